CREATE TABLE "weekday_goal" (
	"user_id" text COLLATE "C" NOT NULL,
	"weekday" integer NOT NULL,
	"local_date" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "weekday_goal_user_id_weekday_local_date_pk" PRIMARY KEY("user_id","weekday","local_date"),
	CONSTRAINT "weekday_goal_amounts" CHECK ("weekday_goal"."calories" between 0 and 100000 and "weekday_goal"."carbs" between 0 and 100000 and "weekday_goal"."fats" between 0 and 100000 and "weekday_goal"."protein" between 0 and 100000)
);
