// Writes the next migration for both dialects: `npm run db:generate -- <name>`.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const [name] = process.argv.slice(2);
if (!/^[a-z0-9_]+$/.test(name ?? "")) {
  console.error("Give the migration a name of small letters, digits and _, such as add_meal_name.");
  process.exit(1);
}

const folder = new URL("./sqlite/", import.meta.url);
const before = new Set(migrations());
for (const dialect of ["sqlite", "pg"]) {
  const args = ["drizzle-kit", "generate", "--config", `drizzle/${dialect}.config.ts`, "--name", name];
  const { status } = spawnSync("npx", args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
for (const file of migrations().filter((file) => !before.has(file))) {
  const sql = readFileSync(new URL(file, folder), "utf8");
  // Enforced types, and rows in key order, so that one user's rows lie side by side.
  writeFileSync(new URL(file, folder), sql.replace(/^\);$/gm, ") STRICT, WITHOUT ROWID;"));
}

function migrations() {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(".sql"));
  } catch {
    return [];
  }
}
