import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import openapiTS, { astToString } from "openapi-typescript";
import { generateApi } from "swagger-typescript-api";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signedUp, startBuiltApp } from "./support/app";

const PROGRAMS = ["openapi-fetch", "swagger-typescript-api"];

// Inside of the project, where packages are found.
const folder = resolve(mkdtempSync("build/clients-"));
const at = (name: string) => join(folder, name);
let url: string;

beforeAll(async () => {
  ({ url } = await startBuiltApp());
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  writeFileSync(at("paths.ts"), astToString(await openapiTS(document)));
  const { files } = await generateApi({
    spec: document,
    output: false,
    silent: true,
    httpClientType: "fetch",
  });
  writeFileSync(at("client.ts"), files[0]?.fileContent ?? "");
  for (const name of PROGRAMS) copyFileSync(`tests/fixtures/programs/${name}.txt`, at(`${name}.ts`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("two generated clients have the types of the programs that use them", () => {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => readFileSync(path, "utf8"));
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, ".");
  const program = ts.createProgram(
    PROGRAMS.map((name) => at(`${name}.ts`)),
    { ...options, noUncheckedIndexedAccess: false },
  );
  const problems = PROGRAMS.flatMap((name) => [
    ...ts.getPreEmitDiagnostics(program, program.getSourceFile(at(`${name}.ts`))),
  ]);
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

test.each(PROGRAMS)("a program of %s logs, reads, chooses, sets goals and exports", async (name) => {
  const email = `${name}@example.org`;
  await signedUp(url, email);
  const outfile = at(`${name}.mjs`);
  await build({ entryPoints: [at(`${name}.ts`)], bundle: true, format: "esm", platform: "node", outfile });
  const { run } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  const date = new Date().toISOString().slice(0, 10);
  expect(await run({ url, email, password: PASSWORD, date })).toEqual({
    food: 240,
    day: ["Soup"],
    chosen: "Carrot",
    goals: 90,
    problem: ["invalid", ["nutrition"]],
    exported: 1,
  });
});
