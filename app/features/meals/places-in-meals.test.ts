import { expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";

const read = (text: string) => analyse(text).items.map(({ name, grams }) => `${name} ${grams}`);

it.each([
  ["pizza at the office", "Cheese pizza 140"],
  ["two slices of pizza at Dave's", "Cheese pizza 214"],
  ["coffee at work", "Coffee 300"],
  ["a slice of pizza at the party", "Cheese pizza 107"],
  ["a burger at the mall", "Hamburger 137"],
  ["chicken at grandma's", "Chicken breast 130"],
  ["a protein shake after the gym", "Protein shake 300"],
  ["after my run I had a banana", "Banana 118"],
  ["before work two eggs", "Egg 100"],
  ["popcorn during the film at the cinema", "Popcorn 30"],
  ["one mussel as an appetizer", "Mussels 8"],
  ["fries off the value menu", "Fries 134"],
  ["a granola bar on my way out", "Granola bar 28"],
  ["whiskey on the rocks", "Whiskey 42"],
  ["a cola with ice", "Cola 368"],
  ["at least 3 eggs", "Egg 150"],
  ["at the office I had pizza", "Cheese pizza 140"],
  ["sandwich at Subway", "Submarine sandwich 228"],
  ["130 grams of tater tots on my plate", "Tater tots 130"],
  ["gravy over my plate", "Gravy 60"],
  ["Taco Tuesday: 3 tacos", "Taco 315"],
  ["Pizza night! I had two slices of pepperoni pizza", "Pepperoni pizza 222"],
])("%j is %s, wherever it was eaten", (text, food) => {
  expect(read(text)).toEqual([food]);
});

it.each([
  ["soup at grandma's house, then pie", ["Vegetable soup", "Fried pie"]],
  ["apple pie with ice cream", ["Apple pie", "Ice cream"]],
  ["a coffee at the bakery, and a croissant", ["Coffee", "Croissant"]],
  ["soup at midnight with bread", ["Vegetable soup", "White bread"]],
  ["a turkey sandwich before practice and a smoothie after it", ["Turkey sandwich", "Smoothie"]],
])("%j has each of its foods", (text, names) => {
  expect(analyse(text).items.map(({ name }) => name)).toEqual(names);
});

it.each([
  ["a 100-calorie pack of almonds", "Almonds 17.4"],
  ["1 cup (8 fl oz) of coffee", "Coffee 237"],
  ["a 6 oz container of yogurt", "Plain yogurt 170.1"],
  ["a single-serving bag of doritos", "Doritos 28"],
  ["1 small serving bag of cheez-its", "Cheese crackers 42"],
  ["a cracker-sized slice of cheddar", "Cheddar cheese 8.4"],
  ["a double cheeseburger with two small patties", "Double cheeseburger 173"],
  ["a turkey sandwich on a wheat bun (150 g)", "Turkey sandwich 150"],
  ["1 cup of chili con carne", "Chili con carne 242"],
  ["drinking a cup of hot cocoa", "Hot chocolate 250"],
  ["decaf coffee, 1 cup (8 fl oz) of it", "Decaf coffee 237"],
  ["an individual loaf of fruit bread", "Fruit bread 67.5"],
  ["a whole large watermelon", "Watermelon 4518"],
  ["3 carrot sticks", "Carrot sticks 21"],
  ["2 chocolate bars", "Chocolate bar 88"],
  ["half a dragon roll", "Dragon roll 110"],
  ["6 sushi rolls", "Sushi roll 168"],
  ["almonds handful", "Almonds 28"],
  ["a cucumber stick", "Cucumber 10"],
  ["a powdered sugar cake doughnut stick", "Powdered donut 60"],
  ["a multigrain roll", "Dinner roll 35"],
  ["a Whopper Jr", "Whopper Jr 140"],
])("%j weighs what it says", (text, food) => {
  expect(read(text)).toEqual([food]);
});

it.each([
  ["my son brought home a mango", "Mango 200"],
  ["60 grams of ham straight from the fridge", "Ham 60"],
  ["I only took a sip, about 12 grams, of a pepper-type soda", "Pepper-type soda 12"],
  ["just cracked open a 12 oz can of malt liquor", "Malt liquor 359.9"],
  ["grandma cooked a bowl of lentil soup", "Lentil soup 350"],
  ["a large no-bake chocolate cookie", "Chocolate cookie 45"],
])("%j, a tale of %s", (text, food) => {
  expect(read(text)).toEqual([food]);
});

it.each([
  ["I added milk to my coffee", ["Coffee 300", "Milk 30"]],
  ["added two sugars to my tea", ["Tea 300", "Sugar 8.4"]],
  ["I added a banana and honey to my oatmeal", ["Banana 118", "Oatmeal 234", "Honey 14"]],
  ["I added a packet of creamer to my cup", ["Coffee creamer 15"]],
  ["chicken over a bowl of rice", ["Chicken breast 130", "White rice 200"]],
])("%j has what was added to it", (text, foods) => {
  expect(read(text)).toEqual(foods);
});

it.each([
  ["tea: sausage and mash", ["Sausage and mash 370"]],
  ["beans on toast for tea", ["Beans on toast 250"]],
  ["chippy tea, haddock and chips", ["Haddock and chips 400"]],
  ["a chippy tea", ["Chippy tea 400"]],
  ["lunch: ham sandwich. tea: peas", ["Ham sandwich 140", "Peas 80"]],
  ["dins: peas. brekkie: toast", ["Peas 80", "Toast 25"]],
  ["tea: 1 cup", ["Tea 237"]],
  ["toast, tea: milk", ["Toast 25", "Tea 300", "Milk 244"]],
])("%j tells a meal called tea from a cup of it", (text, foods) => expect(read(text)).toEqual(foods));

it.each([
  ["a hot dog for tea", ["Hot dog"]],
  ["for tea I had fish fingers and chips", ["Fish sticks", "Fries"]],
  ["tea: fish fingers and peas", ["Fish sticks", "Peas"]],
  ["tea with milk and a biscuit", ["Tea", "Milk", "Digestive biscuit"]],
  ["ribs on Uber Eats", ["Pork ribs"]],
  ["post workout: a banana", ["Banana"]],
  ["breakfast fried rice lunch baked cod", ["Fried rice", "Cod"]],
  ["breakfast porridge snack banana dinner lasagna", ["Porridge", "Banana", "Lasagna"]],
  ["breakfast burrito lunch tomato soup", ["Breakfast burrito", "Tomato soup"]],
  ["lunch was lasagna dinner was pizza", ["Lasagna", "Cheese pizza"]],
  ["a roast dinner plus ham and cheese sandwich", ["Roast dinner", "Ham and cheese sandwich"]],
  ["grandma made roast dinner", ["Roast dinner"]],
  ["midnight snack cereal", ["Breakfast cereal"]],
  ["midnight snack roast dinner and crackers", ["Roast dinner", "Saltine crackers"]],
  ["fried chicken and chicken korma", ["Fried chicken", "Chicken korma"]],
  ["roast beef and beef stew", ["Beef", "Beef stew"]],
  ["coffee with milk, handful of almonds", ["Coffee", "Milk", "Almonds"]],
  ["broccoli, lo mein", ["Broccoli", "Lo mein"]],
  ["onion rings then falafel wrap", ["Onion rings", "Falafel wrap"]],
])("%j has the foods of its meals", (text, names) => {
  const { items, unrecognised } = analyse(text);
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(unrecognised).toEqual([]);
});

it.each([
  ["28/11 lasagna", "Lasagna 350"],
  ["11/28 a banana", "Banana 118"],
  ["28.11. Lasagne", "Lasagna 350"],
  ["2026-11-28: 2 eggs", "Egg 100"],
  ["28.11.2026 a banana", "Banana 118"],
  ["Sat 28 Nov: a banana", "Banana 118"],
  ["Sunday: a banana", "Banana 118"],
  ["lundi : une banane", "Banane 118"],
  ["domenica - lasagna", "Lasagna 350"],
  ["2 Mars - for later", "Mars bar 102"],
  ["1/2 avocado", "Avocado 75"],
  ["1/16 of a cake", "Cake 32"],
  ["pepperoni pizza slice 😋", "Pepperoni pizza 111"],
  ["2 🍕", "Cheese pizza 214"],
])("%j has its day beside it: %s", (text, food) => {
  const { unrecognised } = analyse(text);
  expect(read(text)).toEqual([food]);
  expect(unrecognised).toEqual([]);
});
