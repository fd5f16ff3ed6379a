import { AiFailure } from "./ai-failure";

/** Work at once for one asker and for all of them. What is too much is refused with an AiFailure, it never waits. */
export function makeLimit({ perUser, all }: { perUser: number; all: number }) {
  const running = new Map<string, number>();
  let total = 0;

  return async function withLimit<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const own = running.get(userId) ?? 0;
    if (own >= perUser || total >= all) throw new AiFailure("too many questions at once");
    running.set(userId, own + 1);
    total++;
    try {
      return await work();
    } finally {
      total--;
      const left = (running.get(userId) ?? 1) - 1;
      if (left > 0) running.set(userId, left);
      else running.delete(userId);
    }
  };
}
