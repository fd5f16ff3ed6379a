import type { Row } from "~/db/contents";
import type { OwnSectionName } from "./own-sections";

export type OwnRow = {
  section: OwnSectionName;
  /** Its place in the list of the file. */
  index: number;
  /** As its table has it, without the person's id. */
  row: Row;
  /** Of a collected puzzle. */
  completions?: Row[];
};

/** What a staged row holds; `before` once it is added: what stood in its place. */
export type OwnContent = Pick<OwnRow, "row" | "completions"> & { before?: Row | null };
