ALTER TABLE `day_food_total` ADD `names` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `day_food_total` ADD `figures` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `day_food_total` SET `names` = json_extract(`foods`, '$.name'), `figures` = figures_of(`foods`);
