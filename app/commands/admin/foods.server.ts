import { importAndTell } from "../import-and-tell.server";
import { fromHere } from "./from-here";
import { withStore } from "./with-store.server";

export async function importFoodsFrom(path: string) {
  process.exitCode = await withStore((store) => importAndTell(store, fromHere(path)), { first: true });
}
