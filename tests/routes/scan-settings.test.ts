import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RouteBrowser } from "../support/routes";
import { drawnLabel } from "../support/uploads";

const asks: string[] = [];
const product = {
  code: "4006381333931",
  product_name: "Hazelnut Spread",
  nutriments: { "energy-kcal_100g": 539, carbohydrates_100g: 57.5, proteins_100g: 6.3, fat_100g: 30.9 },
};
let isAway = false;
const server = createServer(({ url = "" }, response) => {
  asks.push(url);
  if (isAway) response.statusCode = 503;
  response.end(JSON.stringify(url.includes(product.code) ? { product } : { status: 0 }));
}).listen(0, "127.0.0.1");
await once(server, "listening");
process.env.LABEL_OCR = "off";
process.env.BARCODE_LOOKUP = "ask";
process.env.BARCODE_LOOKUP_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
await import("../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const scan = await import("~/routes/eat.scan-label");
const privacy = await import("~/routes/privacy-notice");
const whatLeaves = await import("~/routes/what-leaves");

const ann = new RouteBrowser();
beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
});
afterAll(() => server.close());

const look = async (typed: string) => (await ann.get(scan, `/eat/scan-label?barcode=${typed}`)).data.found;

describe("an unknown barcode", () => {
  it("stays here until one has said yes, and after a no", async () => {
    const say = (barcodes: string) =>
      ann.post(scan, "/eat/scan-label?barcode=4006381333931&date=2026-11-01&step=look-up", { barcodes });
    const unknown = { found: { barcode: "04006381333931", status: 200 }, asks: true };
    expect(await ann.get(scan, "/eat/scan-label?barcode=4006381333931")).toMatchObject({ data: unknown });
    expect((await say("maybe")).status).toBe(400);
    const no = await say("off");
    expect([no.status, no.headers.get("Location")]).toEqual([
      302,
      "/eat/scan-label?barcode=4006381333931&date=2026-11-01",
    ]);
    expect((await ann.get(scan, "/eat/scan-label?barcode=4006381333931")).data).toMatchObject({
      asks: false,
    });
    expect(asks).toEqual([]);
    await say("on");
    await say("on");
    expect((await ann.get(scan, "/eat/scan-label")).data).toMatchObject({ asks: false });
  });

  it("is looked up, and its food names the licence", async () => {
    expect(await look("4006381333931")).toMatchObject({
      product: { name: "Hazelnut Spread", portion: "100 g", source: "Open Food Facts (ODbL)" },
    });
    expect(await look("7622210449283")).not.toHaveProperty("product.name");
    expect(asks).toHaveLength(2);
  });

  it("is no unknown one while Open Food Facts is away, and its values can be typed", async () => {
    isAway = true;
    const unanswered = { status: 503, barcode: "05449000000996", error: expect.stringMatching(/answering/) };
    expect(await look("5449000000996")).toEqual({ typed: "5449000000996", ...unanswered });
    expect(await look("5449000000996&step=type")).toMatchObject({ status: 200, barcode: "05449000000996" });
    expect(asks).toHaveLength(3);
    asks.length = 2;
    isAway = false;
  });

  it("that is no barcode leaves nothing, and the page says what leaves", async () => {
    await look("123");
    expect(asks).toHaveLength(2);
    const { rows } = whatLeaves.loader();
    expect(rows.find(({ what }) => what.includes("barcode"))?.to).toMatch(/^Open Food Facts at/);
    expect(privacy.loader()).toMatchObject({ looksUpBarcodes: true });
  });
});

it("a server without its reader offers no camera, and answers a photo with a clear message", async () => {
  expect(await ann.get(scan, "/eat/scan-label")).toMatchObject({ status: 200, data: { reads: false } });
  const form = new FormData();
  form.set("image", await drawnLabel());
  expect(await ann.post(scan, "/eat/scan-label", form)).toMatchObject({
    status: 404,
    data: { toast: { text: "This server doesn't read labels. Type the values instead." } },
  });
});
