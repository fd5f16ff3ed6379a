import { resolve } from "node:path";
import { store } from "~/platform/boot.server";
import { importAndTell } from "./import-and-tell.server";

const [path] = process.argv.slice(2);

// npm runs its scripts in the project's folder, wherever it was called.
if (path) process.exitCode = await importAndTell(store, resolve(process.env.INIT_CWD ?? "", path));
else {
  console.error("Say which: npm run foods:import -- FILE (or the folder of a USDA download)");
  process.exitCode = 2;
}
await store.close();
