import { openStore } from "~/db/open.server";
import { isDamaged, type Store } from "~/db/store";
import { catchPrinted, log, setUpLog } from "~/platform/log/log.server";
import { startMetrics } from "~/platform/log/metrics.server";
import { fittedTo, nearMisses, readSettings, secretOf } from "~/platform/settings/settings.server";
import { SETTING_NAMES } from "~/platform/settings/settings-schema.server";
import { adoptAvatarFiles } from "./files.server";

// On globalThis, as Vite's dev server reloads modules.
const global = globalThis as { pixelplate?: Promise<Booted> };
type Booted = {
  settings: ReturnType<typeof readSettings>;
  store: Awaited<ReturnType<typeof openStore>>;
  secret: string;
};

const WAITING_MS = 1000;
const WAITING = {
  event: "waiting for the database",
  remedy: "Start it, or set DATABASE_URL to where it is. A large one whose schema changes takes a while.",
};

const NODE_20 = {
  event: "old Node",
  remedy: "Node 20 gets no security fixes any more. Use Node 24, the long-term version.",
};

/** The address of the database without a password. */
export const shownDatabase = ({ databaseUrl }: { databaseUrl: string }): string =>
  databaseUrl.replace(/(:\/\/)[^/?]*@/, "$1").replace(/^file:/, "");

async function boot(): Promise<Booted> {
  const given = readSettings(process.env);
  setUpLog(given);
  const { settings, warning } = fittedTo(process.constrainedMemory?.() ?? 0, given);
  if (warning) log.warn(warning);
  if (import.meta.env.PROD) catchPrinted();
  if (import.meta.env.PROD && process.versions.node.startsWith("20.")) log.warn(NODE_20);
  for (const { name, meant } of nearMisses(Object.keys(process.env), SETTING_NAMES))
    log.warn({ event: "unknown setting", name }, `Is ${meant} meant?`);
  const database = shownDatabase(settings);
  const waits = setTimeout(() => log.warn({ ...WAITING, database }), WAITING_MS);
  const store = await openStore(settings).finally(() => clearTimeout(waits));
  const secret = await secretOf(store, settings);
  await adoptAvatarFiles(store, settings.dataDir).catch((error) =>
    log.warn({ event: "avatars not adopted", reason: String(error) }),
  );
  return { settings, secret, store: settings.metricsToken ? await startMetrics(store, settings) : store };
}

global.pixelplate ??= boot();
export const { settings, store, secret } = await global.pixelplate;

export const notReady = (store: Store): Promise<string | undefined> =>
  store.ping().then(
    () => undefined,
    (error) => (isDamaged(error) ? "the database is damaged" : "the database does not answer"),
  );
