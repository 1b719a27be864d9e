/** The dialog that makes a case of a run. */
export const promoteStyles = `
fieldset { min-width: 0; padding-bottom: var(--s-3); } legend { font-weight: 600; padding: 0 .4rem; margin-left: -.4rem; } fieldset > p { margin: 0 0 var(--s-2); }
.tick { display: flex; gap: var(--s-2); align-items: baseline; padding: .22rem .4rem; border-radius: var(--r); color: var(--text); font-size: var(--t-3); } .tick:hover { background: var(--sunken); } .tick > span { overflow-wrap: anywhere; min-width: 0; } .tick.off code { color: var(--soft); text-decoration: line-through; }
.files { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 0 var(--s-4); align-items: start; } .files nav { position: sticky; top: 4rem; padding: var(--s-2) 0; } .files nav li { overflow-wrap: anywhere; padding: .1rem 0; } .files .inside { padding-left: var(--s-4); } .files a { color: var(--text); } .files details:first-child { margin-top: 0; } pre.added { background: var(--fixed-soft); border-left: 3px solid var(--fixed); }
.last { position: sticky; bottom: 0; background: var(--ground); border-top: 1px solid var(--line); padding: var(--s-3) 0; margin: var(--s-4) 0 0; }
@media (max-width: 45rem) { .files { grid-template-columns: minmax(0, 1fr); } .files nav { position: static; } }
`;
