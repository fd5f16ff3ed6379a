DROP INDEX "food_user_time";--> statement-breakpoint
DROP INDEX "food_user_date";--> statement-breakpoint
CREATE INDEX "bearer_token_expires" ON "bearer_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "food_user_newest" ON "food" USING btree ("user_id","time","id","deleted_at");--> statement-breakpoint
CREATE INDEX "food_user_day" ON "food" USING btree ("user_id","local_date","time","id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_token_expires" ON "mail_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expires" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_last_seen" ON "session" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "session_created" ON "session" USING btree ("created_at");