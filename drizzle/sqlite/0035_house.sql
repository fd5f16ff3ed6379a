CREATE TABLE `house_member` (
	`user_id` text PRIMARY KEY NOT NULL,
	`house_id` text NOT NULL,
	`seat` integer NOT NULL,
	`member_id` text NOT NULL,
	`invite_hash` text,
	`invited_at` integer,
	`joined_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `house_seat` ON `house_member` (`house_id`,`seat`);--> statement-breakpoint
CREATE UNIQUE INDEX `house_invite` ON `house_member` (`invite_hash`);