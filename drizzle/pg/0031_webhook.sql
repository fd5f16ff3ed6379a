CREATE TABLE "webhook" (
	"user_id" text COLLATE "C" NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"secret" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"day_ends_at" bigint,
	"off_at" bigint,
	"delivered_at" bigint,
	"failed_at" bigint,
	"failure" text COLLATE "C",
	"created_at" bigint NOT NULL,
	CONSTRAINT "webhook_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"event" text COLLATE "C" NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "webhook_delivery_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "webhook_day_ends" ON "webhook" USING btree ("day_ends_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("due_at");