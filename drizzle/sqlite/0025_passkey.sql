CREATE TABLE `passkey` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	PRIMARY KEY(`user_id`, `id`)
) STRICT, WITHOUT ROWID;
