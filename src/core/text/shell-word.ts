/** A text as one word of a shell: as it stands where nothing in it means more, else in quotes; never an option. */
export function shellWord(text: string): string {
  const word = text.startsWith("-") ? `./${text}` : text;
  return /^[\w./@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
