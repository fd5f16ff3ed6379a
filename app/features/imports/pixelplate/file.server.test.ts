import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { exportDownload } from "~/features/export/export.server";
import { commitImport, importsSettled, undoImport } from "~/features/imports/run/run.server";
import { importOf } from "~/features/imports/stage/import.server";
import { addFood } from "~/features/log/log-food.server";
import { fillAccount, NOW } from "../../../../tests/support/fixtures/whole-account";
import { addPeople, tableContents, testCaller, testStore } from "../../../../tests/support/store";
import { previewFile } from "../stage/preview-file.server";

// biome-ignore lint/suspicious/noExplicitAny: files that are wrong on purpose
type File = any;
const LATER = NOW + 60_000;
const player = (id: string) => ({ id, timeZone: "Europe/Paris", dayStart: 0, nickname: null });

let there: Store;
let here: Store;
let whole: string;
let people = 0;

const exported = (store: Store, id: string) =>
  text(
    exportDownload(testCaller(store, { id }, NOW), "json", (error) => {
      throw error;
    }).body,
  );
const preview = (id: string, file: string | File) =>
  previewFile(testCaller(here, player(id), LATER), {
    name: "pixelplate.json",
    bytes: Buffer.from(typeof file === "string" ? file : JSON.stringify(file)),
  });
async function imported(id: string, file: string | File) {
  const importId = await preview(id, file);
  await commitImport(testCaller(here, { id: id }, LATER), importId);
  await importsSettled();
  const found = await importOf(here.read, id, importId);
  expect(found?.state).toBe("added");
  return importId;
}
async function newcomer() {
  const id = `new${people++}`;
  await addPeople(here, id);
  return id;
}
const parts = (json: string) => {
  const { account, picture, profile, sessions, imports, proposals, ...rest } = JSON.parse(json);
  const { time_zone, day_start, energy, numbers, logs_weight, looks_up_barcodes, shown_nutrients } = account;
  const { avatar, ...person } = profile ?? {};
  return {
    settings: { time_zone, day_start, energy, numbers, logs_weight, looks_up_barcodes, shown_nutrients },
    person,
    picture: picture !== null,
    ...rest,
  };
};
/** All that is stored, but for what is known of imports. */
async function stored(): Promise<Record<string, string | undefined>> {
  const { import: _, import_row, import_piece, ...others } = await tableContents(here.read);
  return { ...others, import_row, import_piece };
}
const changed = (change: (file: File) => unknown) => {
  const file = JSON.parse(whole);
  change(file);
  return file;
};

beforeAll(async () => {
  [there, here] = [await testStore(), await testStore()];
  await addPeople(there, "ann");
  await fillAccount(there, "ann");
  whole = await exported(there, "ann");
});
afterAll(importsSettled);

describe("a file of Pixelplate", () => {
  it("in a new account is what it was", async () => {
    const id = await newcomer();
    await imported(id, whole);
    expect(parts(await exported(here, id))).toEqual(parts(whole));
    const [picture] = await here.read.select().from(here.read.t.avatars);
    const { data } = await sharp(Buffer.from(picture?.jpeg ?? "", "base64"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(190);
    const { profile } = JSON.parse(await exported(here, id));
    expect(profile.avatar).toMatch(new RegExp(`^avatar_${id}_`));
  });

  it("says what is in it before anything is added", async () => {
    const id = await newcomer();
    const before = (await stored()).food;
    const found = await importOf(here.read, id, await preview(id, whole));
    expect(found).toMatchObject({ program: "Pixelplate", state: "ready" });
    expect(found?.summary).toMatchObject({
      foods: 3,
      days: 2,
      known: 0,
      from: "2026-03-02",
      to: "2026-03-03",
    });
    expect(found?.summary.own).toContainEqual({ section: "collection", count: 2, known: 0 });
    expect(found?.summary.first[0]).toMatchObject({ name: "=Feast", date: "2026-03-02", time: "10:30" });
    expect((await stored()).food).toBe(before);
  });

  it("adds nothing the second time, and an undo of that takes nothing", async () => {
    const id = await newcomer();
    await imported(id, whole);
    const once = await exported(here, id);
    const again = await preview(id, whole);
    const summary = (await importOf(here.read, id, again))?.summary;
    expect(summary?.own?.filter(({ count, known }) => count > known)).toEqual([]);
    await commitImport(testCaller(here, { id: id }, LATER), again);
    await importsSettled();
    expect(parts(await exported(here, id))).toEqual(parts(once));
    await undoImport(testCaller(here, { id: id }, LATER), again);
    await importsSettled();
    expect(parts(await exported(here, id))).toEqual(parts(once));
  });

  it("is undone to what was before, in an empty account and in one that had things of its own", async () => {
    const empty = await newcomer();
    const before = await stored();
    const first = await imported(empty, whole);
    await undoImport(testCaller(here, { id: empty }, LATER), first);
    await importsSettled();
    expect(await stored()).toEqual(before);

    const busy = await newcomer();
    await here.tx((db) => db.insert(db.t.user_info).values({ user_id: busy, name: "Zoe", updated_at: 3 }));
    await here.tx((db) =>
      db.insert(db.t.weight).values({ user_id: busy, date: "2026-03-02", kg: 70, updated_at: 1 }),
    );
    for (const date of ["2026-03-03", "2026-03-04"])
      await testCaller(here, player(busy), NOW).change((tx) =>
        addFood(tx, {
          id: `own${date}`,
          entry: {
            name: "Own",
            emoji: "🍎",
            amounts: { calories: 50, carbs: 5, protein: 1, fats: 1 },
            servings: 1,
          },
          eaten: { time: Date.parse(`${date}T08:00:00Z`), date },
        }),
      );
    const had = await stored();
    const id = await imported(busy, whole);
    expect(await stored()).not.toEqual(had);
    await undoImport(testCaller(here, { id: busy }, LATER), id);
    await importsSettled();
    expect(await stored()).toEqual(had);
  });

  it("leaves what the account has: its day, weight, names and settings; foods are added to the day", async () => {
    const id = await newcomer();
    await here.tx((db) =>
      db.update(db.t.users).set({ energy: "kcal", time_zone: "Asia/Tokyo" }).where(eq(db.t.users.id, id)),
    );
    await here.tx((db) => db.insert(db.t.user_info).values({ user_id: id, name: "Zoe", updated_at: 3 }));
    await here.tx((db) =>
      db.insert(db.t.weight).values({ user_id: id, date: "2026-03-02", kg: 70, updated_at: 1 }),
    );
    const entry = {
      name: "Own",
      emoji: "🍎",
      amounts: { calories: 50, carbs: 5, protein: 1, fats: 1 },
      servings: 1,
    };
    const eaten = { time: Date.parse("2026-03-02T08:00:00Z"), date: "2026-03-02" };
    await testCaller(here, player(id), NOW).change((tx) => addFood(tx, { id: "own", entry, eaten }));
    await imported(id, whole);
    const now = JSON.parse(await exported(here, id));
    expect(now.account).toMatchObject({ time_zone: "Asia/Tokyo", energy: "kj" });
    expect(now.profile).toMatchObject({ name: "Zoe", nickname: null, unit: "us", height: 67 });
    expect(now.weights).toMatchObject([{ date: "2026-03-02", kg: 70 }]);
    expect(now.days.find(({ date }: { date: string }) => date === "2026-03-02")).toMatchObject({
      calories: 2050,
      puzzle_id: null,
      completed_at: null,
    });
    expect(now.foods).toHaveLength(4);
    expect(now.completions).toEqual(JSON.parse(whole).completions);
  });

  it("adds the days of a puzzle that both have, and takes them back", async () => {
    const id = await newcomer();
    await imported(
      id,
      changed((file) => {
        file.completions = file.completions.filter((row: File) => row.puzzle_name === "carrot");
        file.collection = file.collection.filter((row: File) => row.puzzle_name === "carrot");
      }),
    );
    const later = changed((file) => {
      const [carrot] = file.completions.filter((row: File) => row.puzzle_name === "carrot");
      file.completions.push({ ...carrot, date: "2026-02-20" });
      const record = file.collection.find((row: File) => row.puzzle_name === "carrot");
      Object.assign(record, { count: 2, first_completed_at: "2026-02-20T12:00:00.000Z", carbs: 77 });
    });
    const before = await exported(here, id);
    const importId = await imported(id, later);
    const carrot = () =>
      here.read.select().from(here.read.t.user_collection).where(eq(here.read.t.user_collection.user_id, id));
    expect((await carrot()).find((row) => row.puzzle_name === "carrot")).toMatchObject({
      count: 2,
      carbs: 77,
      first_completed_at: Date.UTC(2026, 1, 20, 12),
    });
    await undoImport(testCaller(here, { id: id }, LATER), importId);
    await importsSettled();
    expect(parts(await exported(here, id))).toEqual(parts(before));
  });

  it("changed since, a food stays when its import is undone", async () => {
    const id = await newcomer();
    const importId = await imported(id, whole);
    const { food } = here.read.t;
    await here.tx((db) => db.update(food).set({ name: "Mine now" }).where(eq(food.user_id, id)).returning());
    await undoImport(testCaller(here, { id: id }, LATER), importId);
    await importsSettled();
    expect((await importOf(here.read, id, importId))?.summary.stayed).toBe(3);
    expect(JSON.parse(await exported(here, id)).foods).toHaveLength(3);
  });

  it("of somebody else comes into the account that imports it, and leaves theirs alone", async () => {
    await addPeople(here, "ann");
    const before = (await exported(here, "ann")).length;
    const id = await newcomer();
    await imported(id, whole);
    expect((await exported(here, "ann")).length).toBe(before);
    const [{ email, share_id } = { email: "", share_id: "" }] = await here.read
      .select()
      .from(here.read.t.users)
      .where(eq(here.read.t.users.id, id));
    expect([email, share_id]).toEqual([`${id}@example.org`, id]);
  });

  it("with script in its names holds them as they are", async () => {
    const id = await newcomer();
    const name = "<script>alert(1)</script>";
    await imported(
      id,
      changed((file) => {
        file.foods[1].name = name;
      }),
    );
    expect(JSON.parse(await exported(here, id)).foods[1].name).toBe(name);
  });
});

describe("a hostile file", () => {
  it.each<[string, (file: File) => unknown, RegExp]>([
    [
      "a text for a number",
      (file) => {
        file.foods[1].carbs = "10";
      },
      /: foods\[1\]\.carbs must be a number\.$/,
    ],
    [
      "a number out of range",
      (file) => {
        file.foods[1].carbs = 1e9;
      },
      /: foods\[1\]\.carbs must be at most 100,000\.$/,
    ],
    [
      "a negative number",
      (file) => {
        file.days[0].calories_goal = -1;
      },
      /: days\[0\]\.calories_goal must be at least 0\.$/,
    ],
    [
      "a missing value",
      (file) => {
        delete file.foods[2].name;
      },
      /: foods\[2\]\.name is missing\.$/,
    ],
    [
      "a value inside a part",
      (file) => {
        file.foods[0].parts[0].grams = "x";
      },
      /: foods\[0\]\.parts\[0\]\.grams must be a number\.$/,
    ],
    [
      "too many parts",
      (file) => {
        file.foods[0].parts = Array(21).fill(file.foods[0].parts[0]);
      },
      /foods\[0\]\.parts has more than 20 entries/,
    ],
    [
      "an unknown version",
      (file) => {
        file.version = 2;
      },
      /version 2 is newer than what this server reads/,
    ],
    [
      "no version",
      (file) => {
        delete file.version;
      },
      /version must be 1/,
    ],
    [
      "an unknown part",
      (file) => {
        file.admins = [];
      },
      /admins is unknown to this version/,
    ],
    [
      "an unknown field",
      (file) => {
        file.foods[0].is_admin = true;
      },
      /foods\[0\]\.is_admin is unknown/,
    ],
    [
      "the id of someone else",
      (file) => {
        file.foods[0].user_id = "ann";
      },
      /foods\[0\]\.user_id is unknown/,
    ],
    [
      "a part that is no list",
      (file) => {
        file.foods = { 0: file.foods[0] };
      },
      /foods must be a list/,
    ],
    [
      "a row that is none",
      (file) => {
        file.foods[0] = null;
      },
      /foods\[0\] must be an object/,
    ],
    [
      "a day of the future",
      (file) => {
        file.foods[1].local_date = "2030-01-01";
      },
      /foods\[1\]\.local_date is in the future/,
    ],
    [
      "a time of the future",
      (file) => {
        file.foods[1].time = "2030-01-01T00:00:00Z";
      },
      /foods\[1\]\.time is in the future/,
    ],
    [
      "a day that does not exist",
      (file) => {
        file.days[0].date = "2026-02-30";
      },
      /days\[0\]\.date must be a day/,
    ],
    [
      "a time that is none",
      (file) => {
        file.foods[1].time = 5;
      },
      /foods\[1\]\.time must be text/,
    ],
    [
      "a puzzle that does not exist",
      (file) => {
        file.days[0].puzzle_id = "unicorn";
      },
      /days\[0\]\.puzzle_id is no puzzle/,
    ],
    [
      "a collected puzzle that does not exist",
      (file) => {
        file.collection[0].puzzle_name = "constructor";
      },
      /collection\[0\]\.puzzle_name is no puzzle/,
    ],
    [
      "a completion of nothing",
      (file) => {
        file.completions.push({ ...file.completions[0], puzzle_name: "avocado" });
      },
      /completions: avocado is not in the collection/,
    ],
    [
      "a food twice",
      (file) => {
        file.foods.push(file.foods[0]);
      },
      /foods\[3\] is there twice/,
    ],
    [
      "an id that is a path",
      (file) => {
        file.foods[0].id = "../../x";
      },
      /foods\[0\]\.id must be 1 to 64 letters/,
    ],
    [
      "1,001 foods on a day",
      (file) => {
        file.foods = Array.from({ length: 1001 }, (_, i) => ({ ...file.foods[0], id: `f${i}` }));
      },
      /foods\[1000\] is one of more than 1000 foods on a day/,
    ],
    [
      "a long name",
      (file) => {
        file.foods[0].name = "x".repeat(5000);
      },
      /foods\[0\]\.name is longer than 400 characters/,
    ],
    [
      "a NUL",
      (file) => {
        file.foods[0].name = "a\0b";
      },
      /foods\[0\]\.name must be readable text/,
    ],
    [
      "a picture that is none",
      (file) => {
        file.picture.jpeg = "AAAA";
      },
      /picture\.jpeg is no picture/,
    ],
    [
      "an unknown zone",
      (file) => {
        file.account.time_zone = "Mars/Base";
      },
      /account\.time_zone is no time zone/,
    ],
  ])("with %s gets a sentence that names it, and changes nothing", async (_, change, sentence) => {
    const id = await newcomer();
    const before = await stored();
    await expect(preview(id, changed(change))).rejects.toThrow(sentence);
    expect(await stored()).toEqual(before);
    expect(
      await here.read.select().from(here.read.t.import).where(eq(here.read.t.import.user_id, id)),
    ).toEqual([]);
  });

  it.each(["__proto__", "constructor", "toString"])("with the name %s reaches no prototype", async (name) => {
    const id = await newcomer();
    const before = await stored();
    for (const file of [
      whole.replace('"foods":', `"${name}":{"x":1},"foods":`),
      whole.replace('{"id":"food1"', `{"${name}":{"carbs":1},"id":"food1"`),
    ])
      await expect(preview(id, file)).rejects.toThrow(`${name} is unknown to this version`);
    expect(await stored()).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([50, 100_000])("nested %s levels deep is refused", async (depth) => {
    const id = await newcomer();
    const nested = `"foods":${"[".repeat(depth)}${"]".repeat(depth)},`;
    const file = whole.replace(/"foods":\[\],/, nested);
    expect(file.length).toBeGreaterThan(whole.length);
    await expect(preview(id, file)).rejects.toThrow(/: confirmed_meals\[0\]\.foods is nested too deeply\.$/);
  });

  it("that is an answer of the API is read as the file is", async () => {
    const id = await newcomer();
    const answer = { success: true, data: JSON.parse(whole), error: null };
    const importId = await preview(id, answer);
    expect((await importOf(here.read, id, importId))?.program).toBe("Pixelplate");
    const other = { success: true, data: { name: "x" }, error: null };
    await expect(preview(id, other)).rejects.toThrow(/can’t import JSON from that program/);
  });
});
