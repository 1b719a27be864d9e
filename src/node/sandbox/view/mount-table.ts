/** One mount of the system, from `/proc/self/mountinfo`. */
export interface Mount {
  target: string;
  type: string;
  /** Options of the mount itself, such as `nosuid`. */
  options: string[];
}

/** Reads `/proc/self/mountinfo` (proc(5)). If a place has several mounts, the last one is visible. */
export function readMountTable(text: string): Mount[] {
  const mounts = new Map<string, Mount>();
  for (const line of text.split("\n")) {
    const words = line.split(" ");
    const target = words[4];
    const dash = words.indexOf("-", 6);
    const type = words[dash + 1];
    const options = (words[5] ?? "").split(",");
    if (target === undefined || dash === -1 || type === undefined) continue;
    const place = unescape(target);
    mounts.set(place, { target: place, type, options });
  }
  return [...mounts.values()];
}

/** Blanks, tabs, line feeds and backslashes are written as three octal digits. */
function unescape(text: string): string {
  return text.replaceAll(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}

/** Escapes a field of fstab(5) in the same way. */
export function fstabField(text: string): string {
  return text.replaceAll(/[\\\s]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, "0")}`);
}
