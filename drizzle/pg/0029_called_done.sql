ALTER TABLE "daily_home_data" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
ALTER TABLE "daily_home_data" ADD COLUMN "goal_share" double precision;