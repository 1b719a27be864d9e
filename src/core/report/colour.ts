const codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export type Colour = keyof typeof codes;
export type Paint = (colour: Colour, text: string) => string;

/** Paints text for a terminal, or leaves it as it is. */
export function createPaint(colour: boolean): Paint {
  return (name, text) => (colour ? `\u001b[${codes[name]}m${text}\u001b[0m` : text);
}
