import { beforeEach, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { testStore } from "../../../tests/support/store";
import { dropOldInvites, makeInvite, openInvite, signUp } from "./account.server";

const DAY_MS = 86_400_000;
let store: Store;
beforeEach(async () => {
  store = await testStore();
});

const join = (name: string, invite: string, now = 1) =>
  signUp(store, { email: `${name}@example.org`, password: "carrots & peas", invite }, now);

it("one of many who use an invite at once gets in, and nothing is left of the others", async () => {
  const invite = await makeInvite(store, { days: 7 }, 0);
  const answers = await Promise.all(["ann", "ben", "cyd"].map((name) => join(name, invite)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "not-invited")).toHaveLength(2);
  expect(await store.read.select().from(store.read.t.users)).toHaveLength(1);
  expect(await openInvite(store.read, invite, 1)).toBeUndefined();
});

it("an invite outlives a sign-up that fails for another reason", async () => {
  const [first, second] = [await makeInvite(store, { days: 7 }, 0), await makeInvite(store, { days: 7 }, 0)];
  expect((await join("ann", first)).ok).toBe(true);
  expect(await join("ann", second)).toEqual({ ok: false, reason: "email-taken" });
  expect((await join("ben", second)).ok).toBe(true);
});

it("an invite ends after its days, and is then swept away", async () => {
  const invite = await makeInvite(store, { days: 7 }, 0);
  expect(await openInvite(store.read, invite, 7 * DAY_MS - 1)).toEqual({ email: null });
  expect(await openInvite(store.read, invite, 7 * DAY_MS)).toBeUndefined();
  expect(await join("ann", invite, 7 * DAY_MS)).toEqual({ ok: false, reason: "not-invited" });
  await dropOldInvites(store, 7 * DAY_MS + 1);
  expect(await store.read.select().from(store.read.t.invite)).toEqual([]);
});

it("opens for nothing but what its link carries", async () => {
  const invite = await makeInvite(store, { days: 7 }, 0);
  const [id = "", secret = ""] = invite.split(".");
  const turned = `${secret.slice(1)}${secret[0] === "A" ? "B" : "A"}`;
  for (const wrong of [id, `${id}.`, `${id}.${turned}`, `x${id}.${secret}`, "", null, "a".repeat(65_536)])
    expect(await openInvite(store.read, wrong, 1)).toBeUndefined();
  const [row] = await store.read.select().from(store.read.t.invite);
  expect(JSON.stringify(row)).not.toContain(secret);
});
