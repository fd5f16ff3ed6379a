CREATE TABLE `confirmed_meal` (
	`user_id` text NOT NULL,
	`words_hash` text NOT NULL,
	`words` text NOT NULL,
	`name` text NOT NULL,
	`emoji` text NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`fats` real NOT NULL,
	`protein` real NOT NULL,
	`foods` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `words_hash`),
	CONSTRAINT "confirmed_meal_amounts" CHECK("confirmed_meal"."calories" between 0 and 100000 and "confirmed_meal"."carbs" between 0 and 100000 and "confirmed_meal"."fats" between 0 and 100000 and "confirmed_meal"."protein" between 0 and 100000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `confirmed_meal_user_updated` ON `confirmed_meal` (`user_id`,`updated_at`);