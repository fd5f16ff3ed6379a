CREATE TABLE `day_food_total` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`foods` text NOT NULL,
	PRIMARY KEY(`user_id`, `date`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `day_food_total` (`user_id`, `date`, `foods`)
SELECT `user_id`, `local_date`, json_object(
	'name', json_group_array(`name`),
	'minute', json_group_array(`time` / 60000 % 1440),
	'calories', json_group_array(CAST(round(`calories` * 10) AS integer)),
	'carbs', json_group_array(CAST(round(`carbs` * 10) AS integer)),
	'protein', json_group_array(CAST(round(`protein` * 10) AS integer)),
	'fats', json_group_array(CAST(round(`fats` * 10) AS integer))
)
FROM `food` WHERE `deleted_at` IS NULL GROUP BY `user_id`, `local_date`;
