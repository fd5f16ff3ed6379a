CREATE TABLE `reminder` (
	`user_id` text NOT NULL,
	`time` text NOT NULL,
	`due_at` integer,
	PRIMARY KEY(`user_id`, `time`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reminder_due` ON `reminder` (`due_at`);--> statement-breakpoint
CREATE TABLE `push_subscription` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`session_hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`public_key` text NOT NULL,
	`auth` text NOT NULL,
	`browser` text NOT NULL,
	`paused_until` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `users` ADD `day_start` integer DEFAULT 0 NOT NULL;