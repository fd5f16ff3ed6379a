ALTER TABLE "users" ADD COLUMN "misread_goal" double precision;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mended_goal" double precision;--> statement-breakpoint
CREATE INDEX "users_misread_goal" ON "users" USING btree ("misread_goal");--> statement-breakpoint
UPDATE "users" SET "misread_goal" = 0 WHERE "id" IN (
	SELECT "user_id" FROM "nutrition_goal" WHERE "calories" > 0 AND "calories" < 100
	UNION SELECT "user_id" FROM "weekday_goal" WHERE "calories" > 0 AND "calories" < 100
);
