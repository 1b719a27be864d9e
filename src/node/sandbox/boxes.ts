import { compact } from "../../core/compact.ts";
import type { ViewLayers } from "./messages.ts";
import type { Box, Sandbox } from "./sandbox.ts";
import { viewOf, type ViewOptions } from "./view/view.ts";

/** The boxes of one runner, with one view each: `closed` reaches only the gateway, `open` also other machines. */
export interface Boxes {
  closed: Box;
  open: Box;
  /** True if their rooms start from the files that a setup left. */
  setUp: boolean;
  close(): void;
}

type Options = Omit<ViewOptions, "keepCredentials" | "overlays"> & { below?: ViewLayers["below"] };

/** Creates each box on first use, since most runners need only one. */
export function createBoxes(sandbox: Sandbox, { below, ...options }: Options): Boxes {
  const made: Partial<Pick<Boxes, "closed" | "open">> = {};
  const { overlays } = sandbox;
  const layers = compact({ below });
  return {
    setUp: below !== undefined,
    close() {
      made.closed?.close();
      made.open?.close();
    },
    get closed() {
      return (made.closed ??= sandbox.box(viewOf({ ...options, overlays }), layers));
    },
    get open() {
      return (made.open ??= sandbox.box(viewOf({ ...options, overlays, keepCredentials: true }), layers));
    },
  };
}
