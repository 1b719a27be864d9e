/** A confusion matrix: how often statements agree with the truth. */
export interface Confusion {
  tp: number;
  fp: number;
  fn: number;
  tn: number;
}

export const noConfusion = (): Confusion => ({ tp: 0, fp: 0, fn: 0, tn: 0 });

export function count(confusion: Confusion, { said, truth }: { said: boolean; truth: boolean }): void {
  if (said) confusion[truth ? "tp" : "fp"] += 1;
  else confusion[truth ? "fn" : "tn"] += 1;
}

export function total({ tp, fp, fn, tn }: Confusion): number {
  return tp + fp + fn + tn;
}

export function agreement(confusion: Confusion): number {
  return (confusion.tp + confusion.tn) / total(confusion);
}

export function precision({ tp, fp }: Confusion): number {
  return tp / (tp + fp);
}

/** Prints the matrix: rows are the truth, columns are the statements. */
export function printConfusion(
  title: string,
  { tp, fp, fn, tn }: Confusion,
  words: { said: string; truth: string },
): void {
  console.log(`  ${title}`);
  console.log(`    ${"".padEnd(16)}${words.said.padStart(12)}${`not ${words.said}`.padStart(16)}`);
  console.log(`    ${words.truth.padEnd(16)}${String(tp).padStart(12)}${String(fn).padStart(16)}`);
  console.log(`    ${`not ${words.truth}`.padEnd(16)}${String(fp).padStart(12)}${String(tn).padStart(16)}`);
}
