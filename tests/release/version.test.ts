import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { version } from "../../package.json";
import { launchBuiltApp, Visitor } from "../support/app";
import { scratchFolder } from "../support/store";

const read = (file: string) => readFileSync(file, "utf8");
let visitor: Visitor;

beforeAll(async () => {
  visitor = new Visitor((await launchBuiltApp({ DATA_DIR: scratchFolder() })).url);
});

test("a running server says its version at /readyz and at the foot of a page", async () => {
  expect((await visitor.get("/readyz")).text).toBe(`ready ${version}`);
  expect((await visitor.get("/about")).text.replaceAll("<!-- -->", "")).toContain(
    `<li>Version ${version}</li>`,
  );
});

test("the command says its version", () => {
  expect(execFileSync("build/commands/admin.js", ["--version"], { encoding: "utf8" })).toBe(`${version}\n`);
});

test("the image is labelled with it", () => {
  const [, label] = /org\.opencontainers\.image\.version="([^"]+)"/.exec(read("Dockerfile")) ?? [];
  expect(label).toBe(version);
});

test("the lock file and the newest entry of the changelog agree", () => {
  expect(JSON.parse(read("package-lock.json")).version).toBe(version);
  const releases = [...read("CHANGELOG.md").matchAll(/^## (\d+\.\d+\.\d+)(?: \(\d{4}-\d\d-\d\d\))?$/gm)];
  expect(releases[0]?.[1]).toBe(version);
});
