CREATE TABLE "reminder" (
	"user_id" text COLLATE "C" NOT NULL,
	"time" text COLLATE "C" NOT NULL,
	"due_at" bigint,
	CONSTRAINT "reminder_user_id_time_pk" PRIMARY KEY("user_id","time")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"session_hash" text COLLATE "C" NOT NULL,
	"endpoint" text COLLATE "C" NOT NULL,
	"public_key" text COLLATE "C" NOT NULL,
	"auth" text COLLATE "C" NOT NULL,
	"browser" text COLLATE "C" NOT NULL,
	"paused_until" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "push_subscription_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "day_start" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reminder_due" ON "reminder" USING btree ("due_at");