CREATE TABLE `late_form` (
	`user_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`address` text NOT NULL,
	`fields` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key_hash`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `late_form_expires` ON `late_form` (`expires_at`);