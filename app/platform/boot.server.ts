import { openStore } from "~/db/open.server";
import { log, setUpLog } from "./log/log.server";
import { startMetrics } from "./log/metrics.server";
import { nearMisses } from "./settings/near-misses";
import { readSettings } from "./settings/settings.server";
import { SETTING_NAMES } from "./settings/settings-schema.server";

// On globalThis, as Vite's dev server reloads modules.
const global = globalThis as { pixelplate?: Promise<Booted> };
type Booted = { settings: ReturnType<typeof readSettings>; store: Awaited<ReturnType<typeof openStore>> };

async function boot(): Promise<Booted> {
  const settings = readSettings(process.env);
  setUpLog(settings);
  for (const { name, meant } of nearMisses(Object.keys(process.env), SETTING_NAMES))
    log.warn({ event: "unknown setting", name }, `Is ${meant} meant?`);
  const store = await openStore(settings);
  return { settings, store: settings.metricsToken ? await startMetrics(store) : store };
}

global.pixelplate ??= boot();
export const { settings, store } = await global.pixelplate;
