/** Our own sentence, with what stands between backticks as code. */
export function Coded({ text }: { text: string }) {
  return <>{text.split("`").map((part, place) => (place % 2 === 1 ? <code>{part}</code> : part))}</>;
}
