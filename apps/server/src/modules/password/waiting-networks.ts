// Queue of waiting tasks by network. The order is the first of each network, then the second of each, so that a network with a hundred tasks delays others by one at a time.

type WaitingNetworks<T> = {
  add: (network: string, each: T) => void;
  remove: (network: string, each: T) => void;
  /** Removes and returns the next one; null if none waits. */
  takeNext: () => T | null;
  /** All of them, the next one first. */
  inOrder: () => T[];
};

export function waitingNetworks<T>(): WaitingNetworks<T> {
  /** Networks in the order of their turns; a served network moves to the end. */
  const lines = new Map<string, Set<T>>();
  return {
    add: (network, each) => void lines.set(network, (lines.get(network) ?? new Set()).add(each)),
    remove: (network, each) => {
      const line = lines.get(network);
      line?.delete(each);
      if (line?.size === 0) lines.delete(network);
    },
    takeNext: () => {
      const [first] = lines;
      const next = first?.[1].values().next();
      if (!first || next?.done !== false) return null;
      const [network, line] = first;
      lines.delete(network);
      line.delete(next.value);
      if (line.size > 0) lines.set(network, line);
      return next.value;
    },
    inOrder: () => {
      const order: T[] = [];
      let left = [...lines.values()].map((line) => line.values());
      while (left.length > 0) {
        left = left.filter((line) => {
          const { done, value } = line.next();
          if (!done) order.push(value);
          return !done;
        });
      }
      return order;
    },
  };
}
