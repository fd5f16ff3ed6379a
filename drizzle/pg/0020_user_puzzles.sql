CREATE TABLE "user_puzzle" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"category_id" text COLLATE "C" NOT NULL,
	"category_title" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"progress_texts" jsonb NOT NULL,
	"bg_color" text COLLATE "C" NOT NULL,
	"map" jsonb NOT NULL,
	"listed" boolean NOT NULL,
	"chosen_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "user_puzzle_user_id_id_pk" PRIMARY KEY("user_id","id")
);
