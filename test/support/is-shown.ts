/** Whether a page shows a text, where a line `…` on the page represents any lines. */
export function isShown(text: string, shown: string): boolean {
  let at = 0;
  return shown.split(/^…\n/m).every((part, index) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return index === 0 ? found === 0 : found !== -1;
  });
}
