CREATE TABLE `user_version` (
	`user_id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `user_version` SELECT `id`, hex(randomblob(12)) FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `users_update_version` AFTER UPDATE ON `users` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_info_insert_version` AFTER INSERT ON `user_info` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_info_update_version` AFTER UPDATE ON `user_info` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_info_delete_version` AFTER DELETE ON `user_info` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `food_insert_version` AFTER INSERT ON `food` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `food_update_version` AFTER UPDATE ON `food` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `food_delete_version` AFTER DELETE ON `food` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_home_data_insert_version` AFTER INSERT ON `daily_home_data` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_home_data_update_version` AFTER UPDATE ON `daily_home_data` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_home_data_delete_version` AFTER DELETE ON `daily_home_data` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `nutrition_goal_insert_version` AFTER INSERT ON `nutrition_goal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `nutrition_goal_update_version` AFTER UPDATE ON `nutrition_goal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `nutrition_goal_delete_version` AFTER DELETE ON `nutrition_goal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `weekday_goal_insert_version` AFTER INSERT ON `weekday_goal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `weekday_goal_update_version` AFTER UPDATE ON `weekday_goal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `weekday_goal_delete_version` AFTER DELETE ON `weekday_goal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_collection_insert_version` AFTER INSERT ON `user_collection` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_collection_update_version` AFTER UPDATE ON `user_collection` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_collection_delete_version` AFTER DELETE ON `user_collection` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = old.`user_id`;
END;
