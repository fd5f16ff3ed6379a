CREATE TABLE "pot" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"emoji" text COLLATE "C" NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"number_of_servings" double precision NOT NULL,
	"parts" jsonb,
	"source" text COLLATE "C",
	"further" jsonb,
	"makes" double precision NOT NULL,
	"servings_left" double precision NOT NULL,
	"created_at" bigint NOT NULL,
	"emptied_at" bigint,
	CONSTRAINT "pot_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "pot_amounts" CHECK ("pot"."calories" between 0 and 100000 and "pot"."carbs" between 0 and 100000 and "pot"."fats" between 0 and 100000 and "pot"."protein" between 0 and 100000 and "pot"."number_of_servings" between 0 and 100000 and "pot"."makes" between 0 and 100000 and "pot"."servings_left" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "pot_portion" (
	"user_id" text COLLATE "C" NOT NULL,
	"food_id" text COLLATE "C" NOT NULL,
	"pot_id" text COLLATE "C" NOT NULL,
	"servings" double precision NOT NULL,
	CONSTRAINT "pot_portion_user_id_food_id_pk" PRIMARY KEY("user_id","food_id")
);
--> statement-breakpoint
ALTER TABLE "saved_food" ADD COLUMN "for_house" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal" ADD COLUMN "from_member" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "pot_by_id" ON "pot" USING btree ("id");--> statement-breakpoint
CREATE INDEX "pot_emptied" ON "pot" USING btree ("emptied_at");--> statement-breakpoint
CREATE INDEX "pot_portion_pot" ON "pot_portion" USING btree ("pot_id");