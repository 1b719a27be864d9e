/** A path inside an address that ends no link: everything but plain letters, digits, `-`, `_` and `.` is percent-encoded. */
export function linkPath(path: string): string {
  return path.split("/").map(encodePart).join("/");
}

function encodePart(part: string): string {
  return encodeURIComponent(part.replaceAll(/\p{Cs}/gu, "\ufffd")).replaceAll(/[!'()*~]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
