import { reads } from "../../../tests/support/fixtures/said-meals";

reads("A cereal is its brand, not what its name says besides", {
  "a cup of Cinnamon Chex": ["Cinnamon Chex, 40 g"],
  "a cup of Chocolate Chex": ["Chocolate Chex, 43 g"],
  "a bowl of Cookie Crisp": ["Cookie Crisp, 45 g"],
  "Cap'n Crunch's Peanut Butter Crunch": ["Cap'n crunch's peanut butter crunch, 40 g"],
  "Banana Nut Cheerios with milk": ["Banana nut cheerios, 40 g", "Milk, 120 g"],
  "1 cup Kix": ["Kix, 24 g"],
  "a bowl of Grape-Nuts": ["Grape-Nuts, 60 g"],
  "Count Chocula": ["Count chocula, 40 g"],
  "a cup of Reese's Puffs": ["Reese's Puffs, 39 g"],
  "cheerios with a banana": ["Cheerios, 35 g", "Banana, 118 g"],
});

reads("A count of what has no piece is a portion when it would be pounds", {
  "20 beans": ["Kidney beans, 130 g"],
  "12 noodles": ["Cooked noodles, 160 g"],
  "30 chickpeas": ["Chickpeas, 21 g"],
  "4 soups": ["Soup, 980 g"],
  "8 coffees": ["Coffee, 2400 g"],
});

reads("A sweet is its brand or its whole name, not what it is made with", {
  "20 chocolate-covered espresso beans": ["Chocolate-covered espresso beans, 28 g"],
  "10 Jordan almonds": ["Jordan almonds, 35 g"],
  "a Snickers with almonds": ["Snickers Almond, 50 g"],
  "2 pieces of fudge with nuts": ["Fudge with nuts, 38 g"],
  "a bar of milk chocolate with almonds": ["Milk chocolate with almonds, 41 g"],
  "a bag of almond M&M's": ["Almond M&M's, 37 g"],
  "a 100 Grand bar": ["100 Grand, 43 g"],
  "a candy bar with nuts": ["Candy bar, 44 g", "Nuts, 10 g"],
  "cookies with milk": ["Cookie, 30 g", "Milk, 120 g"],
});

reads("A drink by its brand", {
  "SoBe Lifewater": ["Sobe lifewater, 500 g"],
  "a Bacardi cocktail": ["Bacardi cocktail, 120 g"],
  "Bacardi and coke": ["Bacardi, 42 g", "Coke, 368 g"],
  "a Stinger": ["Stinger, 90 g"],
});

reads("A chain's food, and only where the chain is named", {
  "6 inch subway turkey breast sub": ["Subway turkey breast sub, 210 g"],
  "6in subway chicken teriyaki": ["Subway chicken teriyaki, 240 g"],
  "subway 6 inch steak and cheese": ["Subway steak and cheese, 240 g"],
  "footlong subway meatball marinara": ["Subway meatball marinara, 600 g"],
  "subway black forest ham 6 inch": ["Subway black forest ham, 210 g"],
  "a turkey sub": ["Turkey sub, 225 g"],
  "mash and gravy": ["Mashed potato, 210 g", "Gravy, 60 g"],
  "pizza slice": ["Cheese pizza, from a restaurant, 119 g"],
  "McDonald's quarter pounder": ["Quarter Pounder (McDonalds), 170 g"],
  "panda express orange chicken": ["Panda Express orange chicken, 162 g"],
  "orange chicken": ["Orange chicken, 230 g"],
  "dominos 3 slices medium pepperoni": ["Pizza with pepperoni, from a restaurant, 264 g"],
  "dennys grand slam": ["Grand Slam breakfast, 325 g"],
  "raising canes 3 finger combo": ["Raising Canes 3 finger combo, 345 g"],
  "crumbl cookie": ["Crumbl cookie, 155 g"],
});

reads("The chicken of a chain that is known for it", {
  "kfc 3 piece original recipe": ["KFC Original Recipe chicken, 285 g"],
  "kfc original recipe thigh": ["Fried chicken thigh, 110 g"],
  "kfc tenders": ["Chicken tenders, 111 g"],
  "wingstop 10 piece lemon pepper": ["Chicken wing, 350 g"],
  "buffalo wild wings 6 traditional wings": ["Chicken wings, 204 g"],
  "bk chicken fries 9 piece": ["Bk chicken fries, 95 g"],
});

reads("A ready meal is its brand's, whatever it holds", {
  "lean cuisine chicken alfredo and a coke": ["Lean cuisine, 280 g", "Coke, 368 g"],
  "keto bar": ["Keto bar, 45 g"],
  "bagel bites 4": ["Bagel bites, 88 g"],
  "2 eggo waffles": ["Eggo waffle, 70 g"],
  "a solero": ["Solero, 65 g"],
});

reads("Short forms and slips of the keyboard", {
  "ceaser salad": ["Caesar salad, 180 g"],
  "2nd breakfast: a capp": ["Capp, 360 g"],
  "brekkie: 2 eggs": ["Egg, 100 g"],
  "10 pc chicken nugs": ["Chicken nuggets, 160 g"],
  "chikn sandwich": ["Chicken sandwich, 182 g"],
  "ben n jerrys cookie dough half tub": ["Cookie dough ben and jerrys, 214 g"],
  "chix breast and broc": ["Chicken breast, without skin, 130 g", "Broccoli, 90 g"],
  "a glizzy": ["Glizzy, 98 g"],
  "grande latte oat milk starbucks": ["Oat milk latte, 480 g"],
  "starbs grande pumpkin spice latte": ["Pumpkin spice latte, 480 g"],
  "2 soft taco supremes and a baja blast medium": ["Soft taco supreme, 204 g", "Baja blast, 500 g"],
  "a can of solo": ["Lemonade, 355 g"],
  "iced latte with oat milk": ["Iced oat milk latte, 400 g"],
});

reads("Everyday foods of Britain, Australia and Canada", {
  "3 party pies": ["Party pie, 135 g"],
  "a finger bun": ["Finger bun, 80 g"],
  "up n go 250ml": ["Up & Go, 264 g"],
  "a pluto pup": ["Corn dog, 78 g"],
  "cherry ripe": ["Cherry Ripe, 52 g"],
  "butter tart": ["Butter tart, 55 g"],
  "peperami 2": ["Peperami, 20 g"],
  mcspicy: ["Mcspicy, 175 g"],
  "a large spag bol": ["Spaghetti bolognese, 432 g"],
  "muesli with natural yoghurt": ["Muesli, 60 g", "Plain yogurt, 125 g"],
  "Greek yoghurt with honey": ["Greek yogurt, 170 g", "Honey, 14 g"],
  "tomato soup": ["Tomato soup, 300 g"],
  "protein bar (grenade)": ["Protein bar, 55 g"],
});

reads("What chains sell, as it is typed in a hurry", {
  "popeyes 3 tenders": ["Popeyes tenders, 174 g"],
  "chick fil a spicy deluxe waffle fries": ["Chick fil a spicy deluxe, 193 g", "Waffle fries, 134 g"],
  "kfc 2 pc original recipe mash gravy biscuit": [
    "KFC Original Recipe chicken, 190 g",
    "Mashed potato, 210 g",
    "Gravy, 60 g",
    "Biscuit, 51 g",
  ],
  "tims double double and a boston cream": ["Tims double double, 420 g", "Boston cream, 85 g"],
  "5 guys burger": ["Five Guys hamburger, 290 g"],
  "panda express bowl orange chicken chow mein": ["Panda Express orange chicken, 162 g", "Chow mein, 350 g"],
  "2 slices dominos thin crust veggie": [
    "Cheese pizza, with vegetables, from a restaurant, thin crust, 200 g",
  ],
  "marie callenders pot pie": ["Chicken pot pie, 234 g"],
  "prot shake": ["Protein shake, 300 g"],
  "tall can of arizona": ["Tall can of arizona, 680 g"],
  "cup o noodles": ["Cup noodles, 335 g"],
  "jimmy johns turkey tom unwich": ["Jimmy johns turkey tom unwich, 190 g"],
});
