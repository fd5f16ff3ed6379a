CREATE TABLE `webhook` (
	`user_id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`secret` text NOT NULL,
	`day` text NOT NULL,
	`day_ends_at` integer,
	`off_at` integer,
	`delivered_at` integer,
	`failed_at` integer,
	`failure` text,
	`created_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_day_ends` ON `webhook` (`day_ends_at`);--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`event` text NOT NULL,
	`data` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_delivery_due` ON `webhook_delivery` (`due_at`);