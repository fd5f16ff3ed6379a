import { listSettings } from "~/platform/settings/list-settings.server";
import { nearMisses } from "~/platform/settings/near-misses";
import { readSettings } from "~/platform/settings/settings.server";
import { SETTING_NAMES } from "~/platform/settings/settings-schema.server";
import { say } from "./say";

/** Prints all settings in effect, secrets left out. Throws OperatorError when the server wouldn't start. */
export function checkSettings({ json }: { json?: boolean }) {
  readSettings(process.env);
  const rows = listSettings(process.env);
  const unknown = nearMisses(Object.keys(process.env), SETTING_NAMES);
  if (json) return say(JSON.stringify({ settings: rows, unknown }, null, 2));
  for (const { name, value } of rows) say(`${name}=${value}`);
  for (const { name, meant } of unknown) say(`${name} is no setting. Is ${meant} meant?`);
}
