/** A name of a file or case as one word of a shell: never an option. */
export function shellWord(text: string): string {
  return shellArgument(text.startsWith("-") ? `./${text}` : text);
}

/** A word of a command as a shell gets it again, options among them: as it stands where nothing in it means more, else in quotes. */
export function shellArgument(word: string): string {
  return /^[\w./@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
