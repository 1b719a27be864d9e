/** The name of a file or case as one shell word that is never an option. */
export function shellWord(text: string): string {
  return shellArgument(text.startsWith("-") ? `./${text}` : text);
}

/** Any word of a command as a shell word. It is quoted only if it has special characters. */
export function shellArgument(word: string): string {
  return /^[\w./@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
