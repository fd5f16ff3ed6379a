import type { ColumnName, Table } from "../formats/columns";
import type { DateOrder } from "./read-date";

/** What the person says of a file that doesn't say it itself; columns from 0. */
export type Choices = {
  columns?: Partial<Record<ColumnName, number>>;
  energy?: Table["energy"];
  perServing?: boolean;
  order?: DateOrder;
};

export type Question = {
  program: string;
  /** Undefined when the columns are known. */
  header?: string[];
  sample: string[][];
  guess: Choices;
  unclearDate?: string;
};
