CREATE TABLE `food_import` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`state` text NOT NULL,
	`rows` integer NOT NULL,
	`imported_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `imported_food` (
	`import_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`brand` text,
	`category` text,
	`words` text NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`fats` real NOT NULL,
	`protein` real NOT NULL,
	`portions` text NOT NULL,
	`barcode` text,
	PRIMARY KEY(`import_id`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `imported_food_barcode` ON `imported_food` (`barcode`);--> statement-breakpoint
CREATE TABLE `imported_food_word` (
	`import_id` integer NOT NULL,
	`word` text NOT NULL,
	`name_length` integer NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`import_id`, `word`, `name_length`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product` (
	`user_id` text NOT NULL,
	`barcode` text NOT NULL,
	`name` text NOT NULL,
	`emoji` text NOT NULL,
	`portion` text NOT NULL,
	`calories` real NOT NULL,
	`carbs` real NOT NULL,
	`fats` real NOT NULL,
	`protein` real NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `barcode`),
	CONSTRAINT "product_amounts" CHECK("product"."calories" between 0 and 100000 and "product"."carbs" between 0 and 100000 and "product"."fats" between 0 and 100000 and "product"."protein" between 0 and 100000)
) STRICT, WITHOUT ROWID;
