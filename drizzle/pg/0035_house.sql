CREATE TABLE "house_member" (
	"user_id" text COLLATE "C" NOT NULL,
	"house_id" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"member_id" text COLLATE "C" NOT NULL,
	"invite_hash" text COLLATE "C",
	"invited_at" bigint,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "house_member_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "house_seat" ON "house_member" USING btree ("house_id","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "house_invite" ON "house_member" USING btree ("invite_hash");