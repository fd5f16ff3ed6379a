CREATE TABLE "day_food_total" (
	"user_id" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"foods" jsonb NOT NULL,
	CONSTRAINT "day_food_total_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
INSERT INTO "day_food_total" ("user_id", "date", "foods")
SELECT "user_id", "local_date", jsonb_build_object(
	'name', jsonb_agg("name" ORDER BY "time", "id"),
	'minute', jsonb_agg("time" / 60000 % 1440 ORDER BY "time", "id"),
	'calories', jsonb_agg(round("calories" * 10)::bigint ORDER BY "time", "id"),
	'carbs', jsonb_agg(round("carbs" * 10)::bigint ORDER BY "time", "id"),
	'protein', jsonb_agg(round("protein" * 10)::bigint ORDER BY "time", "id"),
	'fats', jsonb_agg(round("fats" * 10)::bigint ORDER BY "time", "id")
)
FROM "food" WHERE "deleted_at" IS NULL GROUP BY "user_id", "local_date";
