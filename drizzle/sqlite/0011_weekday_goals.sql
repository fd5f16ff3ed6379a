CREATE TABLE `weekday_goal` (
	`user_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`local_date` text NOT NULL,
	`created_at` integer NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`protein` real NOT NULL,
	`fats` real NOT NULL,
	`ended` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`user_id`, `weekday`, `local_date`),
	CONSTRAINT "weekday_goal_amounts" CHECK("weekday_goal"."calories" between 0 and 100000 and "weekday_goal"."carbs" between 0 and 100000 and "weekday_goal"."fats" between 0 and 100000 and "weekday_goal"."protein" between 0 and 100000)
) STRICT, WITHOUT ROWID;
