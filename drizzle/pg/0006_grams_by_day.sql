ALTER TABLE "puzzle_completion" ADD COLUMN "carbs" double precision;--> statement-breakpoint
ALTER TABLE "puzzle_completion" ADD COLUMN "protein" double precision;--> statement-breakpoint
ALTER TABLE "puzzle_completion" ADD COLUMN "fats" double precision;--> statement-breakpoint
-- Each day's grams, as that day stored them.
UPDATE "puzzle_completion" SET ("carbs", "protein", "fats") = (
	SELECT "day"."carbs", "day"."protein", "day"."fats" FROM "daily_home_data" AS "day"
	WHERE "day"."user_id" = "puzzle_completion"."user_id" AND "day"."date" = "puzzle_completion"."date"
);--> statement-breakpoint
-- A puzzle that was collected once: what was stored as its sum is what was eaten when it was completed.
UPDATE "puzzle_completion" SET ("carbs", "protein", "fats") = (
	SELECT "once"."carbs", "once"."protein", "once"."fats" FROM "user_collection" AS "once"
	WHERE "once"."user_id" = "puzzle_completion"."user_id" AND "once"."puzzle_name" = "puzzle_completion"."puzzle_name" AND "once"."count" = 1 LIMIT 1
) WHERE EXISTS (
	SELECT 1 FROM "user_collection" AS "once"
	WHERE "once"."user_id" = "puzzle_completion"."user_id" AND "once"."puzzle_name" = "puzzle_completion"."puzzle_name" AND "once"."count" = 1
);--> statement-breakpoint
-- One collected several times gets the grams of its first day, or an even share of the sum where that day is gone.
UPDATE "user_collection" SET
	"carbs" = round("carbs" / "count" * 10) / 10,
	"protein" = round("protein" / "count" * 10) / 10,
	"fats" = round("fats" / "count" * 10) / 10
WHERE "count" > 1;--> statement-breakpoint
UPDATE "user_collection" SET ("carbs", "protein", "fats") = (
	SELECT "first"."carbs", "first"."protein", "first"."fats" FROM "puzzle_completion" AS "first"
	WHERE "first"."user_id" = "user_collection"."user_id" AND "first"."puzzle_name" = "user_collection"."puzzle_name"
	ORDER BY "first"."completed_at", "first"."date" LIMIT 1
) WHERE "count" > 1 AND (
	SELECT "first"."carbs" FROM "puzzle_completion" AS "first"
	WHERE "first"."user_id" = "user_collection"."user_id" AND "first"."puzzle_name" = "user_collection"."puzzle_name"
	ORDER BY "first"."completed_at", "first"."date" LIMIT 1
) IS NOT NULL;
