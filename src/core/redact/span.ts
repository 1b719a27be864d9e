/** A part of a text to replace. */
export interface Span {
  start: number;
  end: number;
  kind: string;
  /** What the placeholder is made from; the covered text where absent. */
  value?: string;
  /** Text that takes its place as it stands (a decoded and redacted run). */
  replacement?: string;
  /** True if the value has to be put in quotes, because a placeholder is no JSON number. */
  quote?: string;
  /** True if a name said that it is secret: the value is then looked for elsewhere too. */
  named?: boolean;
}
