/** Tables of a person that no export holds, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  day_food_total: "Sums of a day's foods by name, made of the foods.",
  user_version: "A random mark that changes with the rows; it says nothing by itself.",
  import_row:
    "Rows of a file of one's own, until the import can no longer be undone; added ones are in their tables.",
  import_piece: "A file of one's own, until its columns are named.",
};
