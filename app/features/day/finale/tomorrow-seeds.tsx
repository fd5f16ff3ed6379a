import { Form } from "@remix-run/react";
import { artPath } from "~/features/puzzles/art-path";
import { Icon } from "~/ui/icon";
import type { Tomorrow } from "./tomorrow-of.server";

export function TomorrowSeeds({ tomorrow: { date, seeds, planted } }: { tomorrow: Tomorrow }) {
  return (
    <section className="tomorrow" data-section="tomorrow">
      <h3>Tomorrow's seeds</h3>
      <Form method="post" action="/plant" preventScrollReset>
        <input type="hidden" name="date" value={date} />
        {seeds.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="puzzle_id"
            value={id}
            className={`tomorrow-seed band-${id}`}
            aria-pressed={id === planted}
          >
            <img src={artPath(id)} width="240" height="240" alt="" />
            <span>
              {id === planted && <Icon name="check" />}
              <span className="visually-hidden">Plant </span>
              {name}
              <span className="visually-hidden"> for tomorrow</span>
            </span>
          </button>
        ))}
      </Form>
    </section>
  );
}
