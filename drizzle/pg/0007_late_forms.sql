CREATE TABLE "late_form" (
	"user_id" text COLLATE "C" NOT NULL,
	"key_hash" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"fields" jsonb NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "late_form_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
CREATE INDEX "late_form_expires" ON "late_form" USING btree ("expires_at");