import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { PROXY_NAMES } from "~/platform/settings/settings-schema.server";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

type Package = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
const lock: Record<string, Package> = JSON.parse(read("package-lock.json")).packages;
const manifest = JSON.parse(read("package.json"));

describe("the image", () => {
  const dockerfile = read("Dockerfile").replaceAll("\\\n", " ");
  const [build = "", runtime = ""] = dockerfile.split(/^FROM /m).slice(1);

  test("builds with every package and runs with the production ones", () => {
    const steps = ["ci --ignore-scripts", "run build", "ci --omit=dev --ignore-scripts"]
      .map((words) => `RUN npm ${words}\n`)
      .map((step) => build.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(runtime).not.toMatch(/\bnpm\b|\bapt-get\b/);
  });

  test("holds what the server reads: packages, migrations, build", () => {
    for (const folder of ["node_modules", "drizzle", "build"]) {
      expect(runtime).toContain(`COPY --from=build /app/${folder} ./${folder}\n`);
    }
    expect(runtime).toMatch(
      /^CMD \["node", "--max-semi-space-size=\d+", "--min-semi-space-size=\d+", "build\/edge\/main\.js"\]$/m,
    );
  });

  test("lists its packages, as the script does for those who run it without a container", () => {
    const [, step] = /^RUN (npm sbom .+) > sbom\.json$/m.exec(build) ?? [];
    expect(manifest.scripts.sbom).toBe(step);
    expect(runtime).toContain(" /app/sbom.json ");
  });

  test("never runs as root, and keeps its data in one volume", () => {
    const [user] = runtime.match(/^USER .+$/gm) ?? [];
    expect(user).toBe("USER 1000:1000");
    expect(runtime.indexOf("USER 1000")).toBeLessThan(runtime.indexOf("CMD"));
    expect(runtime).toMatch(/^VOLUME \/data$/m);
    expect(runtime).toMatch(/^ENV .*NODE_ENV=production .*DATA_DIR=\/data /m);
  });

  test("knows whether it is well, without a tool that it lacks", () => {
    expect(runtime).toMatch(/^HEALTHCHECK .*CMD \["bash", "\/app\/healthy\.sh"\]$/m);
    expect(runtime).toMatch(/ln -s \/app\/build\/commands\/admin\.js \/usr\/local\/bin\/pixelplate\n/);
  });

  test("gets no secret, no data and no machine's own packages", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of [".env", ".git", "build", "data", "node_modules"]) expect(ignored).toContain(name);
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|API_KEY/);
  });

  test("is restarted by compose, with an init and a read-only root", () => {
    const compose = read("compose.yaml");
    for (const line of [
      "restart: unless-stopped",
      "init: true",
      "read_only: true",
      "mem_limit: 2g",
      "max-size: 10m",
      "- /tmp",
      "- pixelplate:/data",
    ]) {
      expect(compose).toContain(`    ${line}\n`);
    }
  });
});

describe("the settings", () => {
  const known = [
    ...read("app/platform/settings/settings-schema.server.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
  ].map(([, name]) => name);
  // Not for operators: it is production unless someone works on the code.
  const documented = [...known, ...PROXY_NAMES].filter((name) => name !== "NODE_ENV").toSorted();

  test(".env.example lists them all, and nothing else", () => {
    const listed = [...read(".env.example").matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.length).toBeGreaterThan(8);
    expect(listed.toSorted()).toEqual(documented);
  });

  test("so does the page of settings, and the README has rows of it", () => {
    const rows = (page: string) => {
      const lines = read(page).match(/^\| `[A-Z][A-Z_]+` +\|.*$/gm) ?? [];
      return lines.map((line) => line.replaceAll(/ {2,}/g, " "));
    };
    const all = rows("server/samples/settings.md");
    expect(all.map((row) => row.split("`")[1]).toSorted()).toEqual(documented);
    expect(rows("README.md").length).toBeGreaterThan(8);
    expect(all).toEqual(expect.arrayContaining(rows("README.md")));
  });

  test("compose passes them all on", () => {
    const { services } = parse(read("compose.yaml"));
    expect(Object.keys(services.pixelplate.environment).toSorted()).toEqual(documented);
  });
});

describe("the lock file", () => {
  test("every native package that runs has its binary for arm64 too", () => {
    const native = Object.keys(lock).filter((path) => !lock[path]?.dev && /linux-x64/.test(path));
    expect(native.length).toBeGreaterThanOrEqual(3);
    const missing = native
      .filter((path) => !/musl/.test(path))
      .map((path) => path.replace("linux-x64", "linux-arm64"))
      .filter((path) => !lock[path]);
    expect(missing).toEqual([]);
    // These hold all binaries in one package.
    for (const path of [
      "better-sqlite3-n-api/prebuilds/linux-arm64.node",
      "onnxruntime-node/bin/napi-v6/linux/arm64/onnxruntime_binding.node",
    ])
      expect(existsSync(new URL(`../node_modules/${path}`, import.meta.url)), path).toBe(true);
  });

  const installed = (name: string) =>
    Object.entries(lock).filter(([path]) => path.endsWith(`node_modules/${name}`));

  test("knows the binaries of every system, or a clean install fails elsewhere", () => {
    const wanted = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies),
    );
    const exact = wanted.filter(([, range]) => /^\d/.test(range));
    expect(exact.length).toBeGreaterThan(20);
    expect(exact.filter(([name]) => installed(name).length === 0).map(([name]) => name)).toEqual([]);
  });

  test("every package with an install script was looked at", () => {
    const scripted = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = new Set(scripted.map(([path]) => path.split("node_modules/").at(-1)));
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !(`${name}` in (manifest.allowScripts ?? {})))).toEqual([]);
  });

  test("nothing comes from a repository, a folder or a bare address", () => {
    const ranges = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(ranges.filter((range) => !/^(?:npm:[\w-]+@)?[\^~]?\d[\w.-]*$/.test(`${range}`))).toEqual([]);
    expect(read("package-lock.json")).not.toMatch(/"resolved": "(?:git|file|http:)|"link": true/);
  });

  // Older ones have published holes that reach this product.
  test.each([
    ["@remix-run/server-runtime", "2.17.5"],
    ["@remix-run/router", "1.23.4"],
    ["react-router", "6.30.6"],
    ["react-router-dom", "6.30.6"],
    ["sharp", "0.35.5"],
    ["undici", "6.29.0"],
    ["express", "4.22.0"],
    ["qs", "6.15.2"],
    ["cookie", "0.7.0"],
  ])("%s is at least %s", (name, floor) => {
    const found = installed(name);
    expect(found).not.toEqual([]);
    for (const [, { version = "" }] of found) {
      expect(version.localeCompare(floor, "en", { numeric: true }), version).toBeGreaterThanOrEqual(0);
    }
  });
});

test.each(["README.md", "CONTRIBUTING.md"])("%s names files and folders that are there", (page) => {
  const named = [...read(page).matchAll(/`((?:app|server|tests|drizzle|public)\/[^\s`*]*)`/g)].map(
    ([, path]) => `${path}`,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});

test("README.md links to pages that are there", () => {
  const linked = [...read("README.md").matchAll(/\]\(([\w/.-]+)\)/g)].map(([, path]) => `${path}`);
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});

describe("SECURITY.md", () => {
  const page = read("SECURITY.md");
  const named = new Set([...page.matchAll(/`([\w.-]+\.(?:test|spec)\.ts)`/g)].map(([, name]) => `${name}`));
  const tests = ["app", "server", "tests"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }))
    .map((path) => basename(path))
    .filter((name) => /\.(?:test|spec)\.ts$/.test(name));

  test("names tests that are there, and every one of the long ones", () => {
    expect(named.size).toBeGreaterThan(40);
    expect([...named].filter((name) => !tests.includes(name))).toEqual([]);
    const long = readdirSync("tests/long").filter((name) => name.endsWith(".test.ts"));
    expect(long.filter((name) => !named.has(name))).toEqual([]);
  });

  test("states the real limits", () => {
    for (const [file, words] of [
      ["server/load/admission.ts", "IN_FLIGHT_MAX = 300;"],
      ["server/load/admission.ts", "LAG_MAX_MS = 250;"],
      ["server/edge.ts", "CONNECTIONS_MAX = 2000;"],
      ["server/limits/read-body.ts", "BODY_MAX_MS = 30_000;"],
      ["server/limits/read-body.ts", "LARGE_BODY_MAX_MS = 60_000;"],
      ["server/limits/read-body.ts", "BODY_MAX_BYTES = 64 * 1024;"],
      ["server/limits/check-request.ts", "PARTS_MAX = 20;"],
      ["server/limits/check-request.ts", "PART_HEAD_MAX_BYTES = 4096;"],
      ["server/limits/check-request.ts", "HEADERS_MAX = 200;"],
      ["server/limits/connections.ts", "SILENT_MAX = 100;"],
      ["server/limits/connections.ts", "SILENT_MAX_MS = 3000;"],
      ["server/load/admission.ts", "STUCK_MS = 5 * 60_000;"],
      ["server/answers/send.ts", "UNREAD_MAX_MS = 120_000;"],
      ["app/db/postgres/transaction.pg.server.ts", "TX_MAX_MS = 15_000;"],
      ["remix.config.js", "v3_lazyRouteDiscovery: false,"],
    ] as const)
      expect(read(file)).toContain(words);
  });
});

test("the benches measure what is there", () => {
  const benches = readdirSync(new URL("bench", import.meta.url)).filter((name) => name.endsWith(".mjs"));
  const gone = benches.flatMap((name) =>
    [...read(`tests/bench/${name}`).matchAll(/"~\/([\w./$-]+)"/g)].flatMap(([, path]) =>
      ["", ".ts", ".tsx"].some((end) => existsSync(new URL(`../app/${path}${end}`, import.meta.url)))
        ? []
        : [`${name}: ${path}`],
    ),
  );
  expect(gone).toEqual([]);
});
