CREATE TABLE `avatars` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`jpeg` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `server_secret` (
	`purpose` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
) STRICT, WITHOUT ROWID;
