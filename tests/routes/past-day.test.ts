import { beforeAll, describe, expect, it } from "vitest";
import { RouteBrowser } from "../support/route-browser";

await import("../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const category = await import("~/routes/_front.puzzles_.$categoryId");

const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [yesterday, dayBefore, tomorrow] = [dayFrom(-1), dayFrom(-2), dayFrom(1)];

let ann: RouteBrowser;
beforeAll(async () => {
  ann = new RouteBrowser();
  ann.cookies.set("pp_zone", "UTC");
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});

const home = async (date: string) => (await ann.get(front, `/?date=${date}`)).data.home;
const choose = (puzzle_id: string, date: string) =>
  ann.post(
    { action: (args) => category.action({ ...args, params: { categoryId: "magic_garden" } }) },
    `/puzzles/magic_garden?date=${date}`,
    { puzzle_id, date },
  );

describe("a past day's puzzle", () => {
  it("is chosen while there is none, and then stays", async () => {
    const chosen = await choose("corn", yesterday);
    expect([chosen.status, chosen.location]).toEqual([303, `/?date=${yesterday}`]);
    expect((await choose("carrot", yesterday)).location).toBe(`/?date=${yesterday}`);
    expect((await home(yesterday)).puzzle.id).toBe("corn");
    expect((await home(dayFrom(0))).puzzle).toBeNull();
  });

  it("is not one of a day ahead, nor of no day", async () => {
    expect(await choose("corn", tomorrow)).toMatchObject({
      status: 400,
      data: { error: "Must not be in the future" },
    });
    expect(await choose("corn", "2026-02-30")).toMatchObject({
      status: 400,
      data: { error: "Must be a valid date" },
    });
    expect((await home(dayBefore)).puzzle).toBeNull();
  });
});
