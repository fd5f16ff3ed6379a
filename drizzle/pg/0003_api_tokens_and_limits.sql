CREATE TABLE "api_token" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "api_token_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"bucket" text COLLATE "C" NOT NULL,
	"points" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "rate_limit_bucket_pk" PRIMARY KEY("bucket")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_hash" ON "api_token" USING btree ("user_id","token_hash");