import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { testStore } from "../../../tests/support/store";
import "../../../tests/support/route-env";
import { signUp } from "./account.server";
import { logIn } from "./log-in.server";

const ann = { email: "ann@example.org", password: "  carrots & peas = 1%2B+  " };
const ben = { email: "ben@example.org", password: "beans & barley" };

let store: Store;
let annId: string;
beforeAll(async () => {
  store = await testStore();
  const made = await signUp(store, ann, 1);
  annId = made.ok ? made.userId : expect.fail("no account");
});

const storedFor = async (email: string) => {
  const { users } = store.read.t;
  const [row] = await store.read.select().from(users).where(eq(users.email, email));
  return row?.password_hash ?? "";
};

describe("logIn", () => {
  it("knows the right password, to the last space", async () => {
    expect(await logIn(store, ann)).toBe(annId);
    expect(await logIn(store, { ...ann, password: ann.password.trim() })).toBeNull();
    expect(await logIn(store, { ...ann, email: "nobody@example.org" })).toBeNull();
  });

  it("stores a password again that was hashed at another cost, once it was right", async () => {
    const password_hash = await hash(ben.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await store.tx(async (db) => {
      await db
        .insert(db.t.users)
        .values({ id: "ben", email: ben.email, password_hash, share_id: "ben", created_at: 1 });
    });
    expect(await logIn(store, { ...ben, password: "barley & beans" })).toBeNull();
    expect(await storedFor(ben.email)).toBe(password_hash);
    expect(await logIn(store, ben)).toBe("ben");
    expect(await storedFor(ben.email)).toContain("m=19456,t=2,p=1");
    expect(await logIn(store, ben)).toBe("ben");
  });

  it("leaves a hash at today's cost as it is", async () => {
    const before = await storedFor(ann.email);
    await logIn(store, ann);
    expect(await storedFor(ann.email)).toBe(before);
  });
});

describe("signUp", () => {
  it("says when the address is taken, and leaves the account as it is", async () => {
    expect(await signUp(store, { ...ann, password: "something else" }, 2)).toEqual({
      ok: false,
      reason: "email-taken",
    });
    expect(await logIn(store, ann)).toBe(annId);
  });
});
