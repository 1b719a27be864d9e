/** Longest part of a value that is judged. */
const judged = 256;

/** Has letters with digits, or signs, as words do not. */
export function looksRandom(value: string, minLength: number): boolean {
  if (value.length < minLength) return false;
  const part = value.slice(0, judged);
  return (/\d/.test(part) && /[A-Za-z]/.test(part)) || /[^\w\s.,;:!?'"()-]/.test(part) || isLongNumber(part);
}

function isLongNumber(part: string): boolean {
  return part.length >= 6 && !/\D/.test(part);
}
