ALTER TABLE "day_food_total" ADD COLUMN "foods" jsonb;--> statement-breakpoint
CREATE INDEX "day_food_total_to_fill" ON "day_food_total" USING btree ("foods") WHERE "day_food_total"."foods" is null;