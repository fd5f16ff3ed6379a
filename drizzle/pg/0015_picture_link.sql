ALTER TABLE "users" ADD COLUMN "picture_id" text COLLATE "C";--> statement-breakpoint
CREATE UNIQUE INDEX "users_picture_id" ON "users" USING btree ("picture_id");