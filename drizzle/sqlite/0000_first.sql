CREATE TABLE `daily_home_data` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`puzzle_category` text,
	`puzzle_name` text,
	`puzzle_id` text,
	`daily_text` text NOT NULL,
	`pixel_art_data` text,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`protein` real NOT NULL,
	`fats` real NOT NULL,
	`calories_goal` real NOT NULL,
	`carbs_goal` real NOT NULL,
	`protein_goal` real NOT NULL,
	`fats_goal` real NOT NULL,
	`puzzle_progress` real NOT NULL,
	`carbs_colors` text NOT NULL,
	`protein_colors` text NOT NULL,
	`fats_colors` text NOT NULL,
	`completed_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `date`),
	CONSTRAINT "daily_home_data_goals" CHECK("daily_home_data"."calories_goal" between 0 and 100000 and "daily_home_data"."carbs_goal" between 0 and 100000 and "daily_home_data"."protein_goal" between 0 and 100000 and "daily_home_data"."fats_goal" between 0 and 100000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `food` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`emoji` text NOT NULL,
	`time` integer NOT NULL,
	`local_date` text NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`fats` real NOT NULL,
	`protein` real NOT NULL,
	`number_of_servings` real NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	CONSTRAINT "food_amounts" CHECK("food"."calories" between 0 and 100000 and "food"."carbs" between 0 and 100000 and "food"."fats" between 0 and 100000 and "food"."protein" between 0 and 100000 and "food"."number_of_servings" between 0 and 100000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `food_user_time` ON `food` (`user_id`,`time`,`id`);--> statement-breakpoint
CREATE INDEX `food_user_date` ON `food` (`user_id`,`local_date`);--> statement-breakpoint
CREATE TABLE `mail_token` (
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `token_hash`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `nutrition_goal` (
	`user_id` text NOT NULL,
	`local_date` text NOT NULL,
	`created_at` integer NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`fats` real NOT NULL,
	`protein` real NOT NULL,
	PRIMARY KEY(`user_id`, `local_date`),
	CONSTRAINT "nutrition_goal_amounts" CHECK("nutrition_goal"."calories" between 0 and 100000 and "nutrition_goal"."carbs" between 0 and 100000 and "nutrition_goal"."fats" between 0 and 100000 and "nutrition_goal"."protein" between 0 and 100000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `outbox` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `outbox_user_due` ON `outbox` (`user_id`,`due_at`);--> statement-breakpoint
CREATE TABLE `puzzle_completion` (
	`user_id` text NOT NULL,
	`puzzle_name` text NOT NULL,
	`date` text NOT NULL,
	`completed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `puzzle_name`, `date`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `session` (
	`user_id` text NOT NULL,
	`id_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id_hash`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `user_collection` (
	`user_id` text NOT NULL,
	`collection_type` text NOT NULL,
	`puzzle_name` text NOT NULL,
	`carbs` real NOT NULL,
	`protein` real NOT NULL,
	`fats` real NOT NULL,
	`count` integer NOT NULL,
	`first_completed_at` integer NOT NULL,
	`congratulated_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `collection_type`, `puzzle_name`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `user_info` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text,
	`last_name` text,
	`nickname` text,
	`gender` text,
	`age` integer,
	`unit` text,
	`height` real,
	`weight` real,
	`activity_level` text,
	`weight_goal` text,
	`calculated_calories` integer,
	`avatar` text,
	`prompted_at` integer,
	`camera_permission_shown_at` integer,
	`updated_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`share_id` text NOT NULL,
	`time_zone` text,
	`created_at` integer NOT NULL,
	`email_confirmed_at` integer
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_share_id` ON `users` (`share_id`);