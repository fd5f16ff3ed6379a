CREATE TABLE "user_version" (
	"user_id" text COLLATE "C" NOT NULL,
	"version" text COLLATE "C" NOT NULL,
	CONSTRAINT "user_version_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
INSERT INTO "user_version" SELECT "id", gen_random_uuid()::text FROM "users";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "new_user_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "user_version" SET "version" = gen_random_uuid()::text WHERE "user_id" IN (SELECT "user_id" FROM "changed");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "new_version_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "user_version" SET "version" = gen_random_uuid()::text WHERE "user_id" IN (SELECT "id" FROM "changed");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_update_version" AFTER UPDATE ON "users" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_version_of_user"();
--> statement-breakpoint
CREATE TRIGGER "user_info_insert_version" AFTER INSERT ON "user_info" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "user_info_update_version" AFTER UPDATE ON "user_info" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "user_info_delete_version" AFTER DELETE ON "user_info" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "food_insert_version" AFTER INSERT ON "food" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "food_update_version" AFTER UPDATE ON "food" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "food_delete_version" AFTER DELETE ON "food" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "daily_home_data_insert_version" AFTER INSERT ON "daily_home_data" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "daily_home_data_update_version" AFTER UPDATE ON "daily_home_data" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "daily_home_data_delete_version" AFTER DELETE ON "daily_home_data" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "nutrition_goal_insert_version" AFTER INSERT ON "nutrition_goal" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "nutrition_goal_update_version" AFTER UPDATE ON "nutrition_goal" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "nutrition_goal_delete_version" AFTER DELETE ON "nutrition_goal" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "weekday_goal_insert_version" AFTER INSERT ON "weekday_goal" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "weekday_goal_update_version" AFTER UPDATE ON "weekday_goal" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "weekday_goal_delete_version" AFTER DELETE ON "weekday_goal" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "user_collection_insert_version" AFTER INSERT ON "user_collection" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "user_collection_update_version" AFTER UPDATE ON "user_collection" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
--> statement-breakpoint
CREATE TRIGGER "user_collection_delete_version" AFTER DELETE ON "user_collection" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "new_user_version"();
