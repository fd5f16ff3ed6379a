import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";

const names = (text: string) => analyse(text).items.map(({ name }) => name);

describe("a dish with its ingredients", () => {
  it.each([
    ["bowl of oatmeal (60g oats, 200ml milk)", "60 g oats, 200 ml milk", "Oatmeal"],
    ["smoothie: 1 banana, 200 ml milk, 30 g oats", "1 banana, 200 ml milk, 30 g oats", "Smoothie"],
    ["smoothie made with 1 banana and 200 ml milk", "1 banana, 200 ml milk", "Smoothie"],
    ["salad (50 g lettuce, 30 g tomato, 10 g oil)", "50 g lettuce, 30 g tomato, 10 g oil", "Salad"],
    ["sandwich with 2 slices bread, 50 g ham", "2 slices bread, 50 g ham", "Sandwich"],
    ["350 g porridge (50 g oats, 300 ml milk)", "50 g oats, 300 ml milk", "Porridge"],
    ["protein shake 30 g whey", "30 g whey", "Protein shake"],
    ["protein shake (30 g whey, 300 ml milk)", "30 g whey, 300 ml milk", "Protein shake"],
    ["Proteinshake mit 30 g Whey und 300 ml Milch", "30 g Whey und 300 ml Milch", "Proteinshake"],
    [
      "Müsli (50 g Haferflocken, 200 ml Milch, 1 Banane)",
      "50 g Haferflocken, 200 ml Milch, 1 Banane",
      "Müsli",
    ],
    ["smoothie (1 banane, 200 ml de lait)", "1 banane, 200 ml de lait", "Smoothie"],
    ["tortilla de patatas (4 huevos, 300 g de patatas)", "4 huevos, 300 g de patatas", "Tortilla de patatas"],
    ["frullato con 1 banana e 200 ml di latte", "1 banana, 200 ml di latte", "Frullato"],
    ["smoothie (1 banaan, 200 ml melk)", "1 banaan, 200 ml melk", "Smoothie"],
    [
      "hamburguesa: 125 g de carne picada y un panecillo",
      "125 g de carne picada y un panecillo",
      "Hamburguesa",
    ],
    ["pan con nocilla: 50 g de pan, 20 g de nocilla", "50 g de pan, 20 g de nocilla", "Pan con nocilla"],
    [
      "tartine beurre: 60 g de baguette, 10 g de beurre",
      "60 g de baguette, 10 g de beurre",
      "Tartine beurre",
    ],
    ["Proteinshake 30 g Pulver", "30 g Proteinpulver", "Proteinshake"],
    ["vitamina (1 banana, 200 ml de leite)", "1 banana, 200 ml de leite", "Vitamina"],
    ["smoothie: banana, oats, milk", "banana, oats, milk", "Smoothie"],
    [
      "smoothie of strawberries, banana and orange juice",
      "strawberries, banana and orange juice",
      "Smoothie",
    ],
    ["a smoothie made with banana, milk and peanut butter", "banana, milk and peanut butter", "Smoothie"],
    ["Smoothie aus Banane, Beeren und Joghurt", "Banane, Beeren und Joghurt", "Smoothie"],
    ["smoothie de fraise, banane et lait", "fraise, banane et lait", "Smoothie"],
    ["frullato di banana, fragole e latte", "banana, fragole e latte", "Frullato"],
    ["smoothie met banaan, honing en yoghurt", "banaan, honing en yoghurt", "Smoothie"],
    ["batido de 1 plátano, 250 ml de leche y avena", "1 plátano, 250 ml de leche y avena", "Batido"],
    ["smoothie (strawberries, yogurt)", "strawberries, yogurt", "Smoothie"],
    ["omelette (3 eggs, cheese, ham)", "3 eggs, cheese, ham", "Omelette"],
    ["batido (fresas, yogur)", "fresas, yogur", "Batido"],
    ["smoothie (banane, épinards, lait d'amande)", "banane, épinards, lait d'amande", "Smoothie"],
  ])("%s is what it is made of", (text, ingredients, name) => {
    const dish = analyse(text);
    expect(dish.items.map(({ ref, grams }) => [ref, grams])).toEqual(
      analyse(ingredients).items.map(({ ref, grams }) => [ref, grams]),
    );
    expect(dish).toMatchObject({ name, unrecognised: [] });
  });

  it.each([
    ["coffee (200 ml milk)", 2],
    ["oatmeal (banana, honey)", 3],
    ["smoothie de fraise et un croissant", 2],
    ["a mango smoothie with milk and honey", 3],
    ["a smoothie with banana, yogurt and a croissant", 3],
    ["toast (20 g butter)", 2],
    ["pasta with 100 g chicken and 50 g cheese", 3],
    ["yogurt (200 g) with berries (50 g)", 2],
    ["chicken (200 g), rice (150 g), broccoli (100 g)", 3],
    ["360 g seafood salad sandwich, 77 g lettuce salad", 2],
    ["chicken: 200 g, rice: 150 g, oil: 10 g", 3],
    ["pollo: 200 gramos, arroz: 150 g, aceite: 10 g", 3],
    ["2 eggs: 20 g butter, 30 g cheese", 3],
  ])("%s keeps its %d foods", (text, count) => {
    expect(names(text)).toHaveLength(count);
  });
});

describe("pasta, rice and lentils of a recipe", () => {
  it.each([
    ["1/4 von: 500 g Hackfleisch, 400 g Nudeln", "100 g Nudeln roh"],
    ["500 g Spaghetti, 4 Portionen, 1 gegessen", "125 g dry pasta"],
    ["para 4: 300 g de lentejas, 100 g de chorizo", "75 g dry lentils"],
    ["voor 4: 300 g macaroni, 400 g gehakt", "75 g dry pasta"],
    ["per 4: 320 g di pasta, 200 g di pancetta", "80 g dry pasta"],
    ["pour 4: 300 g de riz, 400 g de poulet", "75 g uncooked rice"],
    ["para 4: 400 g de arroz, 400 g de frango", "100 g uncooked rice"],
    ["serves 4, had 1: 200 g couscous, 400 g chicken", "50 g dry couscous"],
  ])("%s: are dry", (text, dry) => {
    const kcal = analyse(dry).items[0]?.amounts.calories ?? 0;
    const shared = analyse(text).items.map(({ amounts }) => amounts.calories);
    expect(Math.min(...shared.map((calories) => Math.abs(calories - kcal)))).toBeLessThan(2 + kcal / 20);
    expect(names(text).join()).toMatch(/, dry|uncooked|Dry/);
  });

  it.each([
    "1/4 of: 400 g cooked rice, 400 g chicken",
    "for 2: 400 g pasta, 300 g salmon",
    "400 g pasta, 300 g salmon",
    "shared 300 g rice with my wife",
  ])("%s: are cooked", (text) => {
    expect(names(text).join()).not.toMatch(/, dry|uncooked/);
  });
});
