import { ReplayKitError } from "../error.ts";

const maxSlugLength = 48;
/** Names that some file systems keep for themselves. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name made of `[a-z0-9-]`, at most 48 characters, from any text; never empty. */
export function slug(text: string): string {
  const plain = text
    .slice(0, 400)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const short = shorten(plain);
  if (short === "") return "case";
  return reserved.test(short) ? `case-${short}` : short;
}

/** Cut between words where that leaves enough of them. */
function shorten(plain: string): string {
  if (plain.length <= maxSlugLength) return plain;
  const cut = plain.slice(0, maxSlugLength);
  const dash = plain[maxSlugLength] === "-" ? maxSlugLength : cut.lastIndexOf("-");
  return (dash >= maxSlugLength / 2 ? cut.slice(0, dash) : cut).replace(/-+$/, "");
}

/** An id that a person chose; it must be a slug already, because it is also the folder's name. */
export function givenId(id: string): string {
  if (slug(id) === id) return id;
  throw new ReplayKitError(
    "invalid_input",
    `the id is ${JSON.stringify(id.slice(0, 100))}; expected a-z, 0-9 and dashes, at most 48`,
    {
      hint: `take ${slug(id)}`,
    },
  );
}
