import { Form, Link } from "@remix-run/react";
import { dateText } from "~/features/day/calendar/date-text";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { weightNumber } from "./weight-text";
import type { WeightUnit } from "./weight-unit";
import type { MeanWeight } from "./with-means";

type Props = { weights: readonly MeanWeight[]; unit: WeightUnit; today: string };

export function WeightTable({ weights, unit, today }: Props) {
  const text = (date: string) =>
    date.slice(0, 4) === today.slice(0, 4) ? dateText(date) : `${dateText(date)}, ${date.slice(0, 4)}`;
  return (
    <table className="weight-table">
      <caption className="visually-hidden">Weights, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Weight, {unit}</th>
          <th scope="col">7-day mean</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {weights.map(({ date, kg, mean }) => (
          <tr key={date}>
            <th scope="row">
              <Link to={`/weight?date=${date}`} preventScrollReset={false}>
                {text(date)}
              </Link>
            </th>
            <td>{weightNumber(kg, unit)}</td>
            <td>{weightNumber(mean, unit)}</td>
            <td>
              <Form method="post" action="/weight?delete=1" preventScrollReset>
                <input type="hidden" name="date" value={date} />
                <Button variant="quiet" aria-label={`Delete the weight of ${text(date)}`}>
                  <Icon name="trash" />
                </Button>
              </Form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
