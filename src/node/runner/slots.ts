/** A turn on one of the processors; given back exactly once. */
export interface Slots {
  take(): Promise<() => void>;
}

/** So many runners at the same time, first come first served. */
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
