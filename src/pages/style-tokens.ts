/**
 * Scales of type and space, and colours with a meaning: failed, fixed, waiting for a person, guarded. The accent marks
 * the main action. Browsers look up a font for each size and weight, so there are few sizes and two weights. All texts
 * have a contrast of 4.5:1 on all three backgrounds. Paper is always light.
 */
export const tokens = `
:root { color-scheme: light dark;
  --ground: #faf9f6; --surface: #ffffff; --sunken: #f3f1ec; --line: #e5e2da; --edge: #cbc7bc; --text: #1b1916; --soft: #625e56;
  --accent: #5140cf; --on-accent: #ffffff; --accent-soft: #eeebfd;
  --failed: #b02a14; --failed-soft: #fdeee9; --fixed: #17653a; --fixed-soft: #e5f4eb; --waiting: #835200; --waiting-soft: #fbf1db;
  --guarded: #1c53a6; --guarded-soft: #e7effb;
  --mono: ui-monospace, Menlo, Consolas, monospace; --sans: system-ui, sans-serif;
  --t-1: .75rem; --t-2: .8125rem; --t-3: .875rem; --t-4: 1rem; --t-5: 1.25rem; --t-6: 1.625rem;
  --s-1: .25rem; --s-2: .5rem; --s-3: .75rem; --s-4: 1rem; --s-5: 1.5rem; --s-6: 2rem; --r: 7px; }
@media print { :root { color-scheme: light; --ground: #ffffff; } }
@media screen and (prefers-color-scheme: dark) { :root {
  --ground: #121215; --surface: #19191d; --sunken: #212126; --line: #2b2b32; --edge: #44444e; --text: #ececf1; --soft: #a5a5b0;
  --accent: #a396ff; --on-accent: #15121f; --accent-soft: #272243;
  --failed: #ff8a73; --failed-soft: #34190f; --fixed: #63d292; --fixed-soft: #11291c; --waiting: #e8b95a; --waiting-soft: #2e2410;
  --guarded: #86b6ff; --guarded-soft: #13243f; } }
`;

/** Styles that all pages and the report share: text, code, links, tables of facts, folds. */
export const baseStyles = `
* { box-sizing: border-box; } [hidden] { display: none !important; }
html { scroll-padding-top: 4rem; }
body { margin: 0; font: var(--t-3)/1.5 var(--sans); color: var(--text); background: var(--ground); overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
main { max-width: 88rem; margin: 0 auto; padding: var(--s-4) var(--s-5) var(--s-6); }
h1 { font-size: var(--t-5); line-height: 1.3; letter-spacing: -.01em; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: var(--t-4); font-weight: 600; margin: var(--s-5) 0 var(--s-2); } h3 { font-size: var(--t-3); font-weight: 600; margin: var(--s-4) 0 var(--s-1); }
p { margin: var(--s-2) 0; } a { color: var(--accent); text-underline-offset: 4px; } /* below the underscores of ids */
/* The first letter of each paragraph decides its direction. */
h1, p, dd, li, summary, .event, .said, .gave { unicode-bidi: plaintext; } h1, summary, td[dir] { text-align: left; } pre, code, .mono { unicode-bidi: isolate; }
code, pre, .mono { font: .92em/1.5 var(--mono); } pre { overflow-x: auto; margin: var(--s-2) 0; padding: var(--s-3); font-size: var(--t-1); background: var(--sunken); border-radius: var(--r); }
.soft { color: var(--soft); } .bad { color: var(--failed); } .good { color: var(--fixed); } .warn { color: var(--waiting); } .guard { color: var(--guarded); }
.number { font-variant-numeric: tabular-nums; } .small { font-size: var(--t-1); }
.chip { display: inline-flex; align-items: center; gap: .35em; padding: 0 .6em; border-radius: 99px; font-size: var(--t-1); font-weight: 600; line-height: 1.6; white-space: nowrap; background: var(--sunken); }
.chip::before { content: ""; width: .45em; height: .45em; border-radius: 50%; background: currentColor; }
.chip.bad { background: var(--failed-soft); } .chip.good { background: var(--fixed-soft); } .chip.warn { background: var(--waiting-soft); } .chip.guard { background: var(--guarded-soft); }
details { border: 1px solid var(--line); border-radius: var(--r); margin: var(--s-2) 0; background: var(--surface); } summary { cursor: pointer; padding: var(--s-2) var(--s-3); overflow-wrap: anywhere; }
details > div { padding: 0 var(--s-3) var(--s-3); } ul.plain { list-style: none; padding: 0; margin: 0; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-4); } .columns > * { min-width: 0; }
.event { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .6rem; margin: .3rem 0; overflow-wrap: anywhere; }
.event.write { border-color: var(--waiting); } .event.failed { border-color: var(--failed); } .event.parts { background: var(--sunken); }
@media (max-width: 45rem) { main { padding: var(--s-3); } .columns { grid-template-columns: 1fr; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
/* Paper neither scrolls nor folds out, and has no buttons. */ @media print { body { font-size: var(--t-2); } main { max-width: none; padding: 0; } h2, h3, summary { break-after: avoid; } li, .event { break-inside: avoid; } .filter { display: none !important; } pre { white-space: pre-wrap; overflow-wrap: anywhere; } .chip, pre, .event, .box { print-color-adjust: exact; } }
/* Forced colours leave out backgrounds. */ @media (forced-colors: active) { .chip, .event.parts { border: 1px solid; } .event.parts { border-left-width: 3px; } .chip::before { forced-color-adjust: none; background: CanvasText; } }
`;
