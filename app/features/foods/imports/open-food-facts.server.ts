import { LRUCache } from "lru-cache";
import { attempt } from "~/platform/attempt";
import { log } from "~/platform/log/log.server";
import { printedGtin } from "../gtin";
import { fieldOf } from "./off-foods.server";
import { offProduct } from "./off-product";
import type { StoredFood } from "./stored-food.server";

const FIELDS = "code,product_name,generic_name,brands,serving_size,serving_quantity,nutriments";
const TIMEOUT_MS = 4000;
const MAX_BYTES = 256 * 1024;
const CACHED = { max: 10_000, ttl: 24 * 60 * 60 * 1000 };
const FAILED_MS = 60_000;
/** Open Food Facts allows 100 a minute. */
const REQUESTS_A_MINUTE = 60;

type Found = { food: StoredFood | undefined };
type LookUp = (barcode: string) => Promise<StoredFood | undefined>;
const lookUps = new Map<string, LookUp>();

/** Looks up a GTIN of 14 digits at Open Food Facts or a mirror: one request a day for a barcode, known or not. */
export function openFoodFacts(address: string): LookUp {
  const lookUp = lookUps.get(address) ?? newLookUp(address);
  lookUps.set(address, lookUp);
  return lookUp;
}

function newLookUp(address: string): LookUp {
  const cache = new LRUCache<string, Promise<Found>>(CACHED);
  const recent = new LRUCache<string, true>({ max: REQUESTS_A_MINUTE, ttl: 60_000 });
  return async (barcode) => {
    const cached = cache.get(barcode);
    if (cached) return (await cached).food;
    recent.purgeStale();
    if (recent.size >= REQUESTS_A_MINUTE) return undefined;
    recent.set(barcode, true);
    const found = request(address, barcode).catch((error) => {
      log.warn({ event: "barcode look-up failed", reason: String(error) });
      cache.set(barcode, found, { ttl: FAILED_MS });
      return { food: undefined };
    });
    cache.set(barcode, found);
    return (await found).food;
  };
}

async function request(address: string, barcode: string): Promise<Found> {
  const url = new URL(`/api/v2/product/${printedGtin(barcode)}.json?fields=${FIELDS}`, address);
  const response = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: "application/json", "user-agent": "Pixelplate (self-hosted nutrition log)" },
  });
  if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
  const text = await textOf(response);
  const answer = attempt(() => JSON.parse(text)) as { product?: Record<string, unknown> } | undefined;
  const food = answer?.product && offProduct(fieldOf(answer.product));
  const isOfIt = typeof food === "object" && food.barcode === barcode;
  return { food: isOfIt ? { ...food, source: "open-food-facts" } : undefined };
}

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    bytes += read.value.length;
    chunks.push(read.value);
    if (bytes <= MAX_BYTES) continue;
    await reader?.cancel();
    throw new Error("the answer is too large");
  }
  return Buffer.concat(chunks).toString("utf8");
}
