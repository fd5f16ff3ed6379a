import { expect, it } from "vitest";
import { reads } from "../../../tests/support/fixtures/said-meals";
import { analyse } from "./analyse";
import { fnddsTable } from "./fndds/fndds-table.server";

const { index } = await fnddsTable();

reads("The patties of a burger", {
  "cheeseburger with a medium patty on a white bun": ["Cheeseburger, on white bun, 1 medium patty, 165 g"],
  "fast food double hamburger with 2 large patties": [
    "Double hamburger, from fast food, 2 large patties, 290 g",
  ],
  "a burger": ["Hamburger, 137 g"],
  "McDonald's hamburger": ["Hamburger (McDonalds), 100 g"],
  "150 g kidney beans": ["Kidney beans, 150 g"],
  "150 g cooked broccoli": ["Cooked broccoli, 150 g"],
  "a danish and a medium danish": ["Danish pastry, 71 g", "Danish pastry, 113 g"],
  "a cherry turnover": ["Cherry turnover, 75 g"],
  "a meringue": ["Meringue, 22 g"],
  "2 tacos": ["Taco, 210 g"],
  "2 crunchy tacos": ["Crunchy taco, 138 g"],
  "a turkey wrap": ["Turkey wrap, 140 g"],
  "2 gingersnaps and a gingerbread man": ["Gingersnap, 14 g", "Gingerbread man, 30 g"],
  "a small cheeseburger from a fast food place": ["Cheeseburger, from fast food, 1 small patty, 115 g"],
});

reads("Names as tables write them, the food before its kind", {
  "ice cream, chocolate": ["Chocolate ice cream, 132 g"],
  "1 tbsp sour cream, fat free": ["Fat free sour cream, 15 g"],
  "chicken breast, rotisserie, skin not eaten": ["Rotisserie chicken breast, without skin, 120 g"],
  "yogurt, greek, nonfat, plain": ["Greek yogurt, nonfat milk, plain, 150 g"],
  "1 cup chocolate milk, reduced fat (2%)": ["Chocolate milk, reduced fat (2%), 248 g"],
  "1 cup milk, fat free (skim)": ["Milk, fat free (skim), 244 g"],
  "turkey bacon, reduced sodium": ["Reduced sodium turkey bacon, cooked, 22 g"],
  "bread, whole wheat, 2 slices": ["Whole wheat bread, 72 g"],
  "pizza, pepperoni, 2 slices": ["Pizza with pepperoni, from a restaurant, 248 g"],
  "juice, orange, 1 glass": ["Orange juice, 100%, 249 g"],
  "muffin, english": ["English muffin, 57 g"],
  "latte, skim": ["Nonfat latte, 360 g"],
  "crackers, butter (ritz)": ["Crackers, butter (Ritz), 18 g"],
});

reads("Shares of what is made whole", {
  "1/6 of a quiche": ["Quiche, 100 g"],
  "a quarter of a shepherd's pie": ["Shepherd's pie, 250 g"],
  "a third of a spanish omelette": ["Spanish omelette, 220 g"],
  "un cuarto de tortilla de patatas": ["Tortilla de patatas, 165 g"],
  "half a pizza": ["Cheese pizza, from a restaurant, 346 g"],
});

reads("Lists, whose commas part foods", {
  "beef, potatoes, vegetables": ["Beef, 100 g", "Potato, 170 g", "Raw vegetable, 120 g"],
  "ice cream, cookie": ["Ice cream, 132 g", "Cookie, 15 g"],
  "pork chop, applesauce": ["Pork chop, 140 g", "Applesauce, 122 g"],
  "vegetables including carrots and broccoli": ["Cooked carrots, 80 g", "Broccoli, 90 g"],
  "a piece of chocolate": ["Chocolate candy, other, 8 g"],
});

reads("Two foods of one line", {
  "cheese and crackers": ["Cheese, 28 g", "Crackers, 15 g"],
  "crackers and cheese": ["Crackers, 15 g", "Cheese, 28 g"],
  "chocolate and chips": ["Chocolate candy, other, 40 g", "Potato chips, 28 g"],
  "cake, coffee": ["Cake or cupcake, 80 g", "Coffee, 300 g"],
  "bread, coffee": ["Bread, 28 g", "Coffee, 300 g"],
  "banana, chili": ["Banana, 118 g", "Chili, 250 g"],
  "2 chili di patate": ["Patate, 2000 g"],
  "fish and chips": ["Fish and chips, 400 g"],
});

reads("What there is more of than usual", {
  "a slice of thick crust pizza with extra meat": ["Pizza with extra meat, thick crust, 166 g"],
  "a sharing size bag of fruit snacks": ["Fruit snacks candy, 140 g"],
  "a movie theater size box of caramel filled chocolates": ["Caramel filled chocolate candy, 180 g"],
  "an extra large root beer and a venti latte": ["Root beer, 1008 g", "Latte, 560 g"],
  "a cream filled chocolate": ["Cream filled chocolate candy, 15 g"],
});

reads("Words that say what there is of a food, and what there isn't", {
  "1/2 lb burger, no bun": ["Hamburger patty, 227 g"],
  "half a chicken": ["Chicken, baked, broiled, or roasted, 300 g"],
  "halbes Hähnchen": ["Halbes Hähnchen, 350 g"],
  "roast chicken without skin": ["Chicken, baked, broiled, or roasted, without skin, 120 g"],
  "5 dark chocolate squares": ["Dark chocolate square, 50 g"],
  "chipotle bowl, white rice, black beans, extra guac": ["Burrito bowl, 475 g", "Guacamole, 60 g"],
  "a cereal bar that has a non-chocolate coating": [
    "Cereal or granola bar, coated with non-chocolate coating, 28 g",
  ],
  "a medium tostada with meat": ["Tostada, 145 g"],
  "a bowl of cheese ravioli": ["Cheese-filled ravioli, no sauce, 280 g"],
  "poached catfish": ["Catfish, steamed, 110 g"],
  "chicken or turkey pot pie": ["Chicken pot pie, 250 g"],
  "un plato de lentejas": ["Lentejas, 320 g"],
  "80 g di pasta a crudo": ["Pasta a crudo, 80 g"],
  "deux petits-suisses": ["Petits-suisses, 120 g"],
  "deux tartines de pain complet": ["Tartines de pain complet, 72 g"],
  "medio bocadillo de tortilla": ["Bocadillo de tortilla, 110 g"],
});

reads("One slice of bread around it", {
  "a hot dog on a slice of white bread": ["Hot dog sandwich, on white bread, 87 g"],
  "a peanut butter sandwich made with one slice of white bread": [
    "Peanut butter sandwich, with regular peanut butter, on white bread, 46 g",
  ],
  "butter on a slice of bread": ["Butter, 10 g", "Bread, 28 g"],
  "an egg on a slice of bread": ["Egg, 50 g", "Bread, 28 g"],
});

reads("Words that go with a figure and are none of its food", {
  "37 g of fat-free buttermilk": ["Buttermilk, fat free (skim), 37 g"],
  "I've got a 100-calorie pack of Cheetos and a banana": ["Cheetos, 18 g", "Banana, 118 g"],
  "nonfat yogurt, quaker chewy 90 calorie granola bar": [
    "Fat free yogurt, 170 g",
    "Quaker chewy granola bar, 22 g",
  ],
  "banana 100 calorie yogurt 120 calorie": ["Banana, 112 g", "Yogurt, 128 g"],
});

reads("Where a food is from", {
  "a cup of pasta with cream sauce and poultry": ["Pasta with cream sauce and poultry, homemade, 250 g"],
  "at the restaurant I had a cup of creamy pasta with poultry": [
    "Pasta with cream sauce and poultry, restaurant, 250 g",
  ],
  "a single serving of 100% apple juice": ["Apple juice, 100%, 124 g"],
});

reads("Lists without marks, and with dashes", {
  "Salami 30 g Brötchen 1": ["Salami, 30 g", "Brötchen, 56 g"],
  "tofu 120 g riz 150 g": ["Tofu, 120 g", "Riz, 150 g"],
  "grilled cheese 2 slices bread 40g cheddar": ["Bread, 56 g", "Cheddar cheese, 40 g"],
  "smoothie 1 banana 200 ml milk": ["Banana, 118 g", "Milk, 206 g"],
  "omelette 3 eggs 30 g cheese": ["Egg, 150 g", "Cheese, 30 g"],
  "protein shake 30g powder": ["Protein powder, 30 g"],
  "banana - 120 g - yogurt - 250 g": ["Banana, 120 g", "Yogurt, 250 g"],
  "2 eggs - 1 toast - coffee": ["Egg, 100 g", "Toast, 25 g", "Coffee, 300 g"],
  "a can of 7-up and 2 - 3 eggs": ["Lemon-lime soda, 369 g", "Egg, 125 g"],
});

reads("Short names", {
  "a bag of chips": ["Potato chips, 28 g"],
  "kfc 3 piece meal": [
    "Fried chicken, coated, with skin / coating, 255 g",
    "French fries, 134 g",
    "Cola, 486 g",
  ],
  "double double": ["Double-Double burger, 330 g"],
  "a double double coffee": ["Double-double coffee, 420 g"],
  "halbe Avocado auf Toast": ["Avocado, 75 g", "Toast, 25 g"],
});

reads("Packs for one", {
  "a juice box": ["Fruit juice, 209 g"],
  "a juice box of 100% fruit juice": ["Fruit juice blend, 100% juice, 209 g"],
  "a capri sun": ["Fruit juice drink (Capri Sun), 186 g"],
  "a prepackaged bowl of cereal": ["Cereal, other, 30 g"],
  "a box of gumdrops": ["Gumdrops, 60 g"],
});

reads("A word of another language that only a dish of the table has", {
  "Mozzarella 125g Tomate 150g": ["Mozzarella, 125 g", "Tomate, 150 g"],
  "big mac et frites moyennes": ["Big Mac, 219 g", "Frites, 111 g"],
  "2 huevos": ["Huevos, 100 g"],
  "a beef bourguignon": ["Beef bourguignon, 300 g"],
});

reads("What is in a can", {
  "a can of tuna": ["Tuna, 113 g"],
  "a can of chicken noodle soup": ["Chicken noodle soup, canned, 525 g"],
  "heat up a can of meat lasagna, which is 15 ounces": ["Lasagna with meat, canned, 425 g"],
  "a can of cola": ["Cola, 368 g"],
});

reads("Counted foods are counted in pieces, never in cups or packages", {
  "6 raisins": ["Raisins, 3 g"],
  "10 peas": ["Peas, 4 g"],
  "6 boiled carrots": ["Cooked carrots, 276 g"],
  "6 pineapple chunks": ["Pineapple chunks, 90 g"],
  "2 beef stroganoff with noodles": ["Beef stroganoff with noodles, 640 g"],
  "2 hummus": ["Hummus, 120 g"],
});

reads("Foods that others hid", {
  "pie with whipped topping": ["Pie, 128 g", "Whipped topping, 15 g"],
  "bagel with whipped cream cheese": ["Bagel, 105 g", "Cream cheese, 28 g"],
  "mac and cheese with bacon": ["Macaroni or noodles with cheese, 226 g", "Bacon, 16 g"],
  "raw peppers": ["Raw peppers, 75 g"],
  cafecito: ["Cafecito, 60 g"],
});

reads("Foods with commas between them, and kinds after a comma", {
  "porridge with a splash of milk, a banana": ["Porridge, 234 g", "Milk, 30 g", "Banana, 118 g"],
  "cereal, milk, banana": ["Cereal, other, 40 g", "Milk, 244 g", "Banana, 118 g"],
  "sandwich, crisps, apple": ["Sandwich, 146 g", "Crisps, 28 g", "Apple, 182 g"],
  "packet of crisps, apple": ["Crisps, 28 g", "Apple, 182 g"],
  "chips, tortilla": ["Plain tortilla chips, 28 g"],
  "juice, orange": ["Orange juice, 100%, 249 g"],
});

reads("Street food and bars by their own names", {
  "sausage roll from greggs": ["Greggs sausage roll, 92 g"],
  "idli sambar": ["Idli with sambar, 260 g"],
  "vada pav": ["Vada pav, 130 g"],
  "jacket potato tuna mayo": ["Jacket potato tuna mayo, 320 g"],
  "kitkat 4 finger": ["Kit Kat, 42 g"],
  "green juice": ["Green juice, 300 g"],
  "whisky neat": ["Whisky neat, 42 g"],
  "penne alla vodka": ["Penne alla vodka, 300 g"],
  "dolma x5": ["Dolma, 125 g"],
  "5 guys cheeseburger": ["Five Guys cheeseburger, 330 g"],
  "omelette with 3 eggs, cheese and mushrooms": ["Omelette, 183 g", "Cheese, 21 g", "Mushrooms, 70 g"],
  "marmite toast": ["Toast with marmite, 35 g"],
  "rotisserie chicken breast, skin off": ["Rotisserie chicken breast, without skin, 120 g"],
});

reads("Numbers as they are spoken", {
  "grilled chicken maybe a hundred fifty grams": ["Chicken, baked, broiled, or roasted, 150 g"],
  "one hundred and twenty grams of salmon": ["Salmon, 120 g"],
  "one fifty grams of rice": ["Cooked rice, 150 g"],
  "hundertfünfzig Gramm Reis": ["Reis, 150 g"],
  "quatre-vingts grammes de riz": ["Riz, 80 g"],
  "doscientos cincuenta gramos de pollo": ["Pollo, 250 g"],
  "centocinquanta grammi di pasta": ["Pasta, 150 g"],
  "honderdvijftig gram rijst": ["Rijst, 150 g"],
  "duzentos e cinquenta ml de leite": ["Leite, 258 g"],
});

reads("Numbers that belong to a name, or are no count", {
  "venti latte": ["Latte, 560 g"],
  "4 cheese pizza 2 slices": ["Cheese pizza, from a restaurant, 238 g"],
  "80/20 beef patty": ["Hamburger patty, 85 g"],
  "7 eleven hot dog": ["Hot dog, 98 g"],
  "chicken 65 g": ["Chicken, 65 g"],
  "fries 350": ["Fries, 350 g"],
  "half of a 14 inch pepperoni pizza": ["Pizza with pepperoni, from a restaurant, 498 g"],
  "butter chicken 3 pieces": ["Butter chicken, 120 g"],
});

reads("Foods with nothing between them, and several meals in a line", {
  "yogurt granola berries": ["Yogurt, 170 g", "Granola, 50 g", "Berries, 100 g"],
  "protein bar banana coffee": ["Protein bar, 55 g", "Banana, 118 g", "Coffee, 300 g"],
  "breakfast: eggs and toast lunch: salad": ["Egg, 100 g", "Toast, 25 g", "Side salad, 104 g"],
  "b: oats l: sandwich": ["Raw oats, 40 g", "Sandwich, 146 g"],
  "apple banana handful of almonds": ["Apple, 182 g", "Banana, 118 g", "Almonds, 28 g"],
  "2 eggs 1/2 avocado": ["Egg, 100 g", "Avocado, 75 g"],
  "bread, tomato": ["Bread, 28 g", "Tomato, 100 g"],
});

reads("Chips beside what is fried, grilled or under gravy, and beside a sandwich", {
  "chicken parmi with chips and salad": ["Chicken parmigiana, 300 g", "Fries, 134 g", "Side salad, 104 g"],
  "half chicken and chips": ["Chicken, baked, broiled, or roasted, 300 g", "Fries, 134 g"],
  "fish fingers, chips and beans": ["Fish sticks, 84 g", "Fries, 134 g", "Baked beans, 130 g"],
  "chips and curry sauce": ["Chips and curry sauce, 300 g"],
  "sandwich and chips": ["Sandwich, 146 g", "Potato chips, 28 g"],
  "steak and a bag of chips": ["Steak, 170 g", "Potato chips, 28 g"],
});

reads("Short orders, and numbers without a unit", {
  "subway footlong meatball": ["Subway meatball marinara, 600 g"],
  "kfc 2 piece with mash": ["Fried chicken, coated, with skin / coating, 170 g", "Mashed potato, 210 g"],
  "hot dog, no bun": ["Frankfurter, 48 g"],
  "burger with beans": ["Hamburger, 145 g", "Kidney beans, 60 g"],
  "chili with beef": ["Chili, 250 g"],
  "chili with steak": ["Chili, 250 g", "Steak, 170 g"],
  "latte with extra shot": ["Latte, 360 g", "Espresso, 30 g"],
  "Bier 0,5": ["Bier, 507 g"],
  "3 Pils 0,3": ["Pils, 913 g"],
  "big mac 563": ["Big Mac, 219 g"],
  "chicken and 200 kcal of fries": ["Chicken, 130 g", "Fries, 64 g"],
  "scrambeld egs, ceasar sald": ["Egg omelet or scrambled egg, 122 g", "Caesar salad, 180 g"],
});

it.each([
  ["1e9 apples", "1e9 apples"],
  ["0/5 of a pizza", "0/5 of"],
  ["cheeseburger no bun", "no bun"],
  ["pizza without cheese", "without cheese"],
  ["1/0 of: 500 g flour", "1/0 of"],
])("%s says what was not taken in", (text, unread) =>
  expect(analyse(text, index).unrecognised).toEqual([unread]),
);

it("a recipe after its name and its share is shared, and its name no food", () => {
  const { items, name } = analyse(
    "banana bread, makes 10 slices, ate 2: 3 bananas, 250 g flour, 2 eggs",
    index,
  );
  expect(name).toBe("Banana bread");
  expect(items.map(({ grams }) => Math.round(grams))).toEqual([71, 50, 20]);
});

reads("What was eaten in place of something, and which of two", {
  "a salad instead of fries": ["Side salad, 104 g"],
  "instead of breakfast I had a banana": ["Banana, 118 g"],
  "statt Pommes ein Salat": ["Salat, 170 g"],
  "une salade au lieu des frites": ["Salade, 170 g"],
  "insalata invece delle patatine": ["Insalata, 170 g"],
  "ensalada en vez de patatas fritas": ["Ensalada, 170 g"],
  "salade in plaats van friet": ["Salade, 170 g"],
  "salada em vez de batata frita": ["Salada, 170 g"],
  "3 slices, not 4, of rye bread": ["Rye bread, 96 g"],
  "eine Scheibe Brot, nicht 2": ["Brot, 50 g"],
  "ham or turkey sandwich": ["Ham sandwich on white, 140 g"],
});

reads("Plates, glasses and weights said after the food", {
  "chow mein, small plate": ["Chow mein, 285 g"],
  "lentil soup with bread, a bowl": ["Lentil soup, 350 g", "Bread, 28 g"],
  "a glass of red and a steak": ["Red wine, 180 g", "Steak, 170 g"],
  "un bicchiere di rosso": ["Rosso, 125 g"],
  "rice with butter, 60 g rice, 5 g butter": ["Cooked rice, 60 g", "Butter, 5 g"],
  "omelette 2 eggs tomatoes ham": ["Egg, 100 g", "Tomato, 100 g", "Ham, 56 g"],
  "batido de proteínas con plátano y leche": ["Batido de proteínas, 33 g", "Plátano, 118 g", "Leche, 200 g"],
  "mezza porzione di tiramisù": ["Tiramisu, 60 g"],
  "a portion of tiramisu": ["Tiramisu, 120 g"],
  "protein shake with oats and milk": ["Protein powder, 33 g", "Raw oats, 40 g", "Milk, 244 g"],
});

reads("Measures after the food, of one and a half, and of bread", {
  "a glass and a half of milk": ["Milk, 366 g"],
  "2 cups and a half of rice": ["Cooked rice, 395 g"],
  "une tasse et demie de riz": ["Riz, 245 g"],
  "una taza y media de arroz": ["Arroz, 245 g"],
  "an apple and half a pear": ["Apple, 182 g", "Pear, 89 g"],
  "porridge with maple syrup drizzle": ["Porridge, 234 g", "Maple syrup, 15 g"],
  "un risotto, porzione abbondante": ["Risotto, 446 g"],
  "feijoada, um prato cheio": ["Feijoada, 400 g"],
  "une noix de beurre": ["Butter, 10 g"],
  "2 sneetjes bruin brood": ["Sneetjes bruin brood, 72 g"],
  "turkey wrap, no tomato, add avocado": ["Turkey wrap, 140 g", "Avocado, 50 g"],
});

reads("Foods by the names of a country", {
  "200 g gehackte Tomaten": ["Gehackte Tomaten, 200 g"],
  "200 g polpa di pomodoro": ["Polpa di pomodoro, 200 g"],
  Leberkässemmel: ["Semmel, 57 g", "Leberkäs, 110 g"],
  "2 Laugenbrezeln": ["Laugenbrezeln, 170 g"],
  "1 Stück Marmorkuchen": ["Marmorkuchen, 85 g"],
  "4 galletas maría": ["Galletas maría, 24 g"],
  "uma concha de feijão": ["Feijão, 120 g"],
  "a bowl of curd rice": ["Curd rice, 250 g"],
  "chicken parma": ["Chicken parmigiana, 300 g"],
  "banana oat pancakes": ["Pancakes, 114 g"],
  "salade de lentilles au saumon": ["Salade de lentilles, 120 g", "Saumon, 130 g"],
});

reads("Milk that is only called by its fat", {
  "pb&j and a glass of 2%": ["Peanut butter and jelly sandwich, 108 g", "Milk, reduced fat (2%), 244 g"],
  "a glass of whole": ["Whole milk, 244 g"],
  "cup of 1%": ["1% milk, 244 g"],
  "cheerios w skim": ["Cheerios, 35 g", "Milk, fat free (skim), 120 g"],
  "a cup of whole almonds": ["Almonds, 141 g"],
  "2% greek yogurt": ["Greek yogurt, 150 g"],
});

reads("A sausage link is one of breakfast, and the pieces of bacon are slices", {
  "2 sausage links": ["Sausage, 40 g"],
  "2 breakfast links": ["Breakfast link, 48 g"],
  "2 turkey sausage links": ["Turkey or chicken sausage, 40 g"],
  "italian sausage link": ["Italian sausage, 60 g"],
  "bacon 2 pieces": ["Bacon, 16 g"],
  "2 pieces of turkey bacon": ["Cooked turkey bacon, 22 g"],
});
