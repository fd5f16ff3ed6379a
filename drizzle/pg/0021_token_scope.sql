ALTER TABLE "api_token" ADD COLUMN "scope" text COLLATE "C" DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "expires_at" bigint;