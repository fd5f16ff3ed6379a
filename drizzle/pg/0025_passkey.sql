CREATE TABLE "passkey" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"public_key" text COLLATE "C" NOT NULL,
	"counter" integer NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "passkey_user_id_id_pk" PRIMARY KEY("user_id","id")
);
