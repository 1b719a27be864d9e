import { baseStyles, tokens } from "./style-tokens.ts";

/** A run: summary, facts, chart and rows. */
const runStyles = `
.story { display: grid; grid-template-columns: 1fr 1fr 1fr; border: 1px solid var(--line); border-radius: var(--r); background: var(--surface); margin: var(--s-4) 0 var(--s-3); overflow: hidden; }
.story > section { padding: var(--s-3) var(--s-4); min-width: 0; overflow-wrap: anywhere; } .story > section + section { border-left: 1px solid var(--line); } .story h2 { margin: 0 0 var(--s-1); font-size: var(--t-1); font-weight: 600; color: var(--soft); } .story p { margin: 0 0 var(--s-1); white-space: pre-wrap; }
.story .wrong { background: var(--failed-soft); } .story .wrong h2 { color: var(--failed); } .story .right { background: var(--fixed-soft); } .story .right h2 { color: var(--fixed); } .story code { overflow-wrap: anywhere; } .story dl { margin: 0; } .story dt { color: var(--soft); font-size: var(--t-1); margin-top: var(--s-1); } .story dd { margin: 0; } .story .wrong dt, .story .wrong .soft { color: var(--text); opacity: .8; }
dl.facts { display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-5); margin: var(--s-3) 0; font-size: var(--t-2); } dl.facts > div { display: flex; gap: .45em; min-width: 0; max-width: 40rem; } dl.facts dt { color: var(--soft); flex: none; max-width: 16rem; overflow-wrap: anywhere; } dl.facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; min-width: 0; } dl.facts dd details { font-weight: 400; }
.inline { border: 0; margin: 0; background: none; } .inline > summary { padding: 0; } .inline > div, .inline > ul { padding: var(--s-1) 0; margin: 0 0 0 var(--s-4); }
.drawing { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); padding: var(--s-2) var(--s-3); margin: 0; } .plot { display: grid; grid-template-columns: 3.6rem minmax(0, 1fr); } .lanes { font-size: var(--t-1); color: var(--soft); line-height: 24px; } .scroll { overflow-x: auto; padding-bottom: var(--s-1); } .chart { width: 100%; display: block; } .axis { display: flex; justify-content: space-between; margin: 0; font-size: var(--t-1); color: var(--soft); }
.drawing:has(#zoom-3:checked) :is(.chart, .axis) { width: 300%; } .drawing:has(#zoom-9:checked) :is(.chart, .axis) { width: 900%; } .zoom { display: inline-flex; border: 0; padding: 0; margin: 0 0 0 auto; background: none; gap: var(--s-2); } .zoom label { display: inline-flex; gap: .3em; align-items: center; } .zoom legend { float: left; padding: 0 var(--s-2) 0 0; font-weight: 400; }
.chart .lane { stroke: var(--line); } .chart a:hover rect { opacity: .7; } .legend { display: flex; flex-wrap: wrap; gap: 0 var(--s-4); font-size: var(--t-1); color: var(--soft); align-items: center; }
.legend i, .key { display: inline-block; width: .7em; height: .7em; border-radius: 2px; margin-right: .4em; } .chart .model { fill: var(--accent); } .chart .read { fill: var(--guarded); } .chart .write { fill: var(--waiting); } .chart .error { fill: var(--failed); } .chart .other { fill: var(--edge); }
.legend .model { background: var(--accent); } .legend .read { background: var(--guarded); } .legend .write { background: var(--waiting); } .legend .error { background: var(--failed); } .legend .other { background: var(--edge); }
/*
 * The summary is painted first. This keyframe hides the chart and the rows until the next frame. An address with a
 * target has no such wait: only the length of the animation changes, because an animation that is removed and set again
 * would run again.
 */
/* Until then it is so high that a scroll position can be restored. */ @keyframes next-frame { from, to { content-visibility: hidden; } } .story-below { contain-intrinsic-height: 100000px; animation: next-frame 1ms; } main:has(:target) .story-below { animation-duration: 0s; }
ol.rows { list-style: none; padding: 0; margin: 0; background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); overflow: hidden; } ol.rows ol { list-style: none; padding: 0; margin: 0; }
ol.rows > li { content-visibility: auto; contain-intrinsic-height: auto 2.4rem; }
.row { display: grid; grid-template-columns: 4rem 5.5rem minmax(0, 1fr) auto; gap: 0 var(--s-3); padding: .4rem var(--s-4); margin: 0; border-bottom: 1px solid var(--line); align-items: baseline; } ol.rows > li:last-child > .row { border-bottom: 0; } .row:focus-visible { outline-offset: -2px; }
.row .at, .row .took { color: var(--soft); font-size: var(--t-1); font-variant-numeric: tabular-nums; white-space: nowrap; } .row .kind { color: var(--soft); font-size: var(--t-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .row .said { overflow-wrap: anywhere; white-space: pre-wrap; } .row .said > b { font-weight: 600; }
.row .gave { color: var(--soft); } .row .gave::before { content: "→ "; } .row.write > .kind { color: var(--waiting); } .row.failed { background: var(--failed-soft); box-shadow: inset 3px 0 var(--failed); } .row.failed .gave, .row.failed .kind { color: var(--failed); } .row.answer .said { font-weight: 600; }
li:target > .row, .row:target { box-shadow: inset 3px 0 var(--accent); background: var(--accent-soft); } .times { background: var(--text); color: var(--surface); border-radius: 99px; padding: 0 .55em; font-size: var(--t-1); font-weight: 600; font-variant-numeric: tabular-nums; }
.row details { border: 0; margin: 0; background: none; } .row summary { padding: 0 .3rem; font-size: var(--t-1); color: var(--soft); text-align: right; list-style: none; } .row summary::-webkit-details-marker { display: none; } .row:has(details[open]) details { grid-column: 1 / -1; } .row pre { max-height: 28rem; overflow: auto; } .row .end { display: flex; gap: var(--s-2); align-items: baseline; justify-content: flex-end; } .row:has(details[open]) .end { grid-column: 1 / -1; display: block; }
.json { max-height: 28rem; overflow: auto; padding: var(--s-2) var(--s-3); background: var(--sunken); border-radius: var(--r); font-size: var(--t-1); text-align: left; } .row .json details details, .json .leaf { margin-left: 1.1rem; } .row .json details, .json .leaf { padding: 0; min-width: 12rem; } .row .json summary { text-align: left; list-style: revert; padding: 0; font-size: inherit; } .json .leaf { overflow-wrap: anywhere; } .row .end details .line { justify-content: flex-end; margin: var(--s-1) 0; }
.loop > .row { background: var(--sunken); } .loop > ol { border-left: 3px solid var(--edge); } .gap > .row { background: var(--sunken); color: var(--soft); display: block; font-size: var(--t-2); }
.step h3 { margin: 0 0 var(--s-1); } .step pre { max-height: 28rem; overflow: auto; } #stepper .line { flex-wrap: nowrap; }
@media (max-width: 60rem) { .story { grid-template-columns: 1fr; } .story > section + section { border-left: 0; border-top: 1px solid var(--line); } .story .wrong { order: -1; } }
@media (max-width: 45rem) { .row { grid-template-columns: minmax(0, 1fr) auto; padding: .4rem var(--s-3); } .row .at { display: none; } .row .kind { grid-column: 1; } .row .said { grid-column: 1 / -1; grid-row: 2; } .row .end { grid-column: 2; grid-row: 1; } .row:has(details[open]) .end { grid-row: 3; } dl.facts { gap: var(--s-1) var(--s-4); } .keys { display: none; } }
`;

/** The dialog that makes a case of a run. */
const promoteStyles = `
fieldset { min-width: 0; padding-bottom: var(--s-3); } legend { font-weight: 600; padding: 0 .4rem; margin-left: -.4rem; } fieldset > p { margin: 0 0 var(--s-2); }
.tick { display: flex; gap: var(--s-2); align-items: baseline; padding: .22rem .4rem; border-radius: var(--r); color: var(--text); font-size: var(--t-3); } .tick:hover { background: var(--sunken); } .tick > span { overflow-wrap: anywhere; min-width: 0; } .tick.off code { color: var(--soft); text-decoration: line-through; }
.files { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 0 var(--s-4); align-items: start; } .files nav { position: sticky; top: 4rem; padding: var(--s-2) 0; } .files nav li { overflow-wrap: anywhere; padding: .1rem 0; } .files .inside { padding-left: var(--s-4); } .files a { color: var(--text); } .files details:first-child { margin-top: 0; } pre.added { background: var(--fixed-soft); border-left: 3px solid var(--fixed); }
html:has(.last, .pages) { scroll-padding-bottom: 4.5rem; }
.last { position: sticky; bottom: 0; background: var(--ground); border-top: 1px solid var(--line); padding: var(--s-3) 0; margin: var(--s-4) 0 0; }
@media (max-width: 45rem) { .files { grid-template-columns: minmax(0, 1fr); } .files nav { position: static; } }
`;

/** Dense tables: the inbox, the runs of a group, search results. */
const listStyles = `
.figures { margin: 0; color: var(--soft); } .head + .figures, h1 + table.list, h1 + .empty { margin-top: var(--s-3); } .figures b { color: var(--text); font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
.figures [data-fresh] { position: fixed; bottom: 3.4rem; right: var(--s-5); z-index: 3; padding: var(--s-1) var(--s-3); border-radius: var(--r); background: var(--accent); color: var(--on-accent); text-decoration: none; font-weight: 600; } /* fixed, so that the list below does not move */
.filter { display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: center; margin: var(--s-3) 0 var(--s-2); min-height: 2.1rem; }
.tabs { display: flex; flex-wrap: wrap; gap: 2px; } .tabs a { color: var(--soft); text-decoration: none; padding: .22rem .65rem; border-radius: var(--r); font-size: var(--t-2); border: 1px solid transparent; }
.tabs a:hover { background: var(--sunken); } .tabs a[aria-current] { color: var(--text); font-weight: 600; background: var(--surface); border-color: var(--edge); } .tabs b { font-weight: 400; font-variant-numeric: tabular-nums; }
.narrowing select { max-width: 14rem; }
.acts { display: flex; gap: var(--s-2); align-items: center; } form:has(table):not(:has(tbody input:checked)) .acts { display: none; } form:has(tbody input:checked) .filter-of { display: none; }
table.list { width: 100%; border-collapse: separate; border-spacing: 0; background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); font-size: var(--t-2); line-height: 1.35; table-layout: fixed; }
.list th { position: sticky; top: 3rem; z-index: 1; text-align: left; font-size: var(--t-1); font-weight: 600; color: var(--soft); background: var(--sunken); padding: .3rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
.list th:first-child { border-top-left-radius: var(--r); } .list th:last-child { border-top-right-radius: var(--r); } .list th a { color: inherit; text-decoration: none; } .list th a:hover { color: var(--text); } .list th[aria-sort] a { color: var(--text); }
.list td { padding: .24rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; vertical-align: middle; } .list tr:last-child td { border-bottom: 0; }
.list tbody tr:hover td, .list tbody tr:focus-within td { background: var(--sunken); } .list tbody tr:has(input:checked) td { background: var(--accent-soft); }
.list .what a { color: var(--text); font-weight: 600; text-decoration: none; } .list .what a:hover { text-decoration: underline; } .list .right { text-align: right; font-variant-numeric: tabular-nums; } .list td.soft { color: var(--soft); } .list .narrow { display: none; }
.list .c-tick { width: 2rem; } .list .c-agent { width: 9.5rem; } .list .c-trend { width: 7.5rem; } .list .c-runs { width: 4.5rem; } .list .c-time { width: 6.5rem; } .list .c-state { width: 7.2rem; } .list .chip { line-height: 1.35; } .list input { vertical-align: middle; } .list .c-short { width: 5.5rem; } .list .c-mid { width: 13rem; } .list .c-wide { width: 22rem; }
.spark { display: block; width: 6.5rem; height: 1.125rem; fill: var(--soft); } .spark .none { fill: var(--line); } .spark .hot { fill: var(--failed); }
.pages { position: sticky; bottom: 0; display: flex; gap: var(--s-3); justify-content: space-between; align-items: center; min-height: 2.6rem; background: var(--ground); font-size: var(--t-2); color: var(--soft); }
.split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 24rem); gap: var(--s-4); align-items: start; } .split h2 { margin-top: var(--s-4); } .split > aside { position: sticky; top: 3.5rem; } .split .story { grid-template-columns: 1fr; margin-top: 0; } .split .story > section + section { border-left: 0; border-top: 1px solid var(--line); } .split .story .wrong { order: -1; border-top: 0; } .split dl.facts { gap: var(--s-1) var(--s-4); } .split .c-agent { width: 8rem; } .split .c-short { width: 4.6rem; } .split .c-time { width: 6rem; }
@media (max-width: 72rem) { .split { grid-template-columns: minmax(0, 1fr); } .split > aside { position: static; order: -1; } .list .wide { display: none; } .list .under { display: flex; gap: 0 .75em; align-items: center; line-height: 1; font-size: var(--t-1); color: var(--soft); font-weight: 400; } .under .who { min-width: 9rem; padding-block: .2em; margin-block: -.2em; overflow: hidden; text-overflow: ellipsis; } .under .phone, .under .spark { display: none; } }
@media (max-width: 60rem) { .list .trend { display: none; } .under .spark { display: block; height: .8rem; } } /* what went wrong needs the space */
@media (max-width: 45rem) { .tabs { flex-wrap: nowrap; overflow-x: auto; max-width: 100%; scrollbar-width: none; } .tabs a { white-space: nowrap; } .narrowing { flex: 1 1 100%; min-width: 0; } .narrowing select { flex: 1 1 8rem; min-width: 0; max-width: none; } .narrowing input { flex: 1 1 10rem; width: 0; min-width: 10rem; } .pages { flex-wrap: wrap; } .list .middle { display: none; } .list th { top: 0; position: static; } .list td.what { white-space: normal; overflow-wrap: anywhere; } .list .narrow { display: flex; flex-wrap: wrap; gap: 0 .5em; align-items: center; font-size: var(--t-1); color: var(--soft); font-weight: 400; }
  .list .under { gap: 0 .4em; } .under .who { min-width: 0; } .under .phone { display: inline; } .list .c-time { width: 6rem; } .acts kbd, .filter-of { display: none; } .acts { flex-wrap: wrap; padding-top: var(--s-2); } .list td, .list th { padding-left: .35rem; padding-right: .35rem; } }
`;

/** The frame of the pages, forms, buttons and empty lists. */
const frameStyles = `
.unseen { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: var(--s-3); top: var(--s-2); z-index: 3; background: var(--surface); padding: var(--s-1) var(--s-2); }
.top { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: var(--s-2) var(--s-4); min-height: 3rem; padding: 0 var(--s-5); background: var(--surface); border-bottom: 1px solid var(--line); }
.top nav { display: flex; align-items: center; gap: var(--s-4); min-width: 0; flex: 1 1 auto; } .top nav a { color: var(--soft); text-decoration: none; } .top nav a:hover { color: var(--text); }
.top nav .brand { display: flex; align-items: center; gap: var(--s-2); color: var(--text); font-weight: 600; min-width: 0; } .brand img { display: block; } .brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.top nav a[aria-current] { color: var(--text); font-weight: 600; box-shadow: 0 2px var(--accent); } .top search { flex: 0 1 22rem; } .top search .line { flex-wrap: nowrap; } .top search input { width: 100%; min-width: 0; }
.trail { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s-2); margin: 0 0 var(--s-1); font-size: var(--t-2); color: var(--soft); } .trail a { color: inherit; text-decoration: none; } .trail a:hover { text-decoration: underline; } .trail > * + *::before { content: "/"; margin-right: var(--s-2); color: var(--edge); } .trail > * { min-width: 0; overflow-wrap: anywhere; }
.head { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-5); justify-content: space-between; align-items: flex-start; } .head > h1:first-child, .head > div:first-child { flex: 1 1 24rem; min-width: 0; } .head > h2 + .cards { columns: 24rem; column-gap: var(--s-4); } .cards > section { break-inside: avoid; margin: 0 0 var(--s-4); } .cards h2 { margin: 0 0 var(--s-1); font-size: var(--t-3); } dl.entries { margin: 0; font-size: var(--t-2); } .entries > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 var(--s-3); padding: .15rem 0; } .entries dt { color: var(--soft); overflow-wrap: anywhere; } .entries dd { margin: 0; overflow-wrap: anywhere; }
.notes { align-self: end; margin-bottom: var(--s-2); }
.line { display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: center; } .line > p { margin: 0; } .line > span { min-width: 0; } .filter.line label { display: inline; margin-right: var(--s-1); } .grow { flex: 1 1 auto; min-width: 0; }
label { display: block; font-size: var(--t-2); color: var(--soft); } form { margin: 0; }
input, select, textarea, button, a.button, .menu > summary { font: inherit; font-size: var(--t-2); color: var(--text); background: var(--surface); border: 1px solid var(--edge); border-radius: var(--r); padding: .28rem .65rem; }
input::placeholder { color: var(--soft); opacity: 1; } input[type=checkbox] { accent-color: var(--accent); margin: 0; } input[type=range] { padding: 0; border: 0; accent-color: var(--accent); display: block; }
textarea, input.wide, select.wide { width: 100%; }
button, a.button, .menu > summary { cursor: pointer; display: inline-block; font-weight: 600; text-decoration: none; white-space: nowrap; } button:hover, a.button:hover, .menu > summary:hover { border-color: var(--accent); }
button.main, a.button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } button.plain { border-color: transparent; background: none; color: var(--soft); font-weight: 400; }
button:disabled, button.main:disabled { cursor: not-allowed; background: var(--sunken); border-color: var(--line); color: var(--soft); } [aria-busy] { opacity: .6; }
.menu { position: relative; border: 0; margin: 0; background: none; } .menu > summary { list-style: none; } .menu > summary::-webkit-details-marker { display: none; }
.menu > form, .menu > div { position: absolute; right: 0; top: calc(100% + var(--s-1)); z-index: 2; width: 22rem; max-width: 90vw; padding: var(--s-3); background: var(--surface); border: 1px solid var(--edge); border-radius: var(--r); box-shadow: 0 8px 28px rgb(0 0 0 / .14); }
.menu form .line { margin-top: var(--s-2); }
#notice { position: sticky; top: 3rem; z-index: 2; margin: 0; padding: var(--s-1) var(--s-5); font-size: var(--t-2); text-align: center; background: var(--waiting-soft); color: var(--text); }
[data-loading] body::before { content: ""; position: fixed; inset: 0 0 auto; z-index: 4; height: 2px; background: var(--accent); } [data-loading] body { cursor: progress; } @media (prefers-reduced-motion: no-preference) { [data-loading] body::before { animation: load 1.2s ease-in-out infinite; transform-origin: left; } @keyframes load { from { transform: scaleX(0); } } }
kbd { font: var(--t-1) var(--mono); border: 1px solid var(--edge); border-radius: 4px; padding: 0 .3em; color: var(--soft); }
.panel, fieldset, .empty { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); padding: var(--s-3) var(--s-4); margin: var(--s-3) 0; }
.empty { text-align: center; padding: var(--s-6) var(--s-4); } .empty > * { max-width: 46rem; margin-left: auto; margin-right: auto; } .empty pre { text-align: left; }
.box { border-radius: var(--r); padding: var(--s-2) var(--s-4); margin: var(--s-3) 0; overflow-wrap: anywhere; background: var(--sunken); } .box.bad { background: var(--failed-soft); } .box.good { background: var(--fixed-soft); } .box.warn { background: var(--waiting-soft); } .box.guard { background: var(--guarded-soft); }
.box p { margin: var(--s-1) 0; color: var(--text); } .box p:first-child { font-weight: 600; } .box .soft { color: var(--text); opacity: .86; } .box ul { margin: var(--s-1) 0; color: var(--text); } .box li { margin: var(--s-1) 0; } .box a { color: inherit; }
.sign-in { max-width: 24rem; margin: 14vh auto 0; } .sign-in h1 { display: flex; gap: var(--s-2); align-items: center; margin-bottom: var(--s-4); } .sign-in input { padding: .5rem .7rem; margin: var(--s-1) 0 var(--s-3); }
.command p { margin: var(--s-3) 0 var(--s-1); } .command pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.tree, .tree ul { list-style: none; padding-left: var(--s-5); border-left: 1px solid var(--line); } .tree { padding-left: 0; border: 0; } .tree li { margin: .3rem 0; overflow-wrap: anywhere; } .tree [aria-current] { font-weight: 700; color: var(--text); }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-3) var(--s-4); } .fields > div { min-width: 0; } .fields p { margin: .1rem 0 0; }
.cards { columns: 24rem; column-gap: var(--s-4); } .cards > section { break-inside: avoid; margin: 0 0 var(--s-4); } .cards h2 { margin: 0 0 var(--s-1); font-size: var(--t-3); } dl.entries { margin: 0; font-size: var(--t-2); } .entries > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 var(--s-3); padding: .15rem 0; } .entries dt { color: var(--soft); overflow-wrap: anywhere; } .entries dd { margin: 0; overflow-wrap: anywhere; }
.notes { font-size: var(--t-1); color: var(--soft); margin-top: var(--s-3); }
@media (max-width: 45rem) { html { scroll-padding-top: var(--s-3); } #notice { top: 0; } .top { position: static; flex-wrap: wrap; padding: var(--s-2) var(--s-3); } .top nav { flex-basis: 0; } .top search { order: 3; flex: 1 1 100%; } .fields { grid-template-columns: 1fr; } .menu[open] { flex: 1 1 100%; } .menu > form, .menu > div { position: static; width: auto; max-width: none; margin-top: var(--s-2); } }
`;

/** Pages on paper, and in the colours that a reader forces on all pages. */
const mediaStyles = `
@media print { .top, .skip, #notice, .zoom, .keys, #stepper, .acts, .filter-of, form button, button, a.button, .menu, .end details:not([open]) { display: none !important; } .list th, .last, .pages, .files nav, .split > aside { position: static; } .files { grid-template-columns: minmax(0, 1fr); } .scroll { overflow: visible; } .row pre, .json, .step pre { max-height: none; } .legend i, .story > section, .row { print-color-adjust: exact; } }
@media (forced-colors: active) { .legend i, .chart, .spark { forced-color-adjust: none; } .row.failed, li:target > .row, .story .wrong { border-left: 3px solid; } .times { border: 1px solid; } .tabs a:not([aria-current]) { border-color: Canvas; } .top nav a[aria-current] { text-decoration: underline; } }
`;

/** The stylesheet of the pages, as a separate file, so that no page contains styles. */
export const appStyles = [tokens, baseStyles, frameStyles, listStyles, runStyles, promoteStyles, mediaStyles].join("");

/** Two arrows to the left in a square, like a tape that is rewound. */
export const appIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="5" fill="#5140cf"/><path fill="#fff" d="M9.6 5.2v9.6L3.6 10zM16 5.2v9.6L10 10z"/></svg>';
