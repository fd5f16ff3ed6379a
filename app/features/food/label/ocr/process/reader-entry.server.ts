import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

let made: Promise<string> | undefined;

/** The program of the reader process: a part of the build, or bundled at first use where the source runs. */
export function readerEntry(): Promise<string> {
  if (import.meta.env.PROD) return Promise.resolve(resolve("build/label-reader/child.js"));
  made ??= bundled(resolve(".cache/label-reader/child.mjs"));
  return made;
}

async function bundled(file: string) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: ["app/features/food/label/ocr/process/child.server.ts"],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  await mkdir(dirname(file), { recursive: true });
  // Written aside first: two test files may do this at the same time.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, outputFiles[0]?.contents ?? "");
  await rename(aside, file);
  return file;
}
