ALTER TABLE `day_food_total` ADD `foods` text;--> statement-breakpoint
CREATE INDEX `day_food_total_to_fill` ON `day_food_total` (`foods`) WHERE "day_food_total"."foods" is null;