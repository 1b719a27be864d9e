import { type ProjectContext, redactorOf } from "../ingest/prepare-run.ts";
import { labelLimit } from "../ingest/run-facts.ts";

export interface Label {
  name: string;
  value: string;
}

/** `name:value` */
export function labelOf(text: string): Label {
  const [name = "", ...value] = text.split(":");
  return { name, value: value.join(":") };
}

/** A searched label in its stored form: redacted and cut. */
export function storedLabel({ name, value }: Label, context: ProjectContext): Label {
  const { labels } = redactorOf(context).redact({ labels: { [name]: value } });
  const [kept = [name, value]] = Object.entries(labels);
  return { name: kept[0].slice(0, labelLimit.length), value: kept[1].slice(0, labelLimit.length) };
}
