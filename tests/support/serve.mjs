// The built server for the browser tests, with an empty data folder that goes with it; beside it what stands in for Open Food Facts.
import { rmSync } from "node:fs";
import { createServer } from "node:http";

const SPREAD = {
  product_name: "Hazelnut Spread",
  product_name_de: "Nuss-Nougat-Creme",
  nutriments: { "energy-kcal_100g": 539, carbohydrates_100g: 57.5, proteins_100g: 6.3, fat_100g: 30.9 },
};

/** `/requests` lists the paths before. @type {string[]} */
const requests = [];
createServer(({ url = "" }, response) => {
  if (url === "/requests") return response.end(JSON.stringify(requests));
  requests.push(url);
  const code = /\d+/.exec(url.split("/product/")[1] ?? "")?.[0];
  response.end(JSON.stringify(code?.startsWith("40004170") ? { product: { ...SPREAD, code } } : {}));
}).listen(Number(new URL(`${process.env.BARCODE_LOOKUP_URL}`).port), "127.0.0.1");

process.on("exit", () =>
  rmSync(/** @type {string} */ (process.env.DATA_DIR), { recursive: true, force: true }),
);
await import("../../build/edge/main.js");
