ALTER TABLE "saved_food" ADD COLUMN "makes" double precision;--> statement-breakpoint
ALTER TABLE "saved_food" ADD COLUMN "cooked_grams" double precision;--> statement-breakpoint
ALTER TABLE "saved_food" ADD COLUMN "unrecognised" jsonb;