/** Dense tables: the inbox, the runs of a group, what was found. */
export const listStyles = `
.figures { margin: 0; color: var(--soft); } .figures b { color: var(--text); font-weight: 650; font-variant-numeric: tabular-nums; }
.filter { display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: center; margin: var(--s-3) 0 var(--s-2); min-height: 2.1rem; }
.tabs { display: flex; flex-wrap: wrap; gap: 2px; } .tabs a { color: var(--soft); text-decoration: none; padding: .22rem .65rem; border-radius: var(--r); font-size: var(--t-2); border: 1px solid transparent; }
.tabs a:hover { background: var(--sunken); } .tabs a[aria-current] { color: var(--text); font-weight: 550; background: var(--surface); border-color: var(--edge); } .tabs b { font-weight: 400; font-variant-numeric: tabular-nums; }
.acts { display: flex; gap: var(--s-2); align-items: center; } form:has(table):not(:has(tbody input:checked)) .acts { display: none; } form:has(tbody input:checked) .filter-of { display: none; }
table.list { width: 100%; border-collapse: separate; border-spacing: 0; background: var(--surface); border: 1px solid var(--line); border-radius: var(--r); font-size: var(--t-2); line-height: 1.35; table-layout: fixed; }
.list th { position: sticky; top: 3rem; z-index: 1; text-align: left; font-size: var(--t-1); font-weight: 550; color: var(--soft); background: var(--sunken); padding: .3rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
.list th:first-child { border-top-left-radius: var(--r); } .list th:last-child { border-top-right-radius: var(--r); } .list th a { color: inherit; text-decoration: none; } .list th a:hover { color: var(--text); } .list th[aria-sort] a { color: var(--text); }
.list td { padding: .24rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; vertical-align: middle; } .list tr:last-child td { border-bottom: 0; }
.list tbody tr:hover td, .list tbody tr:focus-within td { background: var(--sunken); } .list tbody tr:has(input:checked) td { background: var(--accent-soft); }
.list .what a { color: var(--text); font-weight: 550; text-decoration: none; } .list .what a:hover { text-decoration: underline; } .list .right { text-align: right; font-variant-numeric: tabular-nums; } .list td.soft { color: var(--soft); } .list .narrow { display: none; }
.list .c-tick { width: 2rem; } .list .c-agent { width: 9.5rem; } .list .c-trend { width: 7.5rem; } .list .c-runs { width: 4.5rem; } .list .c-time { width: 6.5rem; } .list .c-state { width: 7.2rem; } .list .chip { line-height: 1.35; } .list input { vertical-align: middle; } .list .c-short { width: 5.5rem; } .list .c-mid { width: 13rem; } .list .c-wide { width: 22rem; }
.spark { display: block; width: 6.5rem; height: 1.125rem; fill: var(--soft); } .spark .none { fill: var(--line); } .spark .hot { fill: var(--failed); }
.pages { position: sticky; bottom: 0; display: flex; gap: var(--s-3); justify-content: space-between; align-items: center; min-height: 2.6rem; background: var(--ground); font-size: var(--t-2); color: var(--soft); }
.split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); gap: var(--s-4); align-items: start; }
@media (max-width: 72rem) { .split { grid-template-columns: minmax(0, 1fr); } .list .wide { display: none; } }
@media (max-width: 45rem) { .list .middle { display: none; } .list th { top: 0; position: static; } .list td.what { white-space: normal; overflow-wrap: anywhere; } .list .narrow { display: flex; flex-wrap: wrap; gap: 0 .5em; align-items: center; font-size: var(--t-1); color: var(--soft); font-weight: 400; }
  .list .c-time { width: 5.4rem; } .filter-of kbd, .filter-of { display: none; } .list td, .list th { padding-left: .35rem; padding-right: .35rem; } }
`;
