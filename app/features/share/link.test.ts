import { describe, expect, it } from "vitest";
import { cardLink, shareLink } from "./link";

const shared = { baseUrl: "https://food.example.org", shareId: "u1", puzzleId: "sushi_rice" };

describe("shareLink", () => {
  it.each([
    [null, ""],
    ["", ""],
    ["Ada", "Ada"],
    ["Ada & Bob?", "Ada%20%26%20Bob%3F"],
    ["<b>", "%3Cb%3E"],
    ["Zoë 🥕", "Zo%C3%AB%20%F0%9F%A5%95"],
    ["half \ud83e", "half%20%EF%BF%BD"],
  ])("of the nickname %j ends in %j", (nickname, encoded) => {
    expect(shareLink({ ...shared, nickname })).toBe(
      `https://food.example.org/share/u1/sushi_rice?nickname=${encoded}`,
    );
  });
});

it("the card lies under the page", () => {
  expect(cardLink(shared)).toBe("https://food.example.org/share/u1/sushi_rice/card.png");
});
