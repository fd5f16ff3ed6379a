const FULL = 30;

export const PLANT_BED = {
  title: "This week's bed",
  rule: "Each different fruit, vegetable, grain, bean, nut, seed or herb grows in a plot of its own. More of the same changes nothing.",
  counted: (count: number) =>
    count >= FULL
      ? `A full bed: ${count} different plants this week.`
      : `${count} different plant${count === 1 ? "" : "s"} this week; thirty fill the bed.`,
} as const;
