import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const CLIENT = "build/client";

/** Brotli bytes of the scripts and styles of a first visit, at most; pages with forms also load their checks. */
const LIMITS = { script: 111 * 1024, style: 14 * 1024 };
const OWN_LIMITS: Record<string, Partial<typeof LIMITS>> = {
  // The names of days come in one file, the rarer ones too.
  "routes/_front._index": { script: 95.1 * 1024, style: 12 * 1024 },
  "routes/my-collections": { script: 99 * 1024, style: 16 * 1024 },
  // Reads CSV, and pictures, in the browser.
  "routes/account_.data_.import": { script: 118 * 1024 },
  // Proposes a meal to the people of a house, and puts a removed food back.
  "routes/_front.eat.describe": { script: 112.3 * 1024 },
  "routes/_front.recipes_.$recipeId": { script: 111.1 * 1024 },
  // Large targets on phones.
  "routes/account.goal": { style: 14.2 * 1024 },
  // Weighs what a label says for 100 g.
  "routes/eat.scan-label": { script: 115.3 * 1024 },
  "routes/_front.eat.plate": { script: 114.6 * 1024 },
  "routes/_front.food.$foodId": { script: 119.1 * 1024 },
  "routes/account.info": { script: 112 * 1024 },
  // Shares a file with the review.
  "routes/account.delete": { script: 111.2 * 1024 },
  "routes/account.profile": { script: 113 * 1024 },
};

describe.skipIf(!existsSync("build/client"))("a page of the build", () => {
  test("loads no more than its limit", () => {
    const pages = [...pageBytes()];
    expect(pages.length).toBeGreaterThan(30);
    const over = pages.flatMap(([id, bytes]) => {
      const limits = { ...LIMITS, ...OWN_LIMITS[id] };
      return bytes.script > limits.script || bytes.style > limits.style ? [{ id, ...bytes, limits }] : [];
    });
    expect(over).toEqual([]);
  });

  test("loads no more than 48 KB of fonts with Latin letters", () => {
    const fonts = readdirSync("build/client/assets").filter((name) => /-latin-(?!ext).*\.woff2$/.test(name));
    const bytes = fonts.reduce((sum, name) => sum + statSync(`build/client/assets/${name}`).size, 0);
    expect(fonts).toHaveLength(2);
    expect(bytes).toBeLessThan(48 * 1024);
  });
});

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css: string[];
};
type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
  url: string;
};

const known = new Map<string, number>();

/** Bytes of a file of the build as brotli sends it; the hash in a file's name counts alike, whatever its letters. */
function bytesOf(path: string): number {
  const bytes = known.get(path) ?? bytesSent(readFileSync(join(CLIENT, path), "utf8"));
  known.set(path, bytes);
  return bytes;
}

const HASHES = /-[\w-]{8}(?=\.(?:js|css)")/g;
const HASH_BYTES = 6;

const bytesSent = (text: string): number =>
  brotliCompressSync(text.replace(HASHES, "-")).length + HASH_BYTES * [...text.matchAll(HASHES)].length;

const sum = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce((total, path) => total + bytesOf(path), 0);

/** What each page of the build loads at a first visit: bytes of its scripts and of its stylesheets. */
function pageBytes(): Map<string, { script: number; style: number }> {
  const [name = ""] = readdirSync(join(CLIENT, "assets")).filter((file) => /^manifest-.*\.js$/.test(file));
  const browser: { __remixManifest?: Manifest } = {};
  new Function("window", readFileSync(join(CLIENT, "assets", name), "utf8"))(browser);
  const { entry, routes } = browser.__remixManifest as Manifest;
  const branch = ({ parentId, ...route }: Route): Omit<Route, "parentId">[] => {
    const parent = parentId ? routes[parentId] : undefined;
    return parent ? [...branch(parent), route] : [route];
  };
  return new Map(
    Object.values(routes).map((route) => {
      const parts = branch(route);
      const scripts = parts.flatMap(({ module, imports }) => [module, ...imports]);
      const script = sum([`/assets/${name}`, entry.module, ...entry.imports, ...scripts]);
      return [route.id, { script, style: sum(parts.flatMap(({ css }) => css)) }];
    }),
  );
}
