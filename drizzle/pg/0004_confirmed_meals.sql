CREATE TABLE "confirmed_meal" (
	"user_id" text COLLATE "C" NOT NULL,
	"words_hash" text COLLATE "C" NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"emoji" text COLLATE "C" NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"foods" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "confirmed_meal_user_id_words_hash_pk" PRIMARY KEY("user_id","words_hash"),
	CONSTRAINT "confirmed_meal_amounts" CHECK ("confirmed_meal"."calories" between 0 and 100000 and "confirmed_meal"."carbs" between 0 and 100000 and "confirmed_meal"."fats" between 0 and 100000 and "confirmed_meal"."protein" between 0 and 100000)
);
--> statement-breakpoint
CREATE INDEX "confirmed_meal_user_updated" ON "confirmed_meal" USING btree ("user_id","updated_at");