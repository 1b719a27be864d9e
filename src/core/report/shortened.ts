/** The beginning of a text where only so much room is; no character is cut in two. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
}
