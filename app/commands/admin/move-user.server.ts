import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { everythingOf } from "~/features/account/data/everything-of.server";
import { importUser } from "~/features/account/data/import-user.server";
import { recoveryLink } from "~/features/account/password/recovery-link.server";
import { userByEmail } from "~/features/account/sign-in/user-by-email.server";
import { tablesOf } from "~/features/export/tables-of";
import { now } from "~/platform/clock.server";
import { OperatorError } from "~/platform/operator-error";
import { fromHere } from "./from-here";
import { say } from "./say";
import { withStore } from "./with-store.server";

/** Writes one person's data as JSON to a file only its owner can read, or to standard output for `-`. */
export async function exportUser(address: string, file: string) {
  await withStore(async (store) => {
    const userId = await userByEmail(store.read, address);
    if (!userId) throw new OperatorError(`There is no account with the address ${address}.`);
    const userData = await store.snapshot((db) => everythingOf(db, userId));
    const json = JSON.stringify(userData, null, 1);
    if (file === "-") return say(json);
    await writeFile(fromHere(file), `${json}\n`, { mode: 0o600, flag: "wx" }).catch((error) => {
      throw new OperatorError(
        error.code === "EEXIST" ? `${file} is there already.` : `${file} can't be written.`,
      );
    });
    say(`Everything of ${address} except the password is in ${file}.`);
  });
}

/** Creates an account from such a file, or from standard input for `-`. */
export async function moveIn(file: string) {
  const exported = contentsOf(await readJson(file));
  await withStore(
    async (store, { baseUrl }) => {
      const { userId, email, rows } = await importUser(store, exported, now());
      say(
        `${email} is here with ${rows === 1 ? "1 row" : `${rows} rows`}. With this link they choose a password, within 30 minutes:`,
      );
      say(await recoveryLink(store, userId, baseUrl, now()));
    },
    { first: true },
  );
}

/** An answer of the API has everything under `data`; a person's download has parts in place of tables. */
const contentsOf = (json: unknown): unknown => tablesOf((json as { data?: unknown } | null)?.data ?? json);

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(file === "-" ? await text(process.stdin) : await readFile(fromHere(file), "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new OperatorError(
      missing ? `There is no file ${file}.` : "This file isn't an export of a Pixelplate account.",
    );
  }
}
