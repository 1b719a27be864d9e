import { foreignNames, nameParts, shortNames, unspacedNames } from "../../../src/core/redact/rules/name-words.ts";
import { shellCommands, shellIdioms } from "../../../src/core/redact/rules/shell-idioms.ts";
import { allTokenRules } from "../../../src/core/redact/rules/token-formats.ts";
import { pick, seeded } from "./generate.ts";

/** The literal prefixes of the token rules. */
export const tokenBeginnings = [
  ...new Set(allTokenRules.map(({ shape }) => shape.replace(/[{(].*$/, "")).filter((text) => text !== "")),
];

/** Other texts that trigger a rule, besides names and tokens. */
export const marks =
  'password= password: password is token: secret secret= --token -u -p --password= -----BEGIN -----END -----BEGIN\u00a0PRIVATE\u00a0KEY----- PuTTY-User-Key-File-3: %40 %2540 %25 \\u0040 \\ \\\\ " \' ` @ a@b.c : :: a::b :// https://u:p@ + +1 ( (06 - . 1.2.3. 1.2.3.4 06 06- 4111 4111-1111 GB29 sig= Bearer Basic cookie: Cookie:a=1; Set-Cookie: < > </ <password> <password <x: 密码 密码是 пароль [redacted- [redacted-secret-0badcafe] u- 8Q~ 18Q~ eyJ eyJ. QUJD Q0FD value: value= name="password" {"password":{"value":" \\n \\\\n := => ; , &a= ?a='.split(
    " ",
  );

const fills = [
  "a",
  "A",
  "1",
  "aB3",
  "-",
  "=",
  " ",
  "\n",
  "\\",
  ".",
  "/",
  "a@",
  "1.",
  "1-",
  "%61",
  '"',
  "é",
  "密",
  ":",
  "_",
  "\t",
  "'",
  ";",
  ",",
];

/** Units for hostile texts to repeat: each prefix or mark alone, with each of a few fills, and in pairs. */
export function* repeatedBeginnings({ pairs, seed }: { pairs: number; seed: number }): Generator<string> {
  const random = seeded(seed);
  const commands = [...shellCommands, ...shellIdioms.map(({ command }) => `${command} `)];
  const all = [
    ...new Set([
      ...tokenBeginnings,
      ...marks,
      ...nameParts,
      ...foreignNames,
      ...shortNames,
      ...unspacedNames,
      ...commands,
    ]),
  ];
  for (const one of all) {
    yield one;
    yield `${one} `;
    yield `${one}=`;
    yield `${one}: `;
    yield `${one}${pick(fills, random)}`;
  }
  for (let n = 0; n < pairs; n += 1) {
    const parts = Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
      pick(random() < 0.4 ? fills : all, random),
    );
    yield parts.join("");
  }
}
