CREATE TABLE "proposal" (
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
	"estimated" boolean DEFAULT false NOT NULL,
	"time" bigint NOT NULL,
	"local_date" text COLLATE "C" NOT NULL,
	"proposed_by" text COLLATE "C",
	"created_at" bigint NOT NULL,
	CONSTRAINT "proposal_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "proposal_amounts" CHECK ("proposal"."calories" between 0 and 100000 and "proposal"."carbs" between 0 and 100000 and "proposal"."fats" between 0 and 100000 and "proposal"."protein" between 0 and 100000 and "proposal"."number_of_servings" between 0 and 100000)
);
--> statement-breakpoint
CREATE INDEX "proposal_created" ON "proposal" USING btree ("created_at");
--> statement-breakpoint
CREATE TRIGGER "proposal_insert_version" AFTER INSERT ON "proposal" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "proposal_update_version" AFTER UPDATE ON "proposal" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "proposal_delete_version" AFTER DELETE ON "proposal" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
