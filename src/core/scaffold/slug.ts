import { ReplayKitError } from "../error.ts";

const maxSlugLength = 48;
/** Names that Windows reserves for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name of `[a-z0-9-]` from any text: at most 48 characters, never empty. */
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

/** Cuts between words if at least half of the length remains. */
function shorten(plain: string): string {
  if (plain.length <= maxSlugLength) return plain;
  const cut = plain.slice(0, maxSlugLength);
  const dash = plain[maxSlugLength] === "-" ? maxSlugLength : cut.lastIndexOf("-");
  return (dash >= maxSlugLength / 2 ? cut.slice(0, dash) : cut).replace(/-+$/, "");
}

/**
 * Returns an id that a person chose. It must be a slug already, because it is also the folder's name. Throws
 * `invalid_input` otherwise.
 */
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
