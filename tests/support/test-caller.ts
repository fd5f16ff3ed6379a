import type { Store } from "~/db/store";
import { type Caller, makeCaller } from "~/http/caller.server";
import type { Viewer } from "~/http/viewer";
import { readSettings } from "~/platform/settings/settings.server";

const NOON = Date.UTC(2026, 6, 14, 12);

const someone: Omit<Viewer, "id"> = {
  email: "robin@example.com",
  shareId: "robin",
  nickname: null,
  timeZone: "UTC",
  energy: "kcal",
  numbers: "shown",
  dayStart: 0,
  logsWeight: false,
  unit: null,
  profileComplete: false,
  prompted: false,
  version: null,
};

/** A person who asks of a test's database. */
export const testCaller = (
  store: Store,
  viewer: Partial<Viewer> & { id: string },
  now = NOON,
  env: Record<string, string> = {},
): Caller =>
  makeCaller(store, {
    viewer: { ...someone, ...viewer },
    settings: readSettings(env),
    now,
    sender: { block: "test", session: async () => undefined },
  });
