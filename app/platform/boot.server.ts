import { openStore } from "~/db/open.server";
import { log, setUpLog } from "./log/log.server";
import { startMetrics } from "./log/metrics.server";
import { nearMisses } from "./near-misses";
import { readSettings, SETTING_NAMES } from "./settings.server";

// Read and opened once, before the first request: a bad setting or a database that can't be opened stops the start.
// Vite's dev server reloads modules, so both live on globalThis there.
const kept = globalThis as { pixelplate?: Promise<Booted> };
type Booted = { settings: ReturnType<typeof readSettings>; store: Awaited<ReturnType<typeof openStore>> };

async function boot(): Promise<Booted> {
  const settings = readSettings(process.env);
  setUpLog(settings);
  for (const { name, meant } of nearMisses(Object.keys(process.env), SETTING_NAMES))
    log.warn({ event: "unknown setting", name }, `Is ${meant} meant?`);
  const store = await openStore(settings);
  return { settings, store: settings.metricsToken ? await startMetrics(store) : store };
}

kept.pixelplate ??= boot();
export const { settings, store } = await kept.pixelplate;
