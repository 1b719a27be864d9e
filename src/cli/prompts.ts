import type { Readable, Writable } from "node:stream";
import { compact } from "../core/compact.ts";
import { isCancel, select, text } from "@clack/prompts";

export interface Choice<T extends string> {
  value: T;
  label: string;
  hint?: string;
}

/** Questions to the person at the terminal; `undefined` if the person cancels. */
export interface Prompts {
  choose<T extends string>(message: string, choices: readonly Choice<T>[]): Promise<T | undefined>;
  ask(message: string, placeholder?: string): Promise<string | undefined>;
}

export function createPrompts({ stdin: input, stdout: output }: { stdin: Readable; stdout: Writable }): Prompts {
  return {
    async choose<T extends string>(message: string, choices: readonly Choice<T>[]) {
      const options = choices.map(({ value, label, hint }) => ({
        value,
        label,
        ...compact({ hint }),
      }));
      const chosen = await select<string>({ message, options, input, output });
      return isCancel(chosen) ? undefined : choices.find(({ value }) => value === chosen)?.value;
    },
    async ask(message, placeholder) {
      const given = await text({ message, input, output, ...compact({ placeholder }) });
      return isCancel(given) ? undefined : given;
    },
  };
}
