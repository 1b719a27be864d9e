/** The frame of the pages, forms, buttons and what stands where a list is empty. */
export const frameStyles = `
.unseen { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: var(--s-3); top: var(--s-2); z-index: 3; background: var(--surface); padding: var(--s-1) var(--s-2); }
.top { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: var(--s-2) var(--s-4); min-height: 3rem; padding: 0 var(--s-5); background: var(--surface); border-bottom: 1px solid var(--line); }
.top nav { display: flex; align-items: center; gap: var(--s-4); min-width: 0; flex: 1 1 auto; } .top nav a { color: var(--soft); text-decoration: none; } .top nav a:hover { color: var(--text); }
.top nav .brand { display: flex; align-items: center; gap: var(--s-2); color: var(--text); font-weight: 650; min-width: 0; } .brand img { display: block; } .brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.top nav a[aria-current] { color: var(--text); font-weight: 550; box-shadow: 0 2px var(--accent); } .top search { flex: 0 1 22rem; } .top search .line { flex-wrap: nowrap; } .top search input { width: 100%; min-width: 0; }
.trail { display: flex; flex-wrap: wrap; gap: 0 var(--s-2); margin: 0 0 var(--s-1); font-size: var(--t-2); color: var(--soft); } .trail a { color: inherit; text-decoration: none; } .trail a:hover { text-decoration: underline; } .trail > * + *::before { content: "/"; margin-right: var(--s-2); color: var(--edge); } .trail > * { min-width: 0; overflow-wrap: anywhere; }
.head { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-5); justify-content: space-between; align-items: flex-start; } .head > h1:first-child, .head > div:first-child { flex: 1 1 24rem; min-width: 0; } .head > h2 + .cards { columns: 24rem; column-gap: var(--s-4); } .cards > section { break-inside: avoid; margin: 0 0 var(--s-4); } .cards h2 { margin: 0 0 var(--s-1); font-size: var(--t-3); } dl.entries { margin: 0; font-size: var(--t-2); } .entries > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 var(--s-3); padding: .15rem 0; } .entries dt { color: var(--soft); overflow-wrap: anywhere; } .entries dd { margin: 0; overflow-wrap: anywhere; }
.notes { align-self: end; margin-bottom: var(--s-2); }
.line { display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: center; } .line > p { margin: 0; } .filter.line label { display: inline; margin-right: var(--s-1); } .grow { flex: 1 1 auto; min-width: 0; }
label { display: block; font-size: var(--t-2); color: var(--soft); } form { margin: 0; }
input, select, textarea, button, a.button, .menu > summary { font: inherit; font-size: var(--t-2); color: var(--text); background: var(--surface); border: 1px solid var(--edge); border-radius: var(--r); padding: .28rem .65rem; }
input::placeholder { color: var(--soft); opacity: 1; } input[type=checkbox] { accent-color: var(--accent); margin: 0; } input[type=range] { padding: 0; border: 0; accent-color: var(--accent); display: block; }
textarea, input.wide, select.wide { width: 100%; }
button, a.button, .menu > summary { cursor: pointer; display: inline-block; font-weight: 550; text-decoration: none; white-space: nowrap; } button:hover, a.button:hover, .menu > summary:hover { border-color: var(--accent); }
button.main, a.button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } button.plain { border-color: transparent; background: none; color: var(--soft); font-weight: 400; }
button:disabled, button.main:disabled { cursor: not-allowed; background: var(--sunken); border-color: var(--line); color: var(--soft); } [aria-busy] { opacity: .6; }
.menu { position: relative; border: 0; margin: 0; background: none; } .menu > summary { list-style: none; } .menu > summary::-webkit-details-marker { display: none; }
.menu > form, .menu > div { position: absolute; right: 0; top: calc(100% + var(--s-1)); z-index: 2; width: 22rem; max-width: 90vw; padding: var(--s-3); background: var(--surface); border: 1px solid var(--edge); border-radius: var(--r); box-shadow: 0 8px 28px rgb(0 0 0 / .14); }
.menu form .line { margin-top: var(--s-2); }
kbd { font: var(--t-1) var(--mono); border: 1px solid var(--edge); border-radius: 4px; padding: 0 .3em; color: var(--soft); }
.panel, fieldset, .empty { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); padding: var(--s-3) var(--s-4); margin: var(--s-3) 0; }
.empty { text-align: center; padding: var(--s-6) var(--s-4); } .empty > * { max-width: 46rem; margin-left: auto; margin-right: auto; } .empty pre { text-align: left; }
.box { border-radius: var(--r); padding: var(--s-2) var(--s-4); margin: var(--s-3) 0; overflow-wrap: anywhere; background: var(--sunken); } .box.bad { background: var(--failed-soft); } .box.good { background: var(--fixed-soft); } .box.warn { background: var(--waiting-soft); } .box.guard { background: var(--guarded-soft); }
.box p { margin: var(--s-1) 0; color: var(--text); } .box p:first-child { font-weight: 550; } .box .soft { color: var(--text); opacity: .86; } .box ul { margin: var(--s-1) 0; color: var(--text); } .box li { margin: var(--s-1) 0; } .box a { color: inherit; }
.sign-in { max-width: 24rem; margin: 14vh auto 0; } .sign-in h1 { display: flex; gap: var(--s-2); align-items: center; margin-bottom: var(--s-4); } .sign-in input { padding: .5rem .7rem; margin: var(--s-1) 0 var(--s-3); }
.command p { margin: var(--s-3) 0 var(--s-1); } .command pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.tree, .tree ul { list-style: none; padding-left: var(--s-5); border-left: 1px solid var(--line); } .tree { padding-left: 0; border: 0; } .tree li { margin: .3rem 0; overflow-wrap: anywhere; } .tree [aria-current] { font-weight: 700; color: var(--text); }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-3) var(--s-4); } .fields > div { min-width: 0; } .fields p { margin: .1rem 0 0; }
.cards { columns: 24rem; column-gap: var(--s-4); } .cards > section { break-inside: avoid; margin: 0 0 var(--s-4); } .cards h2 { margin: 0 0 var(--s-1); font-size: var(--t-3); } dl.entries { margin: 0; font-size: var(--t-2); } .entries > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 var(--s-3); padding: .15rem 0; } .entries dt { color: var(--soft); overflow-wrap: anywhere; } .entries dd { margin: 0; overflow-wrap: anywhere; }
.notes { font-size: var(--t-1); color: var(--soft); margin-top: var(--s-3); }
@media (max-width: 45rem) { .top { flex-wrap: wrap; padding: var(--s-2) var(--s-3); } .top search { order: 3; flex: 1 1 100%; } .fields { grid-template-columns: 1fr; } .menu[open] { flex: 1 1 100%; } .menu > form, .menu > div { position: static; width: auto; max-width: none; margin-top: var(--s-2); } }
`;
