import { makeSlots, TooBusy } from "./slots.server";

type Limits = { atOnce: number; waiting: number; each: number };

/** Slots of which one person (or address) takes at most `each`, running and waiting together; more throws TooBusy. */
export function makeSharedSlots({ each, ...limits }: Limits) {
  const inSlot = makeSlots(limits);
  const taken = new Map<string, number>();

  return async function inSharedSlot<T>(
    who: string,
    work: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const own = taken.get(who) ?? 0;
    if (own >= each) throw new TooBusy();
    taken.set(who, own + 1);
    try {
      return await inSlot(work, signal);
    } finally {
      const left = (taken.get(who) ?? 1) - 1;
      if (left > 0) taken.set(who, left);
      else taken.delete(who);
    }
  };
}
