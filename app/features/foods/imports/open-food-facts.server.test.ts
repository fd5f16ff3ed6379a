import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { VERSION } from "~/platform/settings/version";
import { nameOfProduct, openFoodFacts } from "./open-food-facts.server";

const SPREAD = "04006381333931";
const product = {
  code: "4006381333931",
  product_name: "Hazelnut Spread",
  brands: "Haselhof",
  serving_quantity: "15",
  nutriments: {
    "energy-kcal_100g": 539,
    carbohydrates_100g: 57.5,
    proteins_100g: 6.3,
    fat_100g: 30.9,
  },
};

let server: Server;
let requests: IncomingMessage[];
let answer: (response: ServerResponse) => void;
const says = (value: unknown, status = 200) => {
  answer = (response) => response.writeHead(status).end(JSON.stringify(value));
};
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
async function look(barcode = SPREAD) {
  const found = await openFoodFacts(address(), "ann@example.org")(barcode);
  return found === "failed" ? found : found.food;
}

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("gives a product with its source, by one request that says nothing but its digits", async () => {
  says({ status: 1, product });
  const found = await Promise.all([look(), look()]);
  expect([...found, await look()]).toEqual(
    Array(3).fill(expect.objectContaining({ name: "Hazelnut Spread", source: "open-food-facts" })),
  );
  expect(requests.map(({ url }) => url?.replace(/\?fields=[\w,]+$/, ""))).toEqual([
    "/api/v2/product/4006381333931.json",
  ]);
  expect(requests[0]?.headers).not.toHaveProperty("cookie");
  expect(requests[0]?.headers["user-agent"]).toBe(`Pixelplate/${VERSION} (ann@example.org)`);
});

it("knows its name in each language, and one without its own by what it has", async () => {
  const { product_name, ...nameless } = product;
  says({
    status: 1,
    product: { ...nameless, product_name_fr: "Pâte à tartiner", product_name_de: "Nusscreme" },
  });
  const found = await look();
  const named = (...languages: string[]) => typeof found === "object" && nameOfProduct(found, languages);
  expect([named("fr", "de"), named("es", "de"), named("es")]).toEqual([
    "Pâte à tartiner",
    "Nusscreme",
    "Nusscreme",
  ]);
  expect(product_name).toBe("Hazelnut Spread");
});

it("takes the values of what is made of it when there are no others, and says so", async () => {
  const prepared = Object.entries(product.nutriments).map(([name, value]) => [
    name.replace("_100g", "_prepared_100g"),
    value,
  ]);
  says({ status: 1, product: { ...product, nutriments: Object.fromEntries(prepared) } });
  expect(await look()).toMatchObject({
    name: "Hazelnut Spread, prepared",
    per100: { calories: 539, fats: 30.9 },
  });
});

it("remembers that a barcode is unknown", async () => {
  says({ status: 0, status_verbose: "product not found" }, 404);
  expect([await look(), await look()]).toEqual([undefined, undefined]);
  expect(requests).toHaveLength(1);
});

it.each([
  ["another product", { ...product, code: "5000112548167" }],
  ["a product without its figures", { ...product, nutriments: {} }],
  ["one that 100 g can't hold", { ...product, nutriments: { ...product.nutriments, fat_100g: 1000 } }],
  ["no product", "none"],
])("takes %s for unknown", async (_, product) => {
  says({ status: 1, product });
  expect(await look()).toBeUndefined();
});

it.each<[string, (response: ServerResponse) => void]>([
  ["a failure", (response) => response.writeHead(500).end()],
  ["no JSON", (response) => response.end("<html>")],
  ["an endless answer", (response) => response.end(" ".repeat(300_000) + JSON.stringify({ product }))],
  ["a cut connection", (response) => response.destroy()],
  [
    "a redirect",
    (response) => {
      answer = (next) => next.end(JSON.stringify({ product }));
      response.writeHead(302, { location: "/elsewhere" }).end();
    },
  ],
])("takes %s for no answer, follows nothing, and soon asks again", async (_, given) => {
  answer = given;
  expect(await look()).toBe("failed");
  expect(await look()).toBe("failed");
  expect(requests).toHaveLength(1);
  says({ status: 1, product });
  await vi.waitFor(async () => expect(await look()).toMatchObject({ name: "Hazelnut Spread" }));
});

it("asks for no more than 60 barcodes a minute", async () => {
  says({ status: 0 }, 404);
  const answers = [];
  for (let i = 0; i < 70; i++) answers.push(await look(String(i).padStart(14, "0")));
  expect(answers).toEqual([...Array(60).fill(undefined), ...Array(10).fill("failed")]);
  expect(requests).toHaveLength(60);
});
