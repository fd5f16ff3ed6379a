ALTER TABLE `users` ADD `picture_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_picture_id` ON `users` (`picture_id`);