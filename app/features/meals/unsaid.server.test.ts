import { describe, expect, it } from "vitest";
import { analyse } from "./analyse";
import { fnddsTable } from "./fndds/fndds-table.server";

const { index } = await fnddsTable();

const foodsIn = (text: string): string[] => {
  const { items, unrecognised } = analyse(text, index);
  return [
    ...items.map(({ name, grams }) => `${name}, ${Math.round(grams)} g`),
    ...unrecognised.map((words) => `not recognised: ${words}`),
  ];
};

const reads = (name: string, texts: Record<string, string[]>) =>
  describe(name, () => {
    it.each(Object.entries(texts))("%s", (text, foods) => expect(foodsIn(text)).toEqual(foods));
  });

reads("A bread and what is in it, where no row has both", {
  "brisket sandwich": ["White bread, 56 g", "Brisket, 120 g"],
  "2 brisket sandwiches": ["White bread, 112 g", "Brisket, 240 g"],
  "hash brown wrap": ["Flour tortilla, 49 g", "Hash browns, 110 g"],
  "chicken avocado wrap": ["Flour tortilla, 49 g", "Chicken breast, 130 g", "Avocado, 50 g"],
  "peanut butter banana sandwich": ["White bread, 56 g", "Peanut butter, 32 g", "Banana, 118 g"],
  "avocado bagel": ["Bagel, 105 g", "Avocado, 50 g"],
  "haggis roll": ["Bread roll, 43 g", "Haggis, 100 g"],
  "bacon egg and cheese croissant": ["Egg sandwich on croissant, with bacon, 150 g"],
  "turkey and cheese croissant": ["Croissant, 57 g", "Turkey, 85 g", "Cheddar cheese, 21 g"],
  "an egg and a cheese croissant": ["Egg, 50 g", "Cheese croissant, 57 g"],
});

reads("What is in a bread is the same in every order of words", {
  "halloumi and tomato sandwich": ["White bread, 56 g", "Halloumi, 60 g", "Tomato, 80 g"],
  "sandwich with mozzarella and pesto": ["White bread, 56 g", "Mozzarella, 56 g", "Pesto, 20 g"],
  "halloumi and tomato on rye": ["Rye bread, 64 g", "Halloumi, 60 g", "Tomato, 80 g"],
  "a feta & spinach sandwich": ["White bread, 56 g", "Feta, 56 g", "Spinach, 50 g"],
  "feta and spinach wholemeal sandwich": ["Whole wheat bread, 56 g", "Feta, 56 g", "Spinach, 50 g"],
  "pastrami and mustard sandwich on rye bread": ["Rye bread, 64 g", "Pastrami, 57 g", "Mustard, 5 g"],
  "mozzarella and pesto baguette": ["Baguette, 80 g", "Mozzarella, 28 g", "Pesto, 10 g"],
  "tofu and lettuce sandwich": ["White bread, 56 g", "Tofu, 125 g", "Lettuce, 40 g"],
  "cheese and onion on rye": ["Rye bread, 64 g", "Cheddar cheese, 42 g", "Onion, 28 g"],
  "a bag of cheese and onion crisps": ["Cheese and onion crisps, 28 g"],
  "fruit and a ham sandwich": ["Fruit, 150 g", "Ham sandwich on white, 115 g"],
});

reads("A dish has what is named before it, as what it is made with", {
  "chicken and leek pasta": ["Pasta, 200 g", "Chicken, 130 g", "Leek, 90 g"],
  "salmon and broccoli risotto": ["Risotto, 300 g", "Salmon, 130 g", "Broccoli, 90 g"],
  "spinach and feta pizza": ["Cheese pizza, from a restaurant, 140 g", "Feta, 28 g"],
  "a sausage and an apple pie": ["Sausage, 60 g", "Apple pie, 150 g"],
});

reads("A size orders what is eaten", {
  "spring rolls": ["Spring roll, 156 g"],
  "large spring rolls": ["Spring roll, 211 g"],
  "large fried okra": ["Fried okra, 61 g"],
  "small fruit smoothie": ["Fruit smoothie, 540 g"],
  "a ratatouille": ["Ratatouille, 240 g"],
  "medium baked potato": ["Baked potato, 173 g"],
  "idli with sambar and filter coffee": ["Idli, 120 g", "Sambar, 150 g", "Filter kaapi, 150 g"],
});

reads("Raw is not what a cooked row weighs", {
  "200 g raw carp": ["Carp, 200 g", "not recognised: raw"],
  "200 g carp": ["Carp, 200 g"],
});

reads("A bread that has its filling in its row, or is a kind", {
  "tuna mayo sandwich": ["Tuna mayo sandwich, 175 g"],
  "onion bagel": ["Onion bagel, 105 g"],
  "almond croissant": ["Almond croissant, 95 g"],
  "avocado roll": ["Avocado roll, 200 g"],
  "brisket sandwich 450 kcal": ["Brisket sandwich, 210 g"],
});

reads("Foods with nothing between them, and what is in a dish that they follow", {
  "pita bread greek yogurt": ["Pita bread, 60 g", "Greek yogurt, 170 g"],
  "english muffin honey": ["English muffin, 57 g", "Honey, 14 g"],
  "oatmeal with walnuts dried cranberries": ["Oatmeal, 234 g", "Walnuts, 10 g", "Dried cranberries, 30 g"],
  "pretzels custard-filled doughnut": ["Custard-filled doughnut, 80 g", "not recognised: pretzels"],
  "burrito bowl brown rice pinto beans steak": ["Burrito bowl, 475 g"],
  "salmon bowl brown rice cucumber edamame": ["Salmon bowl, 400 g"],
  "chicken fajitas with 3 flour tortillas and guacamole": ["Chicken fajita, 288 g", "Guacamole, 40 g"],
  "premier protein shake vanilla": ["Premier protein shake, 325 g"],
});

reads("Words that are one food, or say it twice", {
  "seitan nuggets": ["Seitan, 85 g", "not recognised: nuggets"],
  "cinnamon toast crunch cereal": ["Cinnamon Toast Crunch, 40 g"],
});

reads("What everyday words mean beside a food", {
  "2 slices of dominos": ["Cheese pizza, 214 g"],
  "half a 12 inch margherita": ["Margherita pizza, 175 g"],
  "cottage cheese 1 cup 2%": ["Cottage cheese, 226 g"],
  "3 egg whites": ["Egg white, 99 g"],
  "mug of tea semi skimmed one sugar": ["Tea, 300 g", "Semi skimmed, 30 g", "Sugar, 4 g"],
  "coffee with a little milk": ["Coffee, 300 g", "Milk, 30 g"],
  "small latte with oat milk": ["Oat milk latte, 300 g"],
  "cup of cheerios 3/4 cup skim milk half a banana": [
    "Cheerios, 28 g",
    "Milk, fat free (skim), 183 g",
    "Banana, 59 g",
  ],
  "2 pork sausages": ["Pork sausage, 150 g"],
  "2 waffles eggo": ["Eggo waffle, 70 g"],
  "chicken biryani": ["Chicken biryani, 350 g"],
  "chapati dal": ["Chapati, 43 g", "Dal, 150 g"],
  "2 biscuits and a cuppa": ["Digestive biscuit, 30 g", "Cuppa, 270 g"],
  "jelly n ice cream": ["Gelatin, 135 g", "Ice cream, 132 g"],
  "2 coffees w milk": ["Coffee, 600 g", "Milk, 60 g"],
  "protein shake w milk": ["Protein powder, 33 g", "Milk, 244 g"],
  "handful of nuts n raisins": ["Nuts, 14 g", "Raisins, 14 g"],
  "2 g&ts": ["Gin and tonic, 444 g"],
  "pack of skips": ["Skips, 17 g"],
  "a large chicken breast": ["Chicken breast, without skin, 162 g"],
  "plate of chicken nuggets": ["Chicken nuggets, 150 g"],
  "cod fillet w chips": ["Cod, 140 g", "Fries, 134 g"],
  "cod fillet": ["Cod fillet, 120 g"],
  "korma rice": ["Korma, 300 g", "Cooked rice, 180 g"],
  "3 sausages mash": ["Sausage, 135 g", "Mashed potato, 210 g"],
  "big mac meal medium coke": ["Big Mac, 219 g", "McDonald's fries, 111 g", "Coke, 368 g"],
  "plate of chips": ["Fries, 134 g"],
  "2 rotis": ["Roti, 86 g"],
});

reads("Foods between commas, though a dish has all of them", {
  "ham, potato, broccoli": ["Ham, 56 g", "Potato, 170 g", "Broccoli, 90 g"],
});

reads("An amount after a name of two foods", {
  "pork and bean stew 1 plate": ["Pork and bean stew, 400 g"],
  "ham and cheese sandwich 2": ["Ham and cheese sandwich, 292 g"],
  "chicken and rice soup 2 cups": ["Chicken rice soup, 480 g"],
  "fabada asturiana un plato": ["Fabada asturiana, 350 g"],
  "bread and butter 10 g": ["Bread, 28 g", "Butter, 10 g"],
  "rice and beans 1 banana": ["Rice and beans, 240 g", "Banana, 118 g"],
  "2 eggs and bacon 3 slices": ["Egg, 100 g", "Bacon, cooked, 24 g"],
  "2 eggs 2 slices of toast": ["Egg, 100 g", "Toast, 50 g"],
  "chicken 200 g 2 cups of rice": ["Chicken, 200 g", "Cooked rice, 316 g"],
  "whole wheat pasta with tomato sauce, about a cup and a half": [
    "Whole grain pasta, with tomato-based sauce, homemade, 375 g",
  ],
  "una coca de 600 ml": ["Coca, 621 g"],
});

reads("A weight raw or dry", {
  "200g raw chicken breast": ["Raw chicken breast, 200 g"],
  "70 g dry bulgur": ["Dry bulgur, 70 g"],
  "50g oatmeal dry": ["Oatmeal dry, 50 g"],
  "80g rice dry weight": ["White rice, uncooked, 80 g"],
  "200g rohe Hähnchenbrust": ["Rohe Hähnchenbrust, 200 g"],
  "200 g raw venison": ["Venison, 200 g", "not recognised: raw"],
  "30 g raw almonds": ["Almonds, 30 g"],
});

reads("What a food is in, and what stands after its amount", {
  "tuna in water 1 can": ["Tuna in water, 113 g"],
  "sardines in oil 1 tin": ["Sardines, 92 g", "Vegetable oil, 10 g"],
  "milk 200 ml, banana": ["Milk, 206 g", "Banana, 118 g"],
});

reads("A dish and the list of what is in it", {
  "cobb salad: chicken, egg, bacon": ["Chicken cobb salad, 360 g"],
  "curry: chicken, coconut milk, rice": ["Chicken curry, 280 g", "Cooked rice, 160 g"],
  "cobb salad (chicken, egg, bacon), bread roll": ["Chicken cobb salad, 360 g", "Bread roll, 43 g"],
  "burrito: rice, beans, chicken and a coke": [
    "Chicken burrito, with beans and rice, cheese, 220 g",
    "Coke, 368 g",
  ],
  "curry: chicken, rice, naan": ["Chicken curry, 280 g", "Cooked rice, 160 g", "Naan, 90 g"],
  "burger (fries, coke)": ["Hamburger, 137 g", "Fries, 134 g", "Coke, 368 g"],
  "breakfast: toast, bacon": ["Toast, 25 g", "Bacon, 24 g"],
  "mitraillette: baguette, steak haché, frites": ["Mitraillette, 400 g"],
  "salade composée: laitue, tomate, oeuf, thon": ["Salade composée, 170 g", "Oeuf, 50 g", "Thon, 80 g"],
  "Gemüsesuppe (Kartoffeln, Karotten, Lauch) und Brot": ["Gemüsesuppe, 350 g", "Brot, 50 g"],
  "insalata mista: lattuga, pomodori, carote": ["Insalata mista, 170 g"],
});

reads("A dish that was weighed, and what it is served with", {
  "500 g pad thai with spring rolls": ["Pad thai, 500 g", "Spring roll, 156 g"],
  "300 g curry with naan": ["Chicken curry, 300 g", "Naan, 90 g"],
  "450 g chicken tikka masala with rice": ["Chicken tikka masala, 225 g", "Cooked rice, 225 g"],
  "400 g lasagne with spinach": ["Lasagna, 400 g"],
});

reads("What is known to be in a dish adds nothing", {
  "grilled cheese with cheddar": ["Grilled cheese sandwich, 106 g"],
  "french toast with egg": ["French toast, 130 g"],
  "fish with chips": ["Fish, 90 g", "Fries, 134 g"],
});

reads("One of two foods, of which nobody knows more", {
  "taco or tostada": ["Taco, 105 g"],
  "rice or pasta": ["Cooked rice, 180 g"],
  "Apfel oder Birne": ["Apfel, 182 g"],
  "toast with butter or margarine": ["Toast, 25 g", "Butter, 7 g"],
  "chicken or turkey sandwich": ["Chicken sandwich, 182 g"],
});

reads("What is spread on a bread whose name has it, and on small slices", {
  "croissant mit Butter": ["Croissant, 57 g", "Butter, 7 g"],
  "butter croissant": ["Butter croissant, 57 g"],
  "4 fette biscottate con marmellata": ["Fette biscottate, 36 g", "Marmellata, 40 g"],
  "3 slices of bread with honey": ["Bread, 84 g", "Honey, 42 g"],
  "a medium taco with a medium burrito": ["Taco, 105 g", "Burrito, 220 g"],
});

reads("Vegetables in water have no fat, and in a pan they have some", {
  "boiled green beans": ["Fresh green beans, cooked, without added fat, 90 g"],
  "boiled cabbage": ["Cooked cabbage, 100 g"],
  "sautéed zucchini": ["Zucchini, 100 g", "Vegetable oil, 4 g"],
  "sautéed zucchini with olive oil": ["Zucchini, 100 g", "Olive oil, 10 g"],
  "200 g roasted carrots": ["Cooked carrots, 200 g", "Vegetable oil, 8 g"],
  "fried eggplant": ["Fried eggplant, 110 g"],
  "grilled zucchini": ["Zucchini, 100 g"],
});

it.each([
  ["haricots verts vapeur", "haricots verts sautés"],
  ["brócoli al vapor", "brócoli salteado"],
  ["steak haché 5 %", "steak haché 15 %"],
  ["150 g Rinderhack 7 % Fett", "150 g Rinderhack 20 % Fett"],
  ["carne picada 5% grasa", "carne picada 15% grasa"],
])("%s has less fat than %s", (lean, fat) => {
  const fats = (text: string) =>
    analyse(text, index).items.reduce((sum, { amounts }) => sum + amounts.fats, 0);
  expect(fats(lean)).toBeLessThan(fats(fat));
});

it.each(["half a lager", "½ lager", "1/2 lager", "a half of stout", "half a cider"])(
  "%s is half a pint",
  (text) => expect(analyse(text, index).items[0]?.grams).toBe(284),
);

reads("What only one language says so", {
  "un demi et des cacahuètes": ["Demi, 250 g", "Cacahuètes, 28 g"],
  "un demi citron": ["Citron, 29 g"],
  "due biscotti": ["Biscotti, 18 g"],
  pane: ["Pane, 60 g"],
  pain: ["Pain, 50 g"],
  lime: ["Lime, 67 g"],
  "80 g di pasta al pesto": ["Pasta, 80 g", "Pesto, 20 g"],
  "250 g di pasta al pesto": ["Pasta al pesto, 250 g"],
});

reads("A list of foods, and no dish of two of them", {
  "soup, noodles, porridge": ["Soup, 250 g", "Cooked noodles, 160 g", "Porridge, 234 g"],
});

reads("A sandwich and a porridge with what is in them", {
  "1 hot dog with bun": ["Hot dog on a bun, 98 g"],
  "porridge made with semi-skimmed milk": [
    "Oatmeal, regular or quick, made with milk, without added fat, 240 g",
  ],
});

reads("A list without commas, with words of no food between", {
  "general tsos chicken fried rice egg roll": [
    "General Tso chicken, 230 g",
    "Fried rice, 250 g",
    "Egg roll, 89 g",
  ],
  "chicken lo mein egg roll": ["Lo mein, with chicken, 350 g", "Egg roll, 89 g"],
  "brisket plate texas toast pickles": ["Beef brisket, 120 g", "Texas toast, 80 g", "Pickle, 35 g"],
  "caramel macchiato cake pop": ["Caramel macchiato, 400 g", "Cake pop, 42 g"],
  "chicken quesadilla crinkle fries coleslaw": [
    "Chicken quesadilla, 180 g",
    "Fries, 134 g",
    "Coleslaw, 100 g",
  ],
  "a chicken quesadilla side of guac": ["Chicken quesadilla, 140 g", "Guacamole, 60 g"],
  "country ham biscuit grits gravy": ["Ham, 56 g", "Biscuit, 51 g", "Grits, 257 g", "Gravy, 60 g"],
  "gnocchi minestrone": ["Gnocchi, 200 g", "Minestrone, 300 g"],
  "pear protein bar ribs gyro": ["Protein bar, 55 g", "Gyro, 250 g", "not recognised: pear"],
  "latte cappuccino shawarma blueberry muffin": [
    "Latte, 360 g",
    "Cappuccino, 360 g",
    "Shawarma, 250 g",
    "Blueberry muffin, 113 g",
  ],
  "porridge cappuccino": ["Porridge, 234 g", "Cappuccino, 360 g"],
  "chicken noodle soup bag of crisps": ["Chicken noodle soup, 300 g", "Crisps, 28 g"],
  "couscous peas oreos": ["Couscous, 150 g", "Peas, 80 g", "Oreo, 34 g"],
  "burger chow mein": ["Hamburger, 137 g", "Chow mein, 350 g"],
  "mushroom risotto": ["Mushroom risotto, 300 g"],
  "sweet potato curry": ["Sweet potato curry, 220 g"],
  "tofu scramble": ["Tofu scramble, 180 g"],
  "short stack of buttermilk pancakes": ["Stack of pancakes, 221 g", "not recognised: buttermilk"],
});
