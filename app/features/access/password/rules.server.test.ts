import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { passwordProblem } from "./password.server";

const UNFIT = "Password doesn't meet requirements";
const COMMON = "That password is too common. Please choose another.";
const problem = (password: string) => passwordProblem(password, "ann.gardener@example.org");

describe("passwordProblem", () => {
  it.each([
    "carrots & peas",
    "Sup3rSecret!",
    "correct horse battery staple",
    "test-password",
    "Password123!",
    "        x",
    "🥕🥦🌽🍅🥑🎃🍣🍚",
    "pixelplate at home",
    "Test2026!",
    "kohlrabi2026!",
    "20262026x",
    "ann.gardener1",
    "p".repeat(256),
  ])("takes %j", async (password) => expect(await problem(password)).toBeUndefined());

  it.each(["1234567", "🥕🥦🌽🍅🥑🎃🍣", "p".repeat(257), "é".repeat(129)])(
    "refuses the length of %j",
    async (password) => expect(await problem(password)).toEqual([UNFIT]),
  );

  it.each([
    "pixelplate",
    "PixelPlate",
    "pixelplate1",
    "Pixelplate-2026!",
    "ann.gardener",
    "Ann.Gardener",
    "ann.gardener@example.org",
    "password2026!",
    "Summer2026!",
    "welcome-1999",
  ])("refuses %j, with a hint", async (password) => expect(await problem(password)).toEqual([UNFIT, COMMON]));

  it.each([
    "Password1",
    "password1",
    "PASSWORD1",
    "ｐａｓｓｗｏｒｄ１",
    "iLoveYou1",
    "ＰＩＸＥＬＰＬＡＴＥ",
    "ann．gardener",
  ])("refuses %j in whatever case and width", async (password) =>
    expect(await problem(password)).toEqual([UNFIT, COMMON]),
  );

  it("refuses all of the 3,000 most common ones with the same message", async () => {
    for (const password of dictionary["passwords-common"].slice(0, 3000))
      expect((await problem(password))?.[0], password).toBe(UNFIT);
  });
});
