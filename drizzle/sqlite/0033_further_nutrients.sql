ALTER TABLE `users` ADD `shown_nutrients` text;--> statement-breakpoint
ALTER TABLE `food` ADD `further` text;--> statement-breakpoint
ALTER TABLE `saved_food` ADD `further` text;--> statement-breakpoint
ALTER TABLE `proposal` ADD `further` text;--> statement-breakpoint
ALTER TABLE `product` ADD `further` text;--> statement-breakpoint
ALTER TABLE `imported_food` ADD `further` text;