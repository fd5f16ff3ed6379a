ALTER TABLE "day_food_total" ADD COLUMN "names" text COLLATE "C" DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_food_total" ADD COLUMN "figures" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "day_food_total" SET "names" = ("foods"->'name')::text;
