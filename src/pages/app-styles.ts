import { pageStyles } from "./page.tsx";

/** The stylesheet of the Worker's pages: a file of its own, so that no style stands in the page itself. */
export const appStyles = `${pageStyles}
.top { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
.top .grow { flex: 1; } .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; }
.line { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; } label { display: block; font-size: .875rem; }
input, select, textarea, button { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--soft); border-radius: 6px; padding: .3rem .6rem; }
textarea, input.wide { width: 100%; } button { cursor: pointer; background: var(--box); } button.main { border-color: var(--mark); color: var(--mark); font-weight: 600; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
fieldset { border: 1px solid var(--line); border-radius: 6px; margin: 1rem 0; } fieldset label { margin: .3rem 0; }
.card { border-top: 1px solid var(--line); padding: .75rem 0; display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; }
.card p { margin: 0; } .card h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.state { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .6rem; font-size: .8rem; white-space: nowrap; }
.spark { width: 9rem; height: 2rem; fill: var(--mark); } .scroll { overflow-x: auto; } .chart { min-width: 40rem; width: 100%; display: block; }
.chart text { fill: var(--text); font: 12px system-ui, sans-serif; } .chart .lane { stroke: var(--line); }
.chart .model { fill: var(--mark); } .chart .tool { fill: var(--good); } .chart .write { fill: var(--warn); } .chart .error { fill: var(--bad); } .chart .other { fill: var(--soft); }
.chart .repeat { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 3 2; }
ol.events { padding-left: 2rem; } dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.tick { display: flex; gap: .5rem; align-items: baseline; } .tick > span { overflow-wrap: anywhere; } .tick.off code { color: var(--soft); text-decoration: line-through; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem 1rem; } .small { font-size: .8rem; margin: 0; } .unseen { position: absolute; left: -99rem; }
.box { border-left: 3px solid var(--line); padding: .25rem .75rem; background: var(--box); } .box.good { border-color: var(--good); color: inherit; }
[aria-busy] { opacity: .6; } button:disabled { cursor: not-allowed; opacity: .55; }
.problem { border-left: 3px solid var(--bad); padding: .25rem .75rem; background: var(--box); }
[hidden] { display: none; } .stepper { width: 100%; }
@media (max-width: 45rem) { .card, .fields { grid-template-columns: 1fr; } }
`;

/** Two arrows back. */
export const appIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#8250df" d="M8 2v12L1 8zM15 2v12L8 8z"/></svg>';
