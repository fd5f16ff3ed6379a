import { beforeAll, expect, it } from "vitest";
import { startBuiltApp, twoPeople, Visitor } from "../support/app";

let a: Visitor;
let stranger: Visitor;
let foodId: string;

beforeAll(async () => {
  const app = await startBuiltApp();
  ({ a, foodId } = await twoPeople(app));
  stranger = new Visitor(app.url);
});

const titleOf = async (visitor: Visitor, path: string) =>
  /<title>([^<]*)<\/title>/.exec((await visitor.get(path)).text)?.[1];

it("every dialog has its own title, in the history and for screen readers", async () => {
  const dialogs = {
    "/?eat=1": "Eat",
    "/eat/describe": "Describe",
    "/eat/enter-value": "Enter value",
    "/eat/camera": "Camera permissions",
    "/foods": "Search",
    [`/food/${foodId}`]: "Food",
    "/recipes": "Recipes",
    "/recipes/canary-recipe": "Recipe",
    "/pots/canary-pot": "In the fridge",
    "/calendar": "Choose a day",
    "/puzzles": "Nutrition puzzles",
    "/puzzles/magic_garden": "Magic Garden",
    "/welcome/info": "About you",
    "/account/info": "Update your info",
    "/account/goal": "Your daily goals",
    "/account/profile": "Edit profile",
    "/account/password": "Change password",
    "/account/share-link": "Share links",
    "/account/tokens": "API tokens",
    "/account/passkeys": "Passkeys",
    "/account/sign-ins": "Sign-ins",
    "/account/delete": "Delete account",
  };
  const titles = Object.entries(dialogs).map(async ([path]) => [path, await titleOf(a, path)]);
  expect(Object.fromEntries(await Promise.all(titles))).toEqual(
    Object.fromEntries(Object.entries(dialogs).map(([path, title]) => [path, `${title} · Pixelplate`])),
  );
});

it("at home the title is the day, for a visitor what the product is", async () => {
  expect(await titleOf(a, "/?date=2020-02-04")).toBe("Tue, Feb 4 · Pixelplate");
  expect(await titleOf(stranger, "/")).toBe("Pixelplate: collect your nutrition puzzles");
});
