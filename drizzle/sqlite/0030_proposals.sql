CREATE TABLE `proposal` (
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
	`estimated` integer DEFAULT false NOT NULL,
	`time` integer NOT NULL,
	`local_date` text NOT NULL,
	`proposed_by` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	CONSTRAINT "proposal_amounts" CHECK("proposal"."calories" between 0 and 100000 and "proposal"."carbs" between 0 and 100000 and "proposal"."fats" between 0 and 100000 and "proposal"."protein" between 0 and 100000 and "proposal"."number_of_servings" between 0 and 100000)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `proposal_created` ON `proposal` (`created_at`);
--> statement-breakpoint
CREATE TRIGGER `proposal_insert_version` AFTER INSERT ON `proposal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_update_version` AFTER UPDATE ON `proposal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_delete_version` AFTER DELETE ON `proposal` BEGIN
	UPDATE `user_version` SET `version` = hex(randomblob(12)) WHERE `user_id` = old.`user_id`;
END;
