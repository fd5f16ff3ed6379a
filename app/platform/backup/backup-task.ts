/** Of the process that makes backups. `now`: ms since 1970. */
export type BackupTask = { databaseUrl: string; dataDir: string; archive: string; now: number };
