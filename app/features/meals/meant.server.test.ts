import { reads } from "../../../tests/support/fixtures/said-meals";

reads("What is meant and not said", {
  "spag bol bit of parmesan on top": ["Spaghetti bolognese, 320 g", "Parmesan, 5 g"],
  "chilli bit of cheese": ["Chili con carne, with cheese, 190 g"],
  "toast a little bit of butter": ["Toast, 25 g", "Butter, 7 g"],
  "pasta and a bit of cheese": ["Pasta, 200 g", "Cheese, 21 g"],
  "porridge made w water handful berries": [
    "Oatmeal, regular or quick, made with water, without added fat, 240 g",
    "Berries, 60 g",
  ],
  "banana handful almonds": ["Banana, 118 g", "Almonds, 28 g"],
  "porridge drizzle honey": ["Porridge, 234 g", "Honey, 10 g"],
  "lemon drizzle cake": ["Lemon drizzle cake, 65 g"],
  "cuppa tea milk 2 sugars": ["Tea, 300 g", "Milk, 30 g", "Sugar, 8 g"],
  "cuppa, milk": ["Cuppa, 270 g"],
  "coffee, milk, sugar": ["Coffee, 300 g", "Milk, 30 g", "Sugar, 4 g"],
  "coffee and a glass of milk": ["Coffee, 300 g", "Milk, 244 g"],
  "6 inch subway turkey on wheat": ["Subway turkey sub, 210 g"],
  "ham on white": ["Ham, 56 g", "White bread, 28 g"],
  "chicken salad on white": ["Chicken salad sandwich on white, 180 g"],
  "salmon on white rice": ["Salmon, 130 g", "White rice, cooked, 160 g"],
  "kfc 2pc w slaw and mash": [
    "Fried chicken, coated, with skin / coating, 170 g",
    "Coleslaw, 60 g",
    "Mashed potato, 210 g",
  ],
  "3pc kfc": ["Fried chicken, coated, with skin / coating, 255 g"],
  "kfc 2pc tenders": ["Chicken tenders, 90 g"],
  "protien shake 1 scoop w water": ["Protein powder, 30 g", "Water, 240 g"],
  "1 scoop protein shake": ["Protein powder, 30 g"],
  "40g whey protein": ["Whey protein, 40 g"],
  "strawberry smoothie with 300 ml milk": ["Strawberries, 110 g", "Milk, 309 g"],
  "peanut butter and banana smoothie made with 300 ml of skimmed milk": [
    "Peanut butter, 32 g",
    "Banana, 118 g",
    "Milk, fat free (skim), 309 g",
  ],
  "banana smoothie with milk": ["Banana smoothie, 350 g", "Milk, 120 g"],
  "cod n chips medium": ["Cod and chips, 400 g"],
  "cod & chips from the chippy": ["Cod and chips, 400 g"],
  "chips n gravy from chippy": ["Chips and gravy, 300 g"],
  "haddock n chips large": ["Haddock and chips, 540 g"],
});

reads("What an amount after a name is of", {
  "rice with chicken 1 bowl": ["Fried rice, with chicken, 300 g"],
  "lentejas con chorizo 1 plato": ["Lentejas con chorizo, 280 g"],
  "fabada con morcilla 1 plato": ["Fabada, 400 g"],
  "butter chicken half cup rice 1cup": ["Butter chicken, 120 g", "Cooked rice, 158 g"],
});

reads("Sizes in short", {
  "lrg glass of pinot grigio n some olives": ["Pinot grigio, 250 g", "Olives, 25 g"],
  "10 inch cheese pizza": ["Cheese pizza, from a restaurant, 480 g"],
  "12 inch pizza": ["Cheese pizza, from a restaurant, 691 g"],
  "14 inch pizza": ["Cheese pizza, from a restaurant, 954 g"],
  "16 inch pizza": ["Cheese pizza, from a restaurant, 1278 g"],
  "pep pizza": ["Pizza with pepperoni, from a restaurant, 140 g"],
});

reads("Everyday names", {
  "corn on cob": ["Corn on the cob, 103 g"],
  "bagel w philly n smoked salmon": ["Bagel, 105 g", "Philly, 28 g", "Salmon, smoked, 56 g"],
  "philly cheesesteak": ["Philly cheesesteak, 280 g"],
  "roast dinner beef yorkshires 2 roasties 3 veg gravy": ["Roast beef dinner, 550 g"],
  "Turkey and Swiss sandwich on rye bread": ["Turkey and cheese sandwich, 160 g"],
  "Ham and brie sandwich": ["Ham and cheese sandwich, 146 g"],
  "Lentil and spinach dal with two chapatis": ["Spinach dal, 150 g", "Chapati, 86 g"],
  "roti with pickle": ["Roti, 43 g", "Mango pickle, 15 g"],
  "burger with pickle": ["Hamburger, 137 g"],
  "greek yog w bluberries": ["Greek yogurt, 170 g", "Blueberries, 50 g"],
  "slice of lemon cake": ["Cake or cupcake, lemon, 65 g"],
  "scoop of vanilla ice cream": ["Vanilla ice cream, 66 g"],
  "slice of apple pie": ["Apple pie, 125 g"],
});

reads("Two foods of one line", {
  "2 eggs rice": ["Egg, 100 g", "Cooked rice, 180 g"],
  "3 eggs omelette": ["Egg omelet or scrambled egg, 165 g"],
  "3 sausages mash": ["Sausage, 135 g", "Mashed potato, 210 g"],
});

reads("Mistyped and shortened words", {
  "steack frites et salade verte": ["Steak, 170 g", "Frites, 150 g", "Salade verte, 100 g"],
  "2 egss on tost with buter": ["Egg, 100 g", "Toast, 25 g", "Butter, 7 g"],
  "half pint of lager n packet of pork scratchins": ["Lager, 284 g", "Pork rinds, 28 g"],
  "chipotle chkn bowl white rice black bns cheese sour crm": [
    "Chipotle chicken bowl, 475 g",
    "Sour cream, 30 g",
  ],
  "oatmeal w brown sugr n raisins": ["Oatmeal, 234 g", "Brown sugar, 8 g", "Raisins, 15 g"],
  "schnitzel m. kartoffelsalat": ["Schnitzel, 150 g", "Kartoffelsalat, 200 g"],
  "2 tacos de carnitas y agua d jamaica": ["Tacos de carnitas, 170 g", "Agua d jamaica, 250 g"],
  "bakje yoghurt m muesli": ["Yoghurt, 150 g", "Muesli, 60 g"],
  "Miso glazed aubergine with steamed rice": ["Miso glazed eggplant, 180 g", "White rice, 160 g"],
});

reads("What is counted, sized or sauced in a hurry", {
  "6 pork gyoza soy sauce": ["Pork gyoza, 150 g", "Soy sauce, 8 g"],
  "4 beef tacos guacamole": ["Beef taco, 420 g", "Guacamole, 60 g"],
  "2 crab pierogi sour cream": ["Pierogi, 80 g", "Sour cream, 30 g"],
  "6 edamame miso soup": ["Edamame, 24 g", "Soup, miso or tofu, 240 g"],
  "2 eggs tomato soup": ["Egg, 100 g", "Tomato soup, 300 g"],
  "3 tomato soup": ["Tomato soup, 900 g"],
  "3 spring rolls sweet chilli": ["Spring roll, 234 g", "Sweet chili sauce, 30 g"],
  "tonkotsu ramen extra egg": ["Tonkotsu ramen, 600 g", "Egg, 50 g"],
  "big mac extra sauce": ["Big Mac, 219 g", "Sauce, 30 g"],
  "hyderabadi chicken biryani full plate w raita": ["Hyderabadi biryani, 400 g", "Raita, 60 g"],
  "a full bowl of cereal": ["Cereal, other, 45 g"],
  "full glass of milk": ["Milk, 244 g"],
  "full english breakfast": ["Full English breakfast, 470 g"],
  "2 bhature with chole": ["Chole bhature, 350 g"],
  "nandos half chicken medium": ["Peri-peri chicken, 260 g"],
  "3 rotis dal tadka bhindi sabzi": ["Roti, 129 g", "Dal tadka, 150 g", "Bhindi sabzi, 150 g"],
  "bananna and hand ful of almonds": ["Banana, 118 g", "Almonds, 28 g"],
  "Chicken fajitas with peppers, onions, two tortillas and salsa.": ["Chicken fajita, 288 g", "Salsa, 32 g"],
  "40g porridge oats": ["Porridge oats, 40 g"],
  "gazpacho vaso grande": ["Gazpacho, 270 g"],
  "milk glass large": ["Milk, 329 g"],
  "croque monsieur salade": ["Croque monsieur, 106 g", "Salade, 170 g"],
  "un steak haché des haricots verts": ["Steak haché, 100 g", "Haricots verts, 150 g"],
  "poulet des frites": ["Poulet, 130 g", "Frites, 150 g"],
  "soupe du jour": ["Soupe, 300 g"],
  "banane kleingeschnitten": ["Banane, 118 g"],
  "2 plakjes kipfilet": ["Kipfilet, 40 g"],
  "2 tranches de blanc de poulet": ["Blanc de poulet, 40 g"],
});

reads("Fries of the chain whose food is beside them", {
  "big mac and medium fries": ["Big Mac, 219 g", "McDonald's fries, 111 g"],
  "whopper jr small fry": ["Whopper Jr (Burger King), 140 g", "Burger King fries, 95 g"],
  "mcces cheeseburger x2 kleine pommes": ["Cheeseburger, 220 g", "Pommes, 74 g"],
  "menu best of big mac coca zero": ["Big Mac, 219 g", "McDonald's fries, 111 g", "Coca zero, 330 g"],
  "menu whopper patatas medianas coca cola": ["Whopper, 291 g", "Patatas, 118 g", "Coca cola, 330 g"],
  "big mac große pommes": ["Big Mac, 219 g", "Pommes, 152 g"],
  "sweet potato fries and a big mac": ["Sweet potato fries, 115 g", "Big Mac, 219 g"],
  "burger x2 large fries x1": ["Hamburger, 274 g", "Fries, 169 g"],
  "small fry": ["Fries, 85 g"],
});
