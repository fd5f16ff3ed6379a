CREATE TABLE `invite` (
	`id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `invite_expires` ON `invite` (`expires_at`);