CREATE TABLE "food_import" (
	"id" integer NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"rows" integer NOT NULL,
	"imported_at" bigint NOT NULL,
	CONSTRAINT "food_import_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "imported_food" (
	"import_id" integer NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"brand" text COLLATE "C",
	"category" text COLLATE "C",
	"words" text COLLATE "C" NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"portions" jsonb NOT NULL,
	"barcode" text COLLATE "C",
	CONSTRAINT "imported_food_import_id_id_pk" PRIMARY KEY("import_id","id")
);
--> statement-breakpoint
CREATE TABLE "imported_food_word" (
	"import_id" integer NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"name_length" integer NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	CONSTRAINT "imported_food_word_import_id_word_name_length_id_pk" PRIMARY KEY("import_id","word","name_length","id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"user_id" text COLLATE "C" NOT NULL,
	"barcode" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"emoji" text COLLATE "C" NOT NULL,
	"portion" text COLLATE "C" NOT NULL,
	"calories" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "product_user_id_barcode_pk" PRIMARY KEY("user_id","barcode"),
	CONSTRAINT "product_amounts" CHECK ("product"."calories" between 0 and 100000 and "product"."carbs" between 0 and 100000 and "product"."fats" between 0 and 100000 and "product"."protein" between 0 and 100000)
);
--> statement-breakpoint
CREATE INDEX "imported_food_barcode" ON "imported_food" USING btree ("barcode");