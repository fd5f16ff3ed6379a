CREATE TABLE "daily_home_data" (
	"user_id" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"puzzle_category" text COLLATE "C",
	"puzzle_name" text COLLATE "C",
	"puzzle_id" text COLLATE "C",
	"daily_text" text COLLATE "C" NOT NULL,
	"pixel_art_data" jsonb,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"calories_goal" double precision NOT NULL,
	"carbs_goal" double precision NOT NULL,
	"protein_goal" double precision NOT NULL,
	"fats_goal" double precision NOT NULL,
	"puzzle_progress" double precision NOT NULL,
	"carbs_colors" jsonb NOT NULL,
	"protein_colors" jsonb NOT NULL,
	"fats_colors" jsonb NOT NULL,
	"completed_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "daily_home_data_user_id_date_pk" PRIMARY KEY("user_id","date"),
	CONSTRAINT "daily_home_data_goals" CHECK ("daily_home_data"."calories_goal" between 0 and 100000 and "daily_home_data"."carbs_goal" between 0 and 100000 and "daily_home_data"."protein_goal" between 0 and 100000 and "daily_home_data"."fats_goal" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "food" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"emoji" text COLLATE "C" NOT NULL,
	"time" bigint NOT NULL,
	"local_date" text COLLATE "C" NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"number_of_servings" double precision NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint,
	CONSTRAINT "food_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "food_amounts" CHECK ("food"."calories" between 0 and 100000 and "food"."carbs" between 0 and 100000 and "food"."fats" between 0 and 100000 and "food"."protein" between 0 and 100000 and "food"."number_of_servings" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "mail_token" (
	"user_id" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "mail_token_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "nutrition_goal" (
	"user_id" text COLLATE "C" NOT NULL,
	"local_date" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"protein" double precision NOT NULL,
	CONSTRAINT "nutrition_goal_user_id_local_date_pk" PRIMARY KEY("user_id","local_date"),
	CONSTRAINT "nutrition_goal_amounts" CHECK ("nutrition_goal"."calories" between 0 and 100000 and "nutrition_goal"."carbs" between 0 and 100000 and "nutrition_goal"."fats" between 0 and 100000 and "nutrition_goal"."protein" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "outbox_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "puzzle_completion" (
	"user_id" text COLLATE "C" NOT NULL,
	"puzzle_name" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"completed_at" bigint NOT NULL,
	CONSTRAINT "puzzle_completion_user_id_puzzle_name_date_pk" PRIMARY KEY("user_id","puzzle_name","date")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"user_id" text COLLATE "C" NOT NULL,
	"id_hash" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "session_user_id_id_hash_pk" PRIMARY KEY("user_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "user_collection" (
	"user_id" text COLLATE "C" NOT NULL,
	"collection_type" text COLLATE "C" NOT NULL,
	"puzzle_name" text COLLATE "C" NOT NULL,
	"carbs" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"count" integer NOT NULL,
	"first_completed_at" bigint NOT NULL,
	"congratulated_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "user_collection_user_id_collection_type_puzzle_name_pk" PRIMARY KEY("user_id","collection_type","puzzle_name")
);
--> statement-breakpoint
CREATE TABLE "user_info" (
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C",
	"last_name" text COLLATE "C",
	"nickname" text COLLATE "C",
	"gender" text COLLATE "C",
	"age" integer,
	"unit" text COLLATE "C",
	"height" double precision,
	"weight" double precision,
	"activity_level" text COLLATE "C",
	"weight_goal" text COLLATE "C",
	"calculated_calories" integer,
	"avatar" text COLLATE "C",
	"prompted_at" bigint,
	"camera_permission_shown_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "user_info_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"password_hash" text COLLATE "C" NOT NULL,
	"share_id" text COLLATE "C" NOT NULL,
	"time_zone" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"email_confirmed_at" bigint
);
--> statement-breakpoint
CREATE INDEX "food_user_time" ON "food" USING btree ("user_id","time","id");--> statement-breakpoint
CREATE INDEX "food_user_date" ON "food" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "outbox_user_due" ON "outbox" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_share_id" ON "users" USING btree ("share_id");