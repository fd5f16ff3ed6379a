const AMINO_ACIDS = {
  Alanine: 0.8,
  Arginine: 0.4,
  "Aspartic acid": 1.9,
  Cysteine: 0.4,
  "Glutamic acid": 2.9,
  Glycine: 0.3,
  Histidine: 0.3,
  Isoleucine: 1,
  Leucine: 1.8,
  Lysine: 1.5,
  Methionine: 0.4,
  Phenylalanine: 0.5,
  Proline: 1.1,
  Serine: 0.9,
  Threonine: 1.1,
  Tryptophan: 0.3,
  Tyrosine: 0.5,
  Valine: 1,
};
const VITAMINS = [
  ["Vitamin A", 800, "µg"],
  ["Vitamin D", 5, "µg"],
  ["Vitamin E", 12, "mg"],
  ["Vitamin C", 80, "mg"],
  ["Thiamin", 1.1, "mg"],
  ["Riboflavin", 1.4, "mg"],
  ["Niacin", 16, "mg"],
  ["Vitamin B6", 1.4, "mg"],
  ["Folic acid", 200, "µg"],
  ["Vitamin B12", 2.5, "µg"],
  ["Biotin", 50, "µg"],
  ["Calcium", 800, "mg"],
  ["Iron", 14, "mg"],
  ["Magnesium", 375, "mg"],
  ["Zinc", 10, "mg"],
];

/** A table of vitamins or amino acids, as it stands beside the label on cereals and protein powders. */
export function besideTable(random) {
  const head = (title, first, second) => `<tr><th>${title}</th><td>${first}</td><td>${second}</td></tr>`;
  const share = random.between(0.15, 0.5);
  const rows = random.chance(0.5)
    ? [
        head("Typical amino acids", "Per 100 g", "Per serving"),
        ...Object.entries(AMINO_ACIDS).map(([name, grams]) => {
          const mg = grams * random.between(2500, 4000);
          const text = (amount) =>
            mg > 4000 ? `${(amount / 1000).toFixed(1)} g` : `${Math.round(amount)} mg`;
          return head(name, text(mg), text(mg * share));
        }),
      ]
    : [
        head("Vitamins & minerals", "per 100 g", "%NRV*"),
        ...VITAMINS.slice(random.whole(0, 5)).map(([name, daily, unit]) => {
          const part = random.between(0.15, 1);
          const amount = daily * part;
          return head(
            name,
            `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${unit}`,
            `${Math.round(part * 100)} %`,
          );
        }),
      ];
  return `<table>${rows.join("")}</table>`;
}
