CREATE TABLE `import` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`program` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`summary` text NOT NULL,
	`choices` text,
	`done_to` text DEFAULT '' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`undo_until` integer,
	PRIMARY KEY(`user_id`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `import_updated` ON `import` (`updated_at`);--> statement-breakpoint
CREATE TABLE `import_row` (
	`user_id` text NOT NULL,
	`import_id` text NOT NULL,
	`local_date` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`line` integer NOT NULL,
	`content` text NOT NULL,
	`added` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`user_id`, `import_id`, `local_date`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `import_piece` (
	`user_id` text NOT NULL,
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`base64` text NOT NULL,
	PRIMARY KEY(`user_id`, `import_id`, `position`)
) STRICT, WITHOUT ROWID;
