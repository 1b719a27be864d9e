/** The folder's own name, from a path of any system. */
export function lastPart(folder: string): string {
  return folder.split(/[\\/]/).findLast((part) => part !== "" && part !== ".") ?? folder;
}
