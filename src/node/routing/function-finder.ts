/** A function of the repository that may be a tool's. */
export interface ToolFunction {
  /** The name by which the tool is called. */
  name: string;
  /** What goes into replaykit.yaml; absent: it cannot be routed there. */
  at?: string;
  /** Why it cannot. */
  fault?: string;
  file: string;
  line: number;
}

export interface SourceFile {
  /** From the root, with `/`. */
  file: string;
  text: string;
}

/** Finds the functions of one language. */
export interface FunctionFinder {
  endings: RegExp;
  find(sources: readonly SourceFile[], tools: readonly string[]): Promise<ToolFunction[]>;
}

/** `refund_order`, `refundOrder` and `RefundOrder` are one name. */
export function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
