ALTER TABLE `api_token` ADD `scope` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_token` ADD `expires_at` integer;