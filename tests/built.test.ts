import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import postcss from "postcss";
import { afterAll, describe, expect, expectTypeOf, test } from "vitest";
import { CATEGORIES } from "../app/features/puzzles/catalogue";
import type { App } from "../server/product";

const EDGE = "build/edge/main.js";
const REMIX_SERVE = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
/** What Chromium 109, Firefox 115 or Safari 16.4 lack. */
const TOO_NEW = new RegExp(
  [
    /\.(?:toReversed|toSorted|toSpliced|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    /\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bIterator\.from\b/,
    /\bURL\.canParse\b|\bAbortSignal\.any\b|\bRegExp\.escape\b|\bUint8Array\.from(?:Base64|Hex)\b/,
    /(?<!Object)\.(?:keys|values|entries|matchAll)\([^()]*\)\.(?:map|filter|find|some|every|reduce|toArray|flatMap|take|drop)\(/,
  ]
    .map(({ source }) => source)
    .join("|"),
);
const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-built-"));
const started: ChildProcess[] = [];

afterAll(async () => {
  const running = started.filter((child) => child.exitCode === null);
  await Promise.all(
    running.map((child) => new Promise((ended) => child.once("exit", ended).kill("SIGTERM"))),
  );
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a server of the production build with an empty database; gives its address once it answers. */
async function start(...args: string[]) {
  const port = await freePort();
  // Not the test runner's own environment, which names a BASE_URL of Vite's.
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production" as const,
    PORT: `${port}`,
    HOST: "127.0.0.1",
    DATA_DIR: join(dataDir, `${port}`),
  };
  const child = spawn(process.execPath, args, { env });
  started.push(child);
  let output = "";
  child.stderr.on("data", (data) => {
    output += data;
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(output);
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return url;
    await wait(50);
  }
}

function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

// `npm test` builds first; without a build there is nothing to look at.
describe.skipIf(!existsSync(EDGE))("the production build", { timeout: 30_000 }, () => {
  test("runs behind our own edge", async () => {
    const url = await start(EDGE);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const page = await fetch(url);
    const html = await page.text();
    expect(html).toContain("Collect your nutrition puzzles");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);

    // A first visit needs no script.
    expect(html).not.toMatch(/\.js"|<script/);
    const sheets = [...new Set(html.match(/\/assets\/[\w.$-]+\.css/g))];
    const bytes = sheets.map((path) => brotliCompressSync(readFileSync(`build/client${path}`)).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(12 * 1024);
    // The next page's styles come when the browser has nothing else to do.
    const now = html.replace(/<link[^>]* rel="prefetch"[^>]*>/g, "");
    const requests = new Set(now.match(/(?:src|href)="\/[^"#]+\.\w+[^"#]*/g));
    expect(requests.size).toBeLessThan(20);
  });

  test("exports what the HTTP edge takes", () => {
    // The product imports no type of the edge, so that this is the only place that compares the two.
    expectTypeOf<typeof import("~/entry.server")["edge"]>().toExtend<App>();
  });

  test("runs on stock remix-serve too", async () => {
    const url = await start(...REMIX_SERVE);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Collect your nutrition puzzles");
  });

  test("reads nothing of what only assistants need at its start", () => {
    const atStart = staticImports(["build/edge/main.js", "build/edge/product.js"]);
    const parts = readdirSync("build/edge/parts").map((name) => `build/edge/parts/${name}`);
    const speaks = (path: string) => readFileSync(path, "utf8").includes("ajv-formats");
    expect(parts.filter(speaks)).not.toEqual([]);
    expect([...atStart].filter(speaks)).toEqual([]);
  });

  test("sends the browser no settings and no schema library", () => {
    const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    const telling = scripts.filter((name) =>
      /SESSION_SECRET|DATABASE_URL|OPENAI_API_KEY|SMTP_URL|ZodError/.test(
        readFileSync(join("build/client/assets", name), "utf8"),
      ),
    );
    expect(telling).toEqual([]);
  });

  test("gives browsers without light-dark() each of its colours", () => {
    const colours = { both: 0, light: 0 };
    for (const name of readdirSync("build/client/assets").filter((file) => file.endsWith(".css"))) {
      const sheet = postcss.parse(readFileSync(join("build/client/assets", name), "utf8"));
      sheet.walkDecls(({ value }) => void (value.includes("light-dark(") && colours.both++));
      sheet.walkAtRules("supports", ({ params, nodes = [] }) => {
        if (!/^not \(color:\s*light-dark/.test(params)) return;
        for (const rule of nodes)
          if (rule.type === "rule")
            colours.light += rule.nodes.filter(
              (node) => "prop" in node && node.prop !== "color-scheme",
            ).length;
      });
    }
    expect(colours.both).toBeGreaterThan(40);
    expect(colours.light).toBe(colours.both);
  });

  test("asks the browser for nothing newer than the README's floor", () => {
    const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
    const newer = scripts.flatMap((name) => {
      const found = TOO_NEW.exec(readFileSync(join("build/client/assets", name), "utf8"));
      return found ? [`${name}: ${found[0]}`] : [];
    });
    expect(newer).toEqual([]);
  });

  test("lists for the browser its pages and forms, and no calls of the API", () => {
    const [name = ""] = readdirSync("build/client/assets").filter((file) => /^manifest-.*\.js$/.test(file));
    const list = readFileSync(join("build/client/assets", name), "utf8");
    expect(list).toContain('"api.docs"');
    expect(list).toContain('"food.$foodId.again"');
    expect(list).not.toMatch(/"(?:routes\/)?(?:api\.(?!docs)|mcp|metrics|healthz|art\.)/);
  });

  test("brings no picture to the browser that the page doesn't show", () => {
    const rows = CATEGORIES.flatMap(({ puzzles }) => puzzles.map(({ map }) => map.rows[12] ?? ""));
    const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
    const holding = scripts.filter((name) => {
      const script = readFileSync(join("build/client/assets", name), "utf8");
      return rows.some((row) => script.includes(row));
    });
    expect(holding).toEqual([]);
  });
});

/** Files of the build, and all that they import as they are loaded. */
function staticImports(paths: readonly string[], known = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (known.has(path)) continue;
    known.add(path);
    const imported = readFileSync(path, "utf8").matchAll(/^(?:import|export)\b[^"\n;]*"(\.[^"]+)"/gm);
    staticImports(
      [...imported].map(([, name = ""]) => join(dirname(path), name)),
      known,
    );
  }
  return known;
}
