CREATE TABLE `saved_food` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`emoji` text NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`protein` real NOT NULL,
	`fats` real NOT NULL,
	`number_of_servings` real NOT NULL,
	`parts` text,
	`source` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	CONSTRAINT "saved_food_amounts" CHECK("saved_food"."calories" between 0 and 100000 and "saved_food"."carbs" between 0 and 100000 and "saved_food"."fats" between 0 and 100000 and "saved_food"."protein" between 0 and 100000 and "saved_food"."number_of_servings" between 0 and 100000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `saved_food_user_name` ON `saved_food` (`user_id`,`name`,`id`);--> statement-breakpoint
ALTER TABLE `daily_home_data` ADD `finish_at` integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE `daily_home_data` ADD `neat` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `food` ADD `parts` text;--> statement-breakpoint
ALTER TABLE `food` ADD `source` text;--> statement-breakpoint
ALTER TABLE `food` ADD `estimated` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `nutrition_goal` ADD `finish_at` integer DEFAULT 100 NOT NULL;