CREATE TABLE "saved_food" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"emoji" text COLLATE "C" NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"number_of_servings" double precision NOT NULL,
	"parts" jsonb,
	"source" text COLLATE "C",
	"created_at" bigint NOT NULL,
	CONSTRAINT "saved_food_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_food_amounts" CHECK ("saved_food"."calories" between 0 and 100000 and "saved_food"."carbs" between 0 and 100000 and "saved_food"."fats" between 0 and 100000 and "saved_food"."protein" between 0 and 100000 and "saved_food"."number_of_servings" between 0 and 100000)
);
--> statement-breakpoint
ALTER TABLE "daily_home_data" ADD COLUMN "finish_at" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_home_data" ADD COLUMN "neat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "food" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "food" ADD COLUMN "source" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "food" ADD COLUMN "estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_goal" ADD COLUMN "finish_at" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_food_user_name" ON "saved_food" USING btree ("user_id","name","id");