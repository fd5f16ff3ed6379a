// Leaves only the packages that the build does not contain, with what these need, and the licences of the others.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { LEFT_OUT, NEVER_LOADED, READ } from "./outside-bundle.mjs";

/** Imported on every Node, but opens databases on Node 20 only: its JavaScript alone is enough. */
const HALF = "better-sqlite3";

/** @type {Set<string>} */
const needed = new Set();
const queue = [...LEFT_OUT, ...READ].filter((name) => !NEVER_LOADED.includes(name));
for (let name = queue.pop(); name; name = queue.pop()) {
  if (needed.has(name) || !existsSync(`node_modules/${name}`)) continue;
  needed.add(name);
  if (name === HALF) continue;
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, "utf8"),
  );
  queue.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
}

const names = readdirSync("node_modules").flatMap((name) =>
  name.startsWith("@") ? readdirSync(`node_modules/${name}`).map((part) => `${name}/${part}`) : [name],
);
const licences = names.flatMap((name) => {
  const folder = `node_modules/${name}`;
  if (needed.has(name) || !existsSync(`${folder}/package.json`)) return [];
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  return [`${name} ${version}, ${license}\n\n${file ? readFileSync(`${folder}/${file}`, "utf8") : ""}`];
});
writeFileSync("build/licences-of-packages.txt", licences.join(`\n${"-".repeat(80)}\n`));
for (const name of names)
  if (!needed.has(name)) rmSync(`node_modules/${name}`, { recursive: true, force: true });
