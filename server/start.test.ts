import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const root = mkdtempSync(join(tmpdir(), "pixelplate-start-"));
const inRoot = (path: string) => join(root, path);
const lock = (version: string) => ({
  lockfileVersion: 3,
  packages: { "": {}, "node_modules/plate": { version } },
});
const PACKAGE = {
  type: "module",
  engines: { node: ">=20.19" },
  scripts: { build: "node build.js" },
  dependencies: { plate: "1.0.0" },
};

afterAll(() => rmSync(root, { recursive: true }));

/** A small project around the real start: installed, with a build that writes down that it ran. */
beforeEach(() => {
  rmSync(root, { recursive: true });
  for (const folder of ["app", "node_modules", "server/scripts"])
    mkdirSync(inRoot(folder), { recursive: true });
  for (const name of ["start", "scripts/ensure-node", "scripts/ensure-installed", "scripts/ensure-built"])
    cpSync(`server/${name}.mjs`, inRoot(`server/${name}.mjs`));
  writeJson("package.json", PACKAGE);
  writeJson("package-lock.json", lock("1.0.0"));
  writeJson("node_modules/.package-lock.json", lock("1.0.0"));
  writeFileSync(inRoot("app/page.ts"), "1");
  const main = "console.log('serving', process.env.NODE_ENV, process.env.MEAL ?? 'nothing')";
  writeFileSync(
    inRoot("build.js"),
    `import fs from "node:fs"; fs.mkdirSync("build/edge", { recursive: true }); fs.writeFileSync("build/edge/main.js", ${JSON.stringify(main)});`,
  );
});

function writeJson(path: string, value: object) {
  writeFileSync(inRoot(path), JSON.stringify(value));
}

function start() {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_offline: "true" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot("server/start.mjs")], {
    env: env as unknown as NodeJS.ProcessEnv,
    cwd: tmpdir(),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("builds once, says so, and is quiet from then on", () => {
  expect(start()).toMatchObject({ status: 0, stdout: "Building ...\nserving production nothing\n" });
  expect(start()).toMatchObject({ status: 0, stdout: "serving production nothing\n" });
});

test.each([
  ["changed", () => utimesSync(inRoot("app/page.ts"), new Date(), new Date(Date.now() + 5000))],
  ["deleted", () => rmSync(inRoot("app/page.ts"))],
])("builds again when a source was %s", async (_, change) => {
  start();
  change();
  expect(start().stdout).toBe("Building ...\nserving production nothing\n");
});

test("reads .env", () => {
  writeFileSync(inRoot(".env"), "MEAL=soup\n");
  expect(start().stdout).toContain("serving production soup\n");
});

test("shows a failed build, with one sentence", () => {
  writeFileSync(inRoot("build.js"), "throw new Error('no flour')");
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toContain("no flour");
  expect(stderr).toMatch(
    /\nPixelplate can't start: it could not be built \(npm run build failed, see above\)\.\n$/,
  );
});

test("installs when the lock file names other versions, and reports a failed install in one sentence", () => {
  writeJson("package-lock.json", lock("2.0.0"));
  const { status, stdout, stderr } = start();
  expect(status).toBe(1);
  expect(stdout).toBe("Installing packages ...\n");
  expect(stderr).toMatch(
    /\nPixelplate can't start: its packages could not be installed \(npm ci failed, see above\)\.\n$/,
  );
});

test("installs again for another major version of Node", () => {
  writeFileSync(inRoot("node_modules/.node-modules-version"), process.versions.modules);
  expect(start().status).toBe(0);
  writeFileSync(inRoot("node_modules/.node-modules-version"), "1");
  // It does: this small project can't.
  expect(start()).toMatchObject({ status: 1, stdout: "Installing packages ...\n" });
});

test("needs no package for another system", () => {
  const packages = {
    ...lock("1.0.0").packages,
    "node_modules/plate-win32": { version: "1.0.0", optional: true },
  };
  writeJson("package-lock.json", { lockfileVersion: 3, packages });
  expect(start().status).toBe(0);
});

test("refuses a Node that is too old before anything else", () => {
  writeJson("package.json", { ...PACKAGE, engines: { node: ">=999.1" } });
  expect(start()).toEqual({
    status: 1,
    stdout: "",
    stderr: `Pixelplate needs Node 999.1 or newer; this is Node ${process.versions.node}.\n`,
  });
});

test("npm start passes a signal on, and leaves nothing behind", async () => {
  const { start: script } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  writeJson("package.json", { ...PACKAGE, scripts: { ...PACKAGE.scripts, start: script } });
  const main = `process.on("SIGTERM", () => { console.log("stopped"); process.exit(0); });
console.log("pid " + process.pid); setInterval(() => {}, 1000);`;
  mkdirSync(inRoot("build/edge"), { recursive: true });
  writeFileSync(inRoot("build.js"), "");
  writeFileSync(inRoot("build/edge/main.js"), main);
  const child = spawn("npm", ["start"], { cwd: root, stdio: "pipe" });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  const pid = await vi.waitFor(() => Number(/pid (\d+)/.exec(output)?.[1] ?? expect.fail(output)), 20_000);
  child.kill("SIGTERM");
  await once(child, "exit");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"));
  expect(output).toContain("stopped");
});
