/**
 * Limits how many runners run at once. `take` returns the function that gives the slot back; a second call does
 * nothing.
 */
export interface Slots {
  take(): Promise<() => void>;
}

/** Gives out `count` slots, first come, first served. */
export function createSlots(count: number): Slots {
  const waiting: ((giveBack: () => void) => void)[] = [];
  let free = count;

  function slot(): () => void {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = waiting.shift();
      if (next) next(slot());
      else free += 1;
    };
  }

  return {
    take() {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve));
      free -= 1;
      return Promise.resolve(slot());
    },
  };
}
