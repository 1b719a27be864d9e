import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { baseStyles, tokens } from "./style-tokens.ts";

/** A page without other files. Text goes through JSX, which escapes it, so trace text never becomes markup. */
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
        <style>{raw(`${tokens}${baseStyles}`)}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
