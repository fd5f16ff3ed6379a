import "../../tests/support/route-env";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { KEY_TTL_MS } from "~/features/api/once.server";
import { PROPOSAL_MS } from "~/features/log/proposals.server";
import { TOKEN_COUNTED_MS } from "~/features/mail/mailer.server";
import { FAMILY_MAX_MS } from "~/http/bearer.server";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "~/http/session.server";
import { readSettings } from "~/platform/settings/settings.server";
import { addPeople, testStore } from "../../tests/support/store";
import { cleanupJobs } from "./cleanup-jobs.server";

const settings = readSettings({ TZ: "UTC" });

const NOW = Date.UTC(2026, 10, 21);
const SECOND_MS = 1000;
let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann");
});

const cleanUp = async () => {
  for (const { work } of cleanupJobs(store, settings)) await work(NOW);
};
const user_id = "ann";

/** Rows that end a second after now, and rows that ended a second before. */
const ROWS = {
  "idle session": (live: boolean, key: string) => {
    const last_seen_at = NOW - SESSION_IDLE_MS + (live ? SECOND_MS : -SECOND_MS);
    return store.tx((db) =>
      db
        .insert(db.t.session)
        .values({ user_id, id_hash: key, created_at: NOW - SESSION_IDLE_MS, last_seen_at }),
    );
  },
  "old session": (live: boolean, key: string) => {
    const created_at = NOW - SESSION_MAX_MS + (live ? SECOND_MS : -SECOND_MS);
    return store.tx((db) =>
      db.insert(db.t.session).values({ user_id, id_hash: key, created_at, last_seen_at: NOW }),
    );
  },
  "bearer token": (live: boolean, key: string) => {
    const expires_at = NOW + (live ? SECOND_MS : -SECOND_MS);
    const row = { user_id, token_hash: key, kind: "refresh" as const, family_id: "f", expires_at };
    return store.tx((db) => db.insert(db.t.bearer_token).values({ ...row, created_at: NOW - FAMILY_MAX_MS }));
  },
  "mail token": (live: boolean, key: string) => {
    const expires_at = NOW - TOKEN_COUNTED_MS + (live ? SECOND_MS : -SECOND_MS);
    const row = { user_id, token_hash: key, purpose: "recovery" as const, expires_at };
    return store.tx((db) => db.insert(db.t.mail_token).values({ ...row, created_at: NOW }));
  },
  "idempotency key": (live: boolean, key: string) => {
    const created_at = NOW - KEY_TTL_MS + (live ? SECOND_MS : -SECOND_MS);
    return store.tx((db) =>
      db.insert(db.t.idempotency_key).values({ user_id, key, body_hash: "h", answer: null, created_at }),
    );
  },
  proposal: (live: boolean, key: string) => {
    const created_at = NOW - PROPOSAL_MS + (live ? SECOND_MS : -SECOND_MS);
    const amounts = { calories: 1, carbs: 0, fats: 0, protein: 0, number_of_servings: 1 };
    const row = {
      user_id,
      id: key,
      name: "Soup",
      emoji: "🍲",
      ...amounts,
      time: NOW,
      local_date: "2026-11-21",
    };
    return store.tx((db) => db.insert(db.t.proposal).values({ ...row, created_at }));
  },
  "late form": (live: boolean, key: string) => {
    const expires_at = NOW + (live ? SECOND_MS : -SECOND_MS);
    const row = { user_id, key_hash: key, address: "/", fields: {}, expires_at };
    return store.tx((db) => db.insert(db.t.late_form).values(row));
  },
  "rate limit": (live: boolean, key: string) => {
    const expires_at = NOW + (live ? SECOND_MS : -SECOND_MS);
    return store.tx((db) => db.insert(db.t.rate_limit).values({ bucket: key, points: 1, expires_at }));
  },
};
const rowsLeft = async () => {
  const { session, bearer_token, mail_token, idempotency_key, proposal, late_form, rate_limit } =
    store.read.t;
  const all = [session, bearer_token, mail_token, idempotency_key, proposal, late_form, rate_limit];
  const found = await Promise.all(all.map((table) => store.read.select().from(table as typeof session)));
  return JSON.stringify(found.flat());
};

describe.each(Object.entries(ROWS))("an %s", (_, add) => {
  it("is deleted when it is over, and not a second sooner", async () => {
    await add(true, "live-row");
    await add(false, "over-row");
    await cleanUp();
    const left = await rowsLeft();
    expect(left).toContain("live-row");
    expect(left).not.toContain("over-row");
    await cleanUp();
  });
});

it("people and what they logged stay", async () => {
  await cleanUp();
  expect(await store.read.select().from(store.read.t.users)).toHaveLength(1);
});
