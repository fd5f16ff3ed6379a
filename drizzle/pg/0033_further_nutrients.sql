ALTER TABLE "users" ADD COLUMN "shown_nutrients" jsonb;--> statement-breakpoint
ALTER TABLE "food" ADD COLUMN "further" jsonb;--> statement-breakpoint
ALTER TABLE "saved_food" ADD COLUMN "further" jsonb;--> statement-breakpoint
ALTER TABLE "proposal" ADD COLUMN "further" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "further" jsonb;--> statement-breakpoint
ALTER TABLE "imported_food" ADD COLUMN "further" jsonb;