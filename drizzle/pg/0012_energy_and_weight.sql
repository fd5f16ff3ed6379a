CREATE TABLE "weight" (
	"user_id" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"kg" double precision NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "weight_user_id_date_pk" PRIMARY KEY("user_id","date"),
	CONSTRAINT "weight_kg" CHECK ("weight"."kg" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "energy" text COLLATE "C" DEFAULT 'kcal' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "logs_weight" boolean DEFAULT false NOT NULL;