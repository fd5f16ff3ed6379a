CREATE TABLE `user_puzzle` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`category_id` text NOT NULL,
	`category_title` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`progress_texts` text NOT NULL,
	`bg_color` text NOT NULL,
	`map` text NOT NULL,
	`listed` integer NOT NULL,
	`chosen_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`)
) STRICT, WITHOUT ROWID;
