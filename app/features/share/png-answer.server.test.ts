import { describe, expect, it } from "vitest";
import { pngAnswer } from "./png-answer.server";

const png = Buffer.from("a picture");
const ask = (etag?: string) =>
  new Request("https://food.example.org/art/carrot.png", { headers: etag ? { "If-None-Match": etag } : {} });
const answer = (etag?: string, picture = png) => pngAnswer(ask(etag), picture, "public, no-cache");

describe("pngAnswer", () => {
  it("gives the picture with a tag of its bytes", async () => {
    const response = answer();
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe("public, no-cache");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect(response.headers.get("ETag")).not.toBe(answer(undefined, Buffer.from("b")).headers.get("ETag"));
  });

  it.each(["%s", "W/%s", '"other", %s'])("says 304 to If-None-Match: %s", async (form) => {
    const etag = answer().headers.get("ETag") ?? "";
    const response = answer(form.replace("%s", etag));
    expect(response.status).toBe(304);
    expect(response.headers.get("ETag")).toBe(etag);
    expect(await response.text()).toBe("");
  });

  it("sends the picture again when it has changed", () => {
    const old = answer(undefined, Buffer.from("old")).headers.get("ETag") ?? "";
    expect(answer(old).status).toBe(200);
  });
});
