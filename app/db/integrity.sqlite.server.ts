import { checkSqlite } from "./check.sqlite.server";
import { noteClosedWell } from "./closed-well.sqlite.server";
import { DatabaseDamaged } from "./database-damaged";

export function integrity(file: string, knownSound: boolean) {
  let sound = knownSound;
  let damage: DatabaseDamaged | undefined;
  let stop = () => {};
  let closed = false;

  return {
    throwIfDamaged() {
      if (damage) throw damage;
    },
    async check(): Promise<boolean> {
      if (sound) return false;
      const running = checkSqlite(file);
      stop = running.stop;
      const fault = await running.fault.catch((error) => {
        if (!closed) throw error;
      });
      sound = !fault && !closed;
      if (!fault) return sound;
      damage = new DatabaseDamaged(file, fault);
      throw damage;
    },
    stopCheck() {
      closed = true;
      stop();
    },
    noteClosed() {
      if (sound) noteClosedWell(file);
    },
  };
}
