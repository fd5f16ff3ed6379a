CREATE TABLE "import" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"program" text COLLATE "C" NOT NULL,
	"file_name" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"summary" jsonb NOT NULL,
	"choices" jsonb,
	"done_to" text COLLATE "C" DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"undo_until" bigint,
	CONSTRAINT "import_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"user_id" text COLLATE "C" NOT NULL,
	"import_id" text COLLATE "C" NOT NULL,
	"local_date" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"line" integer NOT NULL,
	"content" jsonb NOT NULL,
	"added" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_row_user_id_import_id_local_date_id_pk" PRIMARY KEY("user_id","import_id","local_date","id")
);
--> statement-breakpoint
CREATE TABLE "import_piece" (
	"user_id" text COLLATE "C" NOT NULL,
	"import_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"base64" text COLLATE "C" NOT NULL,
	CONSTRAINT "import_piece_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
CREATE INDEX "import_updated" ON "import" USING btree ("updated_at");