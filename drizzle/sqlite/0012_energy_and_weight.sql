CREATE TABLE `weight` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`kg` real NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `date`),
	CONSTRAINT "weight_kg" CHECK("weight"."kg" between 0 and 1000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `users` ADD `energy` text DEFAULT 'kcal' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `logs_weight` integer DEFAULT false NOT NULL;