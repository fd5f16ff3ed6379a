import { createElement } from "react";
import { expect, test } from "vitest";
import { renderPage } from "./render-page.server";

test("a page holds its letters whole, wherever React divides it", async () => {
  const words = Array.from({ length: 3000 }, (_, i) =>
    createElement("b", { key: i }, `é${"a".repeat(i % 3)}🍮`),
  );
  const html = await renderPage(createElement("p", null, words), "");
  const expected = words.map((_, i) => `<b>é${"a".repeat(i % 3)}🍮</b>`).join("");
  expect(html.toString()).toBe(`<p>${expected}</p>`);
});
