import { expect, it } from "vitest";
import { tableFoodOf } from "~/features/foods/foods";
import { analyse } from "~/features/meals/analyse";

/** Meals of several kitchens, `description | food low-high, …`, in grams by household or packet. */
const MEALS = String.raw`
bowl of porridge with honey | Oatmeal 220-320, Honey 5-25
two slices of toast and marmite | Vegemite toast 70-90
full english | Full English breakfast 350-550
bacon sarnie | Bacon sandwich 100-180
2 rashers of bacon and a fried egg | Bacon 14-60, Fried egg 40-60
packet of crisps | Potato chips 24-35
a packet of cheese and onion crisps | Flavored potato chips 24-35
jacket potato with beans and cheese | Jacket potato with cheese and beans 350-450
jacket potato and tuna mayo | Jacket potato with tuna 250-400
half a tin of baked beans on 2 slices of toast | Baked beans 180-230, Toast 40-60
tin of tuna | Tuna 90-170
a pint of lager | Beer 540-590
half a pint of bitter | Beer 270-300
mug of tea with milk and one sugar | Tea 250-350, Milk 20-40, Sugar 3-6
mug of tea | Tea 250-350
a cuppa | Milky tea 200-320
spag bol | Spaghetti bolognese 250-400
cottage pie and peas | Shepherd's pie 250-400, Peas 60-100
150g beef mince | Ground beef 150-150
250 g minced beef, 5% fat | Extra lean ground beef 250-250
grilled courgette and aubergine | Zucchini 60-150, Eggplant 60-150
rocket salad with parmesan | Arugula 10-60, Parmesan 3-15
bangers and mash with gravy | Bangers and mash 300-450
chicken tikka masala and a naan | Chicken tikka masala 240-350, Naan 80-130
cheese toastie | Cheese toastie 100-180
prawn cocktail crisps | Flavored potato chips 24-35
digestive biscuits x3 | Digestive biscuit 35-55
2 jaffa cakes | Jaffa cake 20-30
egg and chips | Egg and chips 200-350
sausage roll | Sausage roll 80-130
cornish pasty | Cornish pasty 150-280
yorkshire pudding with gravy | Yorkshire pudding 25-80, Gravy 30-90
scotch egg | Scotch egg 90-140
fish pie | Fish pie 250-420
beans on toast | Beans on toast 180-330
eton mess | Eton mess 100-250
crumpet with butter | Crumpet 45-65, Butter 4-12
weetabix x2 with semi skimmed milk | Shredded wheat 30-45, Milk 100-250
150g chicken breast | Chicken breast 150-150
chicken breast 150g | Chicken breast 150-150
200 ml milk | Milk 195-215
200ml skimmed milk | Skim milk 195-215
330 ml coke | Cola 325-350
0.5 l water | Water 490-510
100 g dry pasta | Pasta, uncooked 100-100
100g pasta (dry) | Pasta, uncooked 100-100
75g uncooked rice | White rice, uncooked 75-75
180 g cooked rice | White rice 180-180
1,5 l orange juice | Orange juice 1500-1600
0,25 kg strawberries | Strawberries 250-250
3 dl milk | Milk 290-320
20 cl red wine | Red wine 190-205
40 g oats with 250 ml oat milk | Rolled oats 40-40, Oat milk 245-265
30g almonds | Almonds 30-30
1 tbsp olive oil | Olive oil 13-14.5
2 tsp sugar | Sugar 8-9
1kg potatoes | Potato 1000-1000
2 eggs | Egg 90-110
3 large eggs | Egg 145-155
two boiled eggs and soldiers | Egg and soldiers 110-180
2-3 eggs | Egg 110-140
a dozen oysters | Oysters 80-180
half a grapefruit | Grapefruit 110-140
½ avocado | Avocado 60-90
1/2 cucumber | Cucumber 90-160
a quarter of a watermelon | Watermelon 600-1200
1 ½ cups rice | White rice 220-260
banana (2) | Banana 220-250
2x banana | Banana 220-250
apple x 3 | Apple 500-560
a couple of plums | Plum 120-140
half a dozen strawberries | Strawberries 60-90
10 almonds | Almonds 10-14
a handful of cashews | Cashews 25-35
3 squares of dark chocolate | Dark chocolate 20-36
a knob of butter | Butter 5-12
a splash of milk | Milk 10-35
a drizzle of olive oil | Olive oil 3-10
2 scoops of ice cream | Ice cream 110-160
scoop of whey protein with 300ml water | Protein powder 25-40, Water 290-310
a slice of cheddar | Cheddar cheese 20-35
slice of carrot cake | Carrot cake 80-140
2 slices pepperoni pizza | Pepperoni pizza 200-240
a large pepperoni pizza | Pepperoni pizza 800-950
half a pizza | Cheese pizza 300-450
small fries | French fries 70-95
large fries | French fries 150-180
medium coke | Cola 430-520
large cappuccino | Latte 400-600
black coffee | Coffee 200-350
coffee, black, no sugar | Coffee 200-350
coffee with sugar | Coffee 200-350, Sugar 4-9
oat flat white | Oat milk flat white 200-400
double espresso | Espresso 28-65
cola zero | Diet cola 300-400
diet pepsi | Diet cola 300-400
yogurt 0% fat | Nonfat plain yogurt 120-180
greek yogurt with honey and walnuts | Greek yogurt 100-200, Honey 5-25, Walnuts 5-30
2% milk, 1 cup | Milk 240-250
1 cup 1% milk | 1% milk 240-250
glass of skim milk | Skim milk 230-260
leftover pizza, 2 slices | Cheese pizza 200-230
leftover chicken curry with rice | Curry with rice 350-500
burger without the bun | Hamburger patty 80-120
burger, no cheese | Hamburger 100-220
sugar free jello | Sugar-free gelatin 90-140
gluten free bread, 2 slices | Gluten-free bread 50-70
8am: two eggs and toast | Egg 90-110, Toast 20-35
12:30 chicken salad sandwich | Chicken salad sandwich 120-220
7:30 pm - grilled salmon with rice | Salmon 100-180, White rice 120-220
breakfast: oatmeal with blueberries | Oatmeal 200-300, Blueberries 30-100
Lunch - tuna sandwich, apple | Tuna sandwich 120-220, Apple 150-200
snack: carrot sticks and hummus | Carrots 40-90, Hummus 20-70
dinner\nspaghetti bolognese\nside salad | Spaghetti bolognese 250-400, Side salad 70-200
- 2 eggs\n- 1 slice of toast\n- orange juice | Egg 90-110, Toast 20-35, Orange juice 200-260
* banana\n* yogurt | Banana 100-130, Plain yogurt 120-200
1. apple\n2. pear | Apple 150-200, Pear 150-190
coffee; croissant; orange juice | Coffee 200-350, Croissant 40-70, Orange juice 200-260
eggs/bacon/toast | Egg 45-110, Bacon 14-30, Toast 20-60
chicken + rice + broccoli | Chicken breast 85-150, White rice 120-220, Broccoli 60-160
big mac meal with medium fries and a coke | Big Mac 200-230, McDonald's fries 105-120, Cola 300-500
chicken mcnuggets (6) and ketchup | Chicken nuggets 85-110, Ketchup 8-20
two tacos al pastor | Street taco 140-260
chicken burrito bowl with guac | Burrito bowl 350-500, Guacamole 20-70
quesadilla with sour cream | Quesadilla 100-200, Sour cream 12-45
chips and salsa | Chips and salsa 60-150
huevos rancheros | Huevos rancheros 200-350
chilaquiles | Chilaquiles 200-350
pozole | Pozole 250-450
rice and beans with plantain | Rice and beans 180-300, Plantain, boiled 80-200
dal with rice and 2 rotis | Dal 130-200, White rice 120-220, Chapati 70-100
palak paneer and garlic naan | Palak paneer 180-300, Naan 80-130
masala dosa with sambar | Masala dosa 120-250, Sambar 100-200
4 idlis | Idli 120-200
aloo paratha with curd | Paratha 60-120, Plain yogurt 50-200
chole bhature | Chole bhature 280-420
samosa x2 | Samosa 120-200
mango lassi | Mango lassi 200-350
raita | Raita 40-120
gulab jamun (2) | Gulab jamun 60-110
pork dumplings, 8 | Dumplings 160-260
kung pao chicken with steamed rice | Kung pao chicken 180-300, White rice 120-220
egg fried rice and spring rolls | Fried rice 150-300, Spring roll 60-160
wonton soup | Wonton soup 220-400
congee | Cream of rice 200-400
char siu with rice | Char siu 80-150, White rice 120-220
salmon nigiri (6 pieces) | Nigiri 160-250
8 pieces of california roll | Sushi roll 180-260
miso soup and edamame | Miso soup 200-300, Edamame 60-160
chicken katsu curry | Katsu curry 350-550
ramen | Ramen 350-600
2 onigiri | Onigiri 180-260
bibimbap | Bibimbap 350-500
kimchi jjigae with rice | Kimchi stew 250-450, White rice 120-220
tteokbokki | Tteokbokki 200-400
japchae | Japchae 150-300
pad thai with prawns | Pad thai 250-400
thai green curry and jasmine rice | Thai green curry 200-350, White rice 120-220
tom yum soup | Hot and sour soup 220-400
mango sticky rice | Mango sticky rice 180-320
pho bo | Pho 400-700
banh mi | Banh mi 200-280
bun cha | Vermicelli bowl 350-500
chicken adobo with rice | Chicken stew 200-350, White rice 120-220
sinigang | Sinigang 250-450
lumpia x5 | Lumpia 100-200
jollof rice and fried plantain | Jollof rice 200-350, Plantain, fried 80-180
egusi soup with pounded yam | Egusi soup 200-350, Yam 150-300
eba and okra soup | Ugali 150-300, Okra soup 200-350
suya | Suya 80-180
moi moi | Moi moi 100-200
puff puff x4 | Puff puff 100-200
feijoada | Pork and bean stew 200-350
pao de queijo, 3 | Pão de queijo 60-120
brigadeiro | Brigadeiro 12-50
picanha 200g | Steak 200-200
falafel wrap with tahini | Falafel wrap 180-300, Tahini 5-30
shawarma | Gyro 180-350
tabbouleh | Fattoush 80-200
ful medames | Ful medames 150-300
lahmacun | Lahmacun 100-200
pita with labneh | Pita bread 45-65, Greek yogurt 20-170
bratwurst with sauerkraut | Bratwurst 80-150, Sauerkraut 30-100
currywurst and fries | Currywurst 130-250, French fries 80-170
kartoffelknodel | Potato dumplings 120-250
wiener schnitzel | Veal schnitzel 100-180
pretzel, soft | Soft pretzel 60-150
croissant and cafe au lait | Croissant 40-70, Cafe au lait 200-400
pain au chocolat | Chocolate croissant 50-90
quiche lorraine | Quiche 120-220
ratatouille | Vegetable stew 180-300
moules frites | Mussels and chips 250-450
creme brulee | Creme brulee 80-150
tortilla de patatas | Spanish omelette 100-250
patatas bravas | Patatas bravas 120-250
gazpacho | Gazpacho 200-300
paella | Paella 250-400
smorrebrod | Open sandwich 80-250
swedish meatballs with mashed potatoes | Meatballs 80-160, Mashed potatoes 120-260
pickled herring on rye bread | Pickled herring 30-100, Rye bread 28-70
kanelbulle | Cinnamon roll 50-100
knackebrod with cheese | Crispbread 10-30, Cheddar cheese 10-40
pierogi, 6 | Pierogi 120-240
bigos | Bigos 200-350
golabki | Cabbage roll 120-300
placki ziemniaczane | Potato pancake 60-150
kielbasa with mustard | Smoked sausage 50-100, Mustard 3-15
risotto | Risotto 200-350
gnocchi with pesto | Gnocchi 150-250, Pesto 10-40
lasagne | Lasagna 200-350
margherita pizza, 3 slices | Neapolitan pizza 300-340
tiramisu | Tiramisu 90-160
caprese salad | Caprese salad 120-250
spagetti with meatbals | Spaghetti and meatballs 250-400
chiken sandwhich | Chicken sandwich 140-230
brocoli and califlower | Broccoli 60-160, Cauliflower 60-160
avacado toast | Avocado toast 70-170
glass of wihte wine | White wine 125-180
cesar salad | Caesar salad 120-250
tomatos and cucumbers | Tomato 80-250, Cucumber 50-250
peanutbutter sandwich | Peanut butter sandwich 70-130
choclate milk | Chocolate milk 200-280
capuccino | Latte 150-400
mozarella 50g | Mozzarella 50-50
yoghurt and granola | Plain yogurt 100-200, Granola 25-70
overnight oats with chia seeds and berries | Overnight oats 180-320, Chia seeds 5-20, Frozen berries 40-120
protein shake with banana | Protein shake 250-400, Banana 80-130
turkey sandwich on rye with mustard | Turkey sandwich 120-220, Mustard 3-15
grilled cheese and tomato soup | Grilled cheese sandwich 90-180, Tomato soup 220-400
caesar salad with grilled chicken | Chicken caesar salad 180-350
steak, mashed potatoes and green beans | Steak 140-250, Mashed potatoes 120-260, Green beans 60-130
mac n cheese with a hot dog | Macaroni and cheese 180-320, Hot dog 90-110
bagel with cream cheese | Bagel with cream cheese 100-150
pb and j on whole wheat | Peanut butter and jelly sandwich 90-140
pancakes with maple syrup and butter | Pancakes 75-160, Maple syrup 20-70, Butter 5-15
iced coffee with cream | Iced coffee with cream 350-500
vodka soda | Vodka soda 170-260
two glasses of wine | Red wine 280-310
a bottle of beer | Beer 330-360
gin & tonic | Gin and tonic 180-280
6 oz steak | Steak 168-172
8 oz glass of milk | Milk 220-250
quarter pounder with cheese and small fries | Quarter Pounder with cheese 190-210, McDonald's fries 65-85
foot long turkey sub | Turkey sub 400-500
2 pieces of fried chicken with coleslaw | Fried chicken 200-320, Coleslaw 60-130
popcorn, large | Popcorn 80-200
trail mix 1/4 cup | Trail mix 33-42
2 tablespoons of peanut butter | Peanut butter 30-34
celery with peanut butter | Celery 30-90, Peanut butter 14-34
I skipped lunch but had a banana | Banana 100-130
burger, skipped the bun | Hamburger patty 80-120
a 2 egg omelette | Omelette 100-150
3 egg omelette with cheese | Omelette 160-210, Cheddar cheese 15-40
chicken thighs 300g raw | Raw chicken thigh 300-300
tin of chopped tomatoes | Canned tomatoes 380-420
can of tomato soup | Tomato soup 300-420
salmon (120g), potatoes (200g), asparagus | Salmon 120-120, Potato 200-200, Asparagus 60-130
Salmon - 120g\nPotatoes - 200g\nAsparagus: 80 g | Salmon 120-120, Potato 200-200, Asparagus 80-80
rice: 1 cup | White rice 150-200
tea no sugar | Tea 200-350
tea with 2 sugars | Tea 200-350, Sugar 8-9
white coffee one sugar | White coffee 200-350, Sugar 3-6
2 or 3 eggs | Egg 110-140
two to three eggs | Egg 110-140
2 rashers bacon, 2 eggs, 1 sausage, beans, toast | Bacon 14-60, Egg 90-110, Sausage 25-80, Baked beans 80-150, Toast 20-35
slice of bread with cheese | White bread 20-45, Cheddar cheese 15-40
chicken 200g rice 150g broccoli 100g | Chicken breast 200-200, White rice 150-150, Broccoli 100-100
200g chicken 150g rice | Chicken breast 200-200, White rice 150-150
2 eggs 2 slices toast 1 banana | Egg 90-110, Toast 40-60, Banana 100-130
milk 200ml oats 40g | Milk 195-215, Rolled oats 40-40
coffee 2 sugars | Coffee 200-350, Sugar 8-9
pounded yam and efo riro | Yam 150-300, Spinach stew 200-350
ham and cheese sandwich, no butter | Ham and cheese sandwich 110-220
salad with ranch | Side salad 70-210, Ranch dressing 15-45
salad, no dressing | Side salad 70-210
2 x 25g crisps | Potato chips 50-50
2 x 330ml coke | Cola 640-700
a large bowl of pasta | Pasta 250-400
tablespoon of honey | Honey 20-22
3/4 cup of milk | Milk 180-186
third of a pizza | Cheese pizza 200-300
mince pie | Mince pie 40-80
prawn sandwich | Prawn sandwich 120-200
churros con chocolate | Churros with chocolate 250-350
een kapsalon | Kapsalon 500-650
uma francesinha | Francesinha 450-550
bocata de jamón | Ham baguette 150-230
dos cañas | Caña 380-420
kebab frites | Gyro 300-400, French fries 100-180
steak haché frites | Lean ground beef 80-120, French fries 100-180
saucisse frites | Sausage 50-120, French fries 100-180
ein Dönerbox | Doner box 350-500
bami met saté | Chow mein 250-350, Chicken skewers 100-200
pâtes carbo | Spaghetti carbonara 250-350
patat met mayo | French fries 150-200, Mayonnaise 10-25
fette biscottate con marmellata | Rusk 18-36, Jam 10-20
dois pastéis de nata | Pastel de nata 110-140
metà pizza diavola | Neapolitan salami pizza 170-210
eine Pizza | Neapolitan pizza 320-420
zwei Stück Pizza | Neapolitan pizza 180-250
zwei Pizzen | Neapolitan pizza 640-800
80 g riso crudo | White rice, uncooked 80-80
80 g lenticchie secche | Lentils, uncooked 80-80
rajma chawal | Rajma chawal 350-450
a lamington and 2 tim tams | Lamington 60-90, Tim Tam 32-40
clam chowder in a bread bowl | Clam chowder 250-400, Bread bowl 150-250
idli with coconut chutney | Idli 80-200, Coconut chutney 25-40
stamppot met rookworst | Stamppot 350-450, Smoked sausage 60-100
erwtensoep | Dutch pea soup 350-450
pasta e fagioli | Pasta and bean soup 300-400
caldo verde | Caldo verde 250-350
slice of pavlova | Pavlova 100-140
braised lamb shank | Lamb shank 180-250
veal | Veal 90-130
nasi goreng | Nasi goreng 300-450
cookies with cream filling, 3 | Sandwich cookie 30-40
chicken hoagie | Turkey sub 170-300
sausage egg and cheese sandwich | Sausage egg muffin 120-200
spaghetti with sauce | Pasta with tomato sauce 200-350
hot dog on a bun | Hot dog 80-130
taco with beef and cheese | Taco 60-120
vegetable lasagne with side salad and garlic bread | Vegetable lasagna 180-300, Side salad 70-210, Garlic bread 35-110
steak and kidney pie with mash and peas | Beef pot pie 180-280, Mashed potatoes 120-260, Peas 60-120
apple crumble and custard | Fruit crumble 100-200, Custard 60-150
1 katori dal with 2 phulka | Dal 130-170, Chapati 70-100
2 katori rice and a vati of curd | White rice 180-220, Plain yogurt 130-170
1 bowl sambar | Sambar 180-250
bhindi sabzi | Sabzi 130-180
lentil curry with rice | Vegetable curry with rice 380-450
paneer tikka 6 pcs with mint chutney | Paneer tikka 140-200, Mint chutney 20-40
2 samosas with tamarind chutney | Samosa 150-190, Tamarind chutney 20-40
moong dal chilla 2 | Chilla 120-160
half tandoori chicken | Jerk chicken 200-300
banh mi pork | Banh mi 200-280
croque madame | Croque madame 180-250
shakshuka with 2 eggs | Shakshuka 250-350
crispy duck pancakes x4 | Crispy duck pancakes 180-240
4 chicken satay sticks | Satay 120-180
onigiri tuna mayo | Onigiri 100-120
korean fried chicken 6 wings | Korean fried chicken 180-260
wonton noodle soup | Wonton noodle soup 450-600
kaya toast and kopi | Kaya toast 80-100, Kopi 180-220
hot chips with chicken salt | French fries 120-150, Salt 0-2
salt and pepper chips | Chip shop chips 200-300
fried bread | Fried bread 40-50
hummus and flatbread | Hummus 50-70, Flatbread 70-90
ploughmans | Ploughman's lunch 300-400
a twix | Twix 50-58
kadhi pakora with rice | Kadhi 180-260, White rice 120-220
egg curry with 2 chapatis | Egg curry 180-260, Chapati 70-100
thepla 3 with chai | Thepla 100-140, Chai 150-250
misal pav | Misal pav 330-420
2 aloo tikki | Aloo tikki 100-140
gobi manchurian | Gobi manchurian 150-250
seekh kebab x2 | Adana kebab 120-180
koshari 1 bowl | Koshari 300-400
chicken machboos | Biryani 300-400
muhammara with pitta bread | Muhammara 45-70, Pita bread 50-70
beef chow fun | Chow mein 300-400
com tam | Char siu rice 380-450
a kulfi | Kulfi 60-90
1 glass chaas | Chaas 230-260
chicken gyros pitta with tzatziki | Gyro 230-270, Raita 30-70
chicken shawarma roll | Gyro 230-270
pancit bihon | Chow mein 300-400
stir fried pak choi with oyster sauce | Stir-fried greens 120-180, Oyster sauce 5-30
coronation chicken jacket potato | Jacket potato with tuna 280-420
sweet and sour pork hong kong style with rice | Sweet and sour chicken 200-300, White rice 120-220
crisp sandwich | Crisp sandwich 90-120
welsh rarebit 2 slices | Welsh rarebit 160-200
vegemite scroll | Vegemite scroll 100-120
flake and chips | Fish and chips 350-450
2 pikelets with jam | Pancakes 60-110, Jam 15-45
kumara with silverbeet | Sweet potato 120-180, Chard 60-100
apple slices with almond butter | Apple 100-200, Almond butter 10-34
`;

const cases = MEALS.trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string])
  .map(([typed, foods]) => [typed.replaceAll("\\n", "\n"), foods] as const);

/** "Toast 40-60, Marmite 3-12": a name may hold a comma ("Pasta, uncooked"), its range never does. */
const rangesOf = (foods: string) =>
  [...foods.matchAll(/\s*(.+?) ([\d.]+)-([\d.]+)(?:,|$)/g)].map(([, name, low, high]) => ({
    name,
    low: Number(low),
    high: Number(high),
  }));

it("has enough meals to mean something", () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(([typed]) => typed)).size).toBe(cases.length);
});

it("reads the foods of every meal, in a likely weight", () => {
  const misread = cases.flatMap(([typed, foods]) => {
    const { items } = analyse(typed);
    const ranges = rangesOf(foods);
    const isRight =
      items.length === ranges.length &&
      items.every(({ name, ref, grams }, i) => {
        const range = ranges[i];
        return (
          range &&
          [name, tableFoodOf(ref ?? "")?.name].includes(range.name) &&
          grams >= range.low &&
          grams <= range.high
        );
      });
    return isRight ? [] : `${typed} | ${items.map(({ name, grams }) => `${name} ${grams}`).join(", ")}`;
  });
  expect(misread).toEqual([]);
});
