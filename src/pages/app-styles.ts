import { pageStyles } from "./page.tsx";

/** The stylesheet of the pages: a file of its own, so that no style stands in the page itself. */
export const appStyles = `${pageStyles}
body { padding-top: .75rem; } main { padding-top: .5rem; } h1 { margin: .5rem 0; overflow-wrap: anywhere; line-height: 1.3; } h1 .mono { font-size: 1.1rem; }
[hidden] { display: none !important; } .small { font-size: .8rem; margin: .15rem 0 0; } .unseen, .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; }
.top { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
.top .line, .with-label { align-items: center; } .grow { flex: 1 1 auto; min-width: 0; } a.button { white-space: nowrap; }
h1::first-letter, h2::first-letter, .lead::first-letter { text-transform: uppercase; } .brand { font-weight: 600; text-decoration: none; color: var(--text); } .brand img { vertical-align: -3px; } .brand:hover { text-decoration: underline; }
.trail { margin: .75rem 0 0; font-size: .875rem; } .lead { font-size: 1.05rem; margin: .25rem 0 1rem; overflow-wrap: anywhere; }
.line { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; } .filter { margin: .75rem 0 1rem; } label { display: block; font-size: .875rem; } .line > p { margin: 0; }

input, select, textarea, button, a.button { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--soft); border-radius: 6px; padding: .35rem .7rem; }
.line input, .line select, .line button { min-height: 2.4rem; } textarea, input.wide, select.wide { width: 100%; } input[type=range] { padding: 0; border: 0; accent-color: var(--mark); display: block; }
button, a.button { cursor: pointer; background: var(--box); display: inline-block; text-decoration: none; font-size: .9375rem; } button:hover, a.button:hover { border-color: var(--mark); }
button.main, a.button.main { background: var(--mark); border-color: var(--mark); color: var(--ground); font-weight: 600; } button.plain { border-color: transparent; background: none; color: var(--soft); }
button:disabled, button.main:disabled { cursor: not-allowed; background: var(--box); border-color: var(--line); color: var(--soft); } [aria-busy] { opacity: .6; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; border-radius: 3px; }

.panel, fieldset, .empty { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 1rem 0; } .panel > section > :first-child { margin-top: .5rem; }
fieldset { min-width: 0; padding-bottom: 1rem; } legend { font-weight: 600; padding: 0 .4rem; margin-left: -.4rem; } fieldset > p { margin: 0 0 .5rem; }
.empty { border-style: dashed; text-align: center; padding: 2rem 1rem; } .empty p { margin: .25rem 0; }
.box { border: 1px solid var(--line); border-left: 4px solid currentColor; border-radius: 6px; padding: .5rem .9rem; margin: 1rem 0; background: var(--box); overflow-wrap: anywhere; }
.box p { margin: .15rem 0; color: var(--text); } .box p.soft { color: var(--soft); } .box p:first-child::first-letter { text-transform: uppercase; } .box ul { margin: .25rem 0; color: var(--text); } .box li { margin: .25rem 0; } .box li button { padding: .05rem .6rem; font-size: .875rem; }
.sign-in { max-width: 26rem; margin: 15vh auto 0; }

.card { border: 1px solid var(--line); border-bottom-width: 0; padding: .7rem 1rem; display: grid; grid-template-columns: 1fr auto; gap: .25rem 1.5rem; align-items: center; position: relative; }
.card:first-of-type { border-radius: 8px 8px 0 0; } .card:last-of-type { border-radius: 0 0 8px 8px; border-bottom-width: 1px; } .card:only-of-type { border-radius: 8px; }
.card:hover, .card:focus-within { background: var(--box); } .card p { margin: 0; } .card p.soft { font-size: .875rem; } .card h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; } .card h2 a { text-decoration: none; display: inline-block; } .card h2 a:not(.mono)::first-letter { text-transform: uppercase; } .card h2 a:hover { text-decoration: underline; }
.numbers { display: flex; gap: .75rem; align-items: center; } .numbers strong { font-size: 1.1rem; font-variant-numeric: tabular-nums; }
.state { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .6rem; font: 600 .75rem/1.5 system-ui, sans-serif; white-space: nowrap; display: inline-block; }
.spark { width: 9rem; height: 2rem; fill: var(--mark); } .spark .none { fill: var(--line); }

dl.facts { display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: 1rem 0; } dl.facts > div { border-left: 2px solid var(--line); padding-left: .75rem; min-width: 0; max-width: 32rem; }
dl.facts dt { color: var(--soft); font-size: .8rem; } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.tick { display: flex; gap: .5rem; align-items: baseline; padding: .3rem .4rem; border-radius: 6px; } .tick:hover { background: var(--box); } .tick input { accent-color: var(--mark); } .tick > span { overflow-wrap: anywhere; min-width: 0; }
.tick.off code { color: var(--soft); text-decoration: line-through; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem 1rem; } .fields > div { min-width: 0; }
#stepper .line { flex-wrap: nowrap; } .command p { margin: .75rem 0 .25rem; } .command pre { margin: 0; } .tree, .tree ul { list-style: none; padding-left: 1.25rem; border-left: 1px solid var(--line); } .tree { padding-left: 0; border: 0; } .tree li { margin: .3rem 0; overflow-wrap: anywhere; } .tree [aria-current] { font-weight: 700; color: var(--text); }

.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; padding: .75rem; } .chart { min-width: 40rem; width: 100%; display: block; }
.chart text { fill: var(--text); font: 12px system-ui, sans-serif; } .chart .soft-text { fill: var(--soft); } .chart .lane { stroke: var(--line); } .chart rect:hover { opacity: .75; }
.chart .model { fill: var(--mark); } .chart .tool { fill: var(--good); } .chart .write { fill: var(--warn); } .chart .error { fill: var(--bad); } .chart .other { fill: var(--soft); }
.chart .repeat { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 3 2; }
ol.events { padding-left: 2.25rem; } ol.events > li::marker { color: var(--soft); font-size: .8rem; } ol.events .row { display: grid; grid-template-columns: minmax(0, 1fr) auto; } ol.events details { border: 0; margin: .3rem 0 0; min-width: 0; } ol.events details[open] { grid-column: 1 / -1; } ol.events summary { padding: 0 .6rem; font-size: .75rem; }
.event:target, li:target > .event { background: var(--box); }
@media (max-width: 45rem) { .card, .fields { grid-template-columns: 1fr; } search { order: 3; } .numbers { flex-wrap: wrap; } .panel, fieldset { padding-left: .75rem; padding-right: .75rem; } search, search .line { width: 100%; } search label { width: 100%; } search input { flex: 1; min-width: 0; } .panel.line > .grow { flex-basis: 100%; } }
`;

/** Two arrows back. */
export const appIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#8250df" d="M8 2v12L1 8zM15 2v12L8 8z"/></svg>';
