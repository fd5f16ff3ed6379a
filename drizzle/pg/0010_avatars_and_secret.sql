CREATE TABLE "avatars" (
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"jpeg" text COLLATE "C" NOT NULL,
	CONSTRAINT "avatars_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"purpose" text COLLATE "C" PRIMARY KEY NOT NULL,
	"secret" text COLLATE "C" NOT NULL
);
