const maxTitle = 200;

/** One line without control characters and direction marks, which could make a title read as something else. */
export function plainText(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (plain.length <= maxTitle) return plain;
  return `${plain.slice(0, maxTitle - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
