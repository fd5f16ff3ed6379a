import { beforeEach, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { signUp, signUpsOpen } from "~/features/access/account.server";
import { deleteAccount } from "~/features/account/data.server";
import { testStore } from "../../../tests/support/store";

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

const join = (name: string) =>
  signUp(store, { email: `${name}@example.org`, password: "carrots & peas", onlyFirst: true }, 1);

it("of many who sign up at once one is the first", async () => {
  expect(await signUpsOpen(store.read, "first")).toBe(true);
  const answers = await Promise.all(["ann", "ben", "cyd", "dan", "eve"].map(join));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "not-first")).toHaveLength(4);
  expect(await store.read.select().from(store.read.t.users)).toHaveLength(1);
  expect(await signUpsOpen(store.read, "first")).toBe(false);
});

it("sign-ups open again when the only account is deleted", async () => {
  const ann = await join("ann");
  if (!ann.ok) throw new Error(ann.reason);
  await deleteAccount(store, [], ann.userId);
  expect(await signUpsOpen(store.read, "first")).toBe(true);
  expect((await join("ben")).ok).toBe(true);
});
