import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

const made = new Map<string, Promise<string>>();

/** The program of a child process: a part of the build, or bundled at first use where the source runs. */
export function childProgram(name: string, source: string): Promise<string> {
  if (import.meta.env.PROD) return Promise.resolve(resolve(`build/${name}/child.js`));
  const program = made.get(name) ?? bundled(source, resolve(`.cache/${name}/child.mjs`));
  made.set(name, program);
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
  // Written aside first: two test files may do this at the same time.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, outputFiles[0]?.contents ?? "");
  await rename(aside, file);
  return file;
}
