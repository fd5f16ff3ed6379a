import { Form } from "@remix-run/react";
import type { Seed } from "~/features/puzzles/catalogue";
import { EmptyGrid } from "~/features/puzzles/pixel-grid";
import { artPath } from "~/features/puzzles/puzzle";
import { ButtonLink, useOnDay } from "~/ui/button";
import { SeedPacket } from "~/ui/seed-packet";
import type { Home } from "./home.server";
import { NutritionPool } from "./nutrition-pool";
import { LoadingPuzzle } from "./puzzle-card";
import "./empty-card.css";

export function EmptyCard({ home }: { home: Home }) {
  const onDay = useOnDay();
  const { isToday, canChange, seeds, line } = home;
  return (
    <SeedPacket
      className="day-packet empty"
      bandClass="band-none"
      title={isToday ? "Pick your puzzle" : "An empty plot"}
      line={line || undefined}
      art={
        <>
          <EmptyGrid />
          <div className="offer">
            {seeds.length > 0 && <Seeds seeds={seeds} />}
            {canChange && (
              <ButtonLink to={onDay("/puzzles")} variant="plain" preventScrollReset>
                Choose nutrition puzzle
              </ButtonLink>
            )}
          </div>
          <LoadingPuzzle />
        </>
      }
    >
      <NutritionPool home={home} />
    </SeedPacket>
  );
}

function Seeds({ seeds }: { seeds: readonly Seed[] }) {
  return (
    <>
      <p>Tap a picture. What you eat colours it in.</p>
      <ul className="seeds">
        {seeds.map(({ id, name, categoryId }) => (
          <li key={id}>
            <Form method="post" action={`/puzzles/${categoryId}`} preventScrollReset>
              <button type="submit" name="puzzle_id" value={id} className={`seed band-${id}`}>
                <img src={artPath(id)} alt="" width={72} height={72} />
                <span className="visually-hidden">Choose </span>
                <strong>{name}</strong>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}
