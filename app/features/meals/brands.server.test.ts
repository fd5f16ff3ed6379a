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
  "20 beans": ["Beans, 92 g"],
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
