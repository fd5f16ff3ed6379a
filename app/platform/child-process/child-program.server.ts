import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

const programs = new Map<string, Promise<string>>();

/** A file of the build; from source, bundled at first use. */
export function childProgram(name: string, source: string): Promise<string> {
  if (import.meta.env.PROD) return Promise.resolve(resolve(`build/${name}/child.js`));
  const program = programs.get(name) ?? bundled(source, resolve(`.cache/${name}/child.mjs`));
  programs.set(name, program);
  return program;
}

async function bundled(source: string, file: string) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, outputFiles[0]?.contents ?? "");
  await rename(aside, file);
  return file;
}
