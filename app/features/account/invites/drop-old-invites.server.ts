import { lt } from "drizzle-orm";
import { dropInBites } from "~/db/drop-in-bites.server";
import type { Store } from "~/db/store";

export const dropOldInvites = (store: Store, now: number): Promise<void> =>
  dropInBites(store, "invite", ({ t }) => lt(t.invite.expires_at, now));
