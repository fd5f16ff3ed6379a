import { Cron } from "croner";
import type { Settings } from "../settings/settings.server";

const DAY_MS = 24 * 60 * 60 * 1000;

export function retentionDays({
  backups,
  timeZone: timezone,
}: Pick<Settings, "backups" | "timeZone">): number {
  if (!backups) return 0;
  const runs = new Cron(backups.schedule, { timezone, paused: true }).nextRuns(backups.keep + 1);
  return Math.ceil((Number(runs.at(-1)) - Number(runs[0]) - DAY_MS / 24) / DAY_MS);
}
