ALTER TABLE "day_food_total" DROP COLUMN "names";--> statement-breakpoint
ALTER TABLE "day_food_total" DROP COLUMN "figures";