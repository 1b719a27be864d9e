import type { ViewLayers } from "./messages.ts";
import type { Box, Sandbox } from "./sandbox.ts";
import { viewOf, type ViewOptions } from "./view.ts";

/** The boxes of one runner: `closed` has the gateway and nothing else, `open` other machines too. */
export interface Boxes {
  closed: Box;
  open: Box;
  /** True where they begin as a setup left the files. */
  setUp: boolean;
  close(): void;
}

type Options = Omit<ViewOptions, "keepCredentials" | "overlays"> & { below?: ViewLayers["below"] };

/** Made when they are first used: most runners need one of them. */
export function createBoxes(sandbox: Sandbox, { below, ...options }: Options): Boxes {
  const made: Partial<Pick<Boxes, "closed" | "open">> = {};
  const { overlays } = sandbox;
  const layers = below === undefined ? {} : { below };
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
