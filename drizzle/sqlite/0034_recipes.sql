ALTER TABLE `saved_food` ADD `makes` real;--> statement-breakpoint
ALTER TABLE `saved_food` ADD `cooked_grams` real;--> statement-breakpoint
ALTER TABLE `saved_food` ADD `unrecognised` text;