import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll } from "vitest";

/** Makes a program of this TypeScript, which may import the product's files by `./app/…`; gives its path. */
export async function program(source: string): Promise<string> {
  // Inside the project, so that it finds its packages.
  const outfile = join("node_modules", ".cache", `program-${randomUUID()}.mjs`);
  afterAll(() => rmSync(outfile, { force: true }));
  await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outfile,
  });
  return outfile;
}
