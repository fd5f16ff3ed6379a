CREATE TABLE `pot` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`emoji` text NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`protein` real NOT NULL,
	`fats` real NOT NULL,
	`number_of_servings` real NOT NULL,
	`parts` text,
	`source` text,
	`further` text,
	`makes` real NOT NULL,
	`servings_left` real NOT NULL,
	`created_at` integer NOT NULL,
	`emptied_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	CONSTRAINT "pot_amounts" CHECK("pot"."calories" between 0 and 100000 and "pot"."carbs" between 0 and 100000 and "pot"."fats" between 0 and 100000 and "pot"."protein" between 0 and 100000 and "pot"."number_of_servings" between 0 and 100000 and "pot"."makes" between 0 and 100000 and "pot"."servings_left" between 0 and 100000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `pot_by_id` ON `pot` (`id`);--> statement-breakpoint
CREATE INDEX `pot_emptied` ON `pot` (`emptied_at`);--> statement-breakpoint
CREATE TABLE `pot_portion` (
	`user_id` text NOT NULL,
	`food_id` text NOT NULL,
	`pot_id` text NOT NULL,
	`servings` real NOT NULL,
	PRIMARY KEY(`user_id`, `food_id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `pot_portion_pot` ON `pot_portion` (`pot_id`);--> statement-breakpoint
ALTER TABLE `saved_food` ADD `for_house` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `proposal` ADD `from_member` text;