import { raw } from "hono/html";
import type { Child } from "hono/jsx";

/** Styles of every page: light and dark, narrow and wide, no file from elsewhere. */
export const pageStyles = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --line: #d0d7de; --ground: #ffffff; --box: #f6f8fa;
  --bad: #b3261e; --good: #116329; --warn: #7a4d00; --mark: #0550ae; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9da7b1; --line: #30363d; --ground: #0d1117; --box: #161b22;
  --bad: #ff8f87; --good: #56d364; --warn: #e3b341; --mark: #79b8ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 70rem; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
code, pre, .mono { font: .875rem/1.5 ui-monospace, monospace; } pre { overflow-x: auto; padding: .75rem; background: var(--box); border-radius: 6px; }
a { color: var(--mark); } .soft { color: var(--soft); } .bad { color: var(--bad); } .good { color: var(--good); } .warn { color: var(--warn); }
details { border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; } summary { cursor: pointer; padding: .5rem .75rem; }
details > div { padding: 0 .75rem .75rem; } ul.plain { list-style: none; padding: 0; margin: 0; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } @media (max-width: 45rem) { .columns { grid-template-columns: 1fr; } }
.event { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .6rem; margin: .3rem 0; overflow-wrap: anywhere; }
.event.write { border-color: var(--warn); } .event.failed { border-color: var(--bad); } .event.parts { background: var(--box); }
`;

/** A whole page, complete in itself. Text goes through JSX, which escapes it: trace text is never markup. */
export function Page({ title, children }: { title: string; children?: Child }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
        />
        <title>{title}</title>
        <style>{raw(pageStyles)}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
