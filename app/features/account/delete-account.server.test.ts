import { getTableColumns } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userTables } from "~/db/contents";
import { AccountGone, type Db, type Store } from "~/db/store";
import { learnTimeZone, setHours } from "~/features/access/hours.server";
import { recordCameraNotice } from "~/features/label/camera/camera-notice.server";
import { renewShareLink } from "~/features/share/shared-puzzle.server";
import { startSession } from "~/http/session.server";
import { blobsIn } from "~/platform/files.server";
import { addPeople, tableContents, testCaller, testStore } from "../../../tests/support/store";
import { deleteAccount } from "./data.server";
import { editProfile } from "./profile/edit-profile.server";
import { saveProfile, skipPrompt } from "./profile/profile.server";

const NOW = Date.UTC(2026, 10, 21);
const PROFILE = {
  name: "Ann",
  lastName: null,
  gender: "female",
  age: 34,
  unit: "metric",
  height: 170,
  weight: 60,
  activityLevel: "sedentary",
  weightGoal: "maintain",
} as const;

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

const tablesOf = (db: Db) => Object.entries(userTables(db.t));

/** A row of this user in every table but `users`, made up from the kinds of its columns. */
async function fillAll(userId: string) {
  await store.tx(async (db) => {
    for (const [, table] of tablesOf(db)) {
      const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
        if (name === "user_id") return [name, userId];
        if (/json/.test(column.getSQLType())) return [name, ["x"]];
        if (/bool/.test(column.getSQLType())) return [name, true];
        return [name, /int|real|double/.test(column.getSQLType()) ? 1 : `${userId}-${name}`];
      });
      await db.insert(table).values(Object.fromEntries(values));
    }
  });
}

/** The tables that hold something in which this user's id occurs. */
async function tablesWith(userId: string) {
  const contents = await tableContents(store.read);
  return Object.keys(contents).filter((name) => contents[name]?.includes(`"${userId}"`));
}

describe("every table", () => {
  it("says whose its rows are, by a column user_id", () => {
    for (const [name, table] of tablesOf(store.read))
      expect(Object.keys(getTableColumns(table)), name).toContain("user_id");
  });
});

describe("deleteAccount", () => {
  it("removes this user's rows only, from every table", async () => {
    await fillAll("ann");
    await fillAll("ben");
    const all = ["users", ...Object.keys(userTables(store.read.t))];
    expect(await tablesWith("ann")).toEqual(all);
    expect(await deleteAccount(store, [], "ann")).toEqual([]);
    expect(await tablesWith("ann")).toEqual([]);
    expect(JSON.stringify(await tableContents(store.read))).not.toContain("ann");
    expect(await tablesWith("ben")).toEqual(all);
  });

  it("of an account that is gone is refused, and removes nothing", async () => {
    await fillAll("ben");
    await deleteAccount(store, [], "ann");
    const before = await tableContents(store.read);
    await expect(deleteAccount(store, [], "ann")).rejects.toThrow(AccountGone);
    expect(await tableContents(store.read)).toEqual(before);
  });

  it("logs files that could not be removed; the account is deleted nonetheless", async () => {
    const stuck = {
      ...blobsIn(`/nowhere/${process.pid}`, "outbox"),
      removeOf: () => Promise.reject(new Error("read-only disk")),
    };
    expect(await deleteAccount(store, [stuck], "ann")).toEqual([new Error("read-only disk")]);
    expect(await tablesWith("ann")).toEqual([]);
  });
});

describe("what is saved while the account is being deleted", () => {
  const SAVES: Record<string, () => Promise<unknown>> = {
    "a profile": () => saveProfile(testCaller(store, { id: "ann" }, NOW), PROFILE, 2000),
    "a skipped prompt": () => skipPrompt(testCaller(store, { id: "ann" }, NOW)),
    "the notice about the camera": () => recordCameraNotice(testCaller(store, { id: "ann" }, NOW)),
    "a name": () => editProfile(testCaller(store, { id: "ann" }, NOW), { nickname: "Ann", lastName: null }),
    "a log-in": () => startSession(store, "ann", NOW),
    "a time zone": () => setHours(testCaller(store, { id: "ann" }), { timeZone: "UTC", dayStart: 3 }),
    "a learned time zone": () => learnTimeZone(store, "ann", "UTC"),
    "a share link": () => renewShareLink(testCaller(store, { id: "ann" })),
  };

  it.each(Object.entries(SAVES))("%s makes nothing again", async (_what, save) => {
    await Promise.allSettled([save(), deleteAccount(store, [], "ann"), save(), save()]);
    await save().catch((refused) => expect(refused).toBeInstanceOf(AccountGone));
    expect(await tablesWith("ann")).toEqual([]);
  });
});
