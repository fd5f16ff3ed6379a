import type { ManualChunkMeta } from "rollup";

const VENDOR =
  /^\0(?:vite\/preload-helper|commonjsHelpers)|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//;

const ROOT = /\/app\/root\.tsx/;
/** Loads when it is needed; Rollup would add to it what pages share. */
const LATER = /\/barcode-reader\.island\.ts/;
const FRONT = /\/app\/routes\/_front(?:\._index)?\.tsx/;

/**
 * The file of the browser's build that a module goes into: React and the router, which outlast our updates; what every
 * page loads; what the front page loads as well. The rest is up to Rollup.
 */
export function chunkOf(id: string, modules: ManualChunkMeta): string | undefined {
  if (VENDOR.test(id)) return "vendor";
  if (LATER.test(id)) return "barcode-reader";
  if (importsOf(ROOT, modules).has(id)) return "shell";
  return importsOf(FRONT, modules).has(id) ? "front" : undefined;
}

const known = new WeakMap<ManualChunkMeta["getModuleInfo"], Map<RegExp, Set<string>>>();

/** The modules that those named import, and all that these import. */
function importsOf(names: RegExp, { getModuleIds, getModuleInfo }: ManualChunkMeta): Set<string> {
  const ofBuild = known.get(getModuleInfo) ?? new Map<RegExp, Set<string>>();
  known.set(getModuleInfo, ofBuild);
  const imports = ofBuild.get(names) ?? new Set<string>();
  if (ofBuild.has(names)) return imports;
  ofBuild.set(names, imports);
  const queue = [...getModuleIds()].filter((id) => names.test(id));
  for (let id = queue.pop(); id; id = queue.pop())
    for (const next of getModuleInfo(id)?.importedIds ?? []) {
      if (!imports.has(next)) queue.push(next);
      imports.add(next);
    }
  return imports;
}
