ALTER TABLE `daily_home_data` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `daily_home_data` ADD `goal_share` real;