import { Form, Link } from "@remix-run/react";
import { dateText } from "~/features/day/calendar/date-text";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { inWeightUnit, type WeightUnit } from "./weight-unit";
import type { MeanWeight } from "./with-means";

type Props = { weights: readonly MeanWeight[]; unit: WeightUnit; today: string };

export function WeightTable({ weights, unit, today }: Props) {
  const yearOf = (date: string) => (date.slice(0, 4) === today.slice(0, 4) ? "" : `, ${date.slice(0, 4)}`);
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
                <span>{dateText(date)}</span>
                {yearOf(date)}
              </Link>
            </th>
            <td>{inWeightUnit(kg, unit).toFixed(1)}</td>
            <td>{inWeightUnit(mean, unit).toFixed(1)}</td>
            <td>
              <Form method="post" action="/weight?delete=1" preventScrollReset>
                <input type="hidden" name="date" value={date} />
                <Button variant="quiet" aria-label={`Delete the weight of ${dateText(date)}${yearOf(date)}`}>
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
