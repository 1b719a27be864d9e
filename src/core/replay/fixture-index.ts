import { canonicalJson } from "../json/canonical-json.ts";
import { withoutPointers } from "../matching/json-pointer.ts";
import { maskedJson } from "../redact/placeholder-pairs.ts";
import type { Json } from "../schema/json.ts";
import { FixtureQueue, groupFixtures, type ServedFixture } from "./served-fixtures.ts";
import type { ToolRules } from "./tool-rules.ts";

interface IndexOptions {
  byTool: ReadonlyMap<string, readonly ServedFixture[]>;
  equals: (recorded: Json, args: Json, known: ToolRules) => boolean;
  /** Takes away what does not count in arguments before they are compared. */
  plain?: (tool: string, args: Json) => Json;
}

/** A call to answer, with the rules of its tool. */
interface CallQuery {
  tool: string;
  args: Json;
  known: ToolRules;
}

/**
 * Finds the fixtures of a call by a key of its arguments, so that a replay compares each call with few fixtures. Under
 * `subset` arguments have no key, and a call is compared with all unserved fixtures of its tool.
 */
export class FixtureIndex {
  private readonly options: IndexOptions;
  private readonly queues = new Map<string, ReadonlyMap<string, FixtureQueue>>();

  constructor(options: IndexOptions) {
    this.options = options;
  }

  /** See `FixtureQueue.choose`. */
  choose(query: CallQuery, writtenGroup: number): ServedFixture | "used up" | undefined {
    return this.queueOf(query)?.choose(this.answersTo(query), writtenGroup, query.known.effect);
  }

  /** See `FixtureQueue.refusal`. */
  refusal(query: CallQuery): ServedFixture | undefined {
    return this.queueOf(query)?.refusal(this.answersTo(query));
  }

  private answersTo({ tool, args, known }: CallQuery): (fixture: ServedFixture) => boolean {
    const plainArgs = this.plain(tool, args);
    return ({ call }) => this.options.equals(this.plain(tool, call.args), plainArgs, known);
  }

  private queueOf({ tool, args, known }: CallQuery): FixtureQueue | undefined {
    const keyOf = (value: Json) => keyOfArguments(this.plain(tool, value), known);
    let queues = this.queues.get(tool);
    if (!queues) {
      const groups = groupFixtures(this.options.byTool.get(tool) ?? [], (call) => keyOf(call.args));
      queues = new Map(Array.from(groups, ([key, fixtures]) => [key, new FixtureQueue(fixtures)]));
      this.queues.set(tool, queues);
    }
    return queues.get(keyOf(args));
  }

  private plain(tool: string, args: Json): Json {
    return this.options.plain?.(tool, args) ?? args;
  }
}

/** Equal for arguments that can be equal under the rules. */
function keyOfArguments(args: Json, { args: mode, ignore }: ToolRules): string {
  return mode === "exact" ? canonicalJson(maskedJson(withoutPointers(args, ignore))) : "";
}
