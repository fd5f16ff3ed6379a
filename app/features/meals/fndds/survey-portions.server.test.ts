import { reads } from "../../../../tests/support/fixtures/said-meals";

reads("A small one where small is the regular size", {
  "a small perch fillet": ["Perch, 90 g"],
  "a medium perch fillet": ["Perch, 90 g"],
  "a large perch fillet": ["Perch, 135 g"],
});

reads("A cup that something is sold in", {
  "a snack cup of Jell-O": ["Jell-o, 98 g"],
  "snack cup of canned peaches in syrup": ["Canned peach, in syrup, 113 g"],
  "a dipping cup of sweet and sour sauce": ["Sweet and sour sauce, 28 g"],
  "2 pudding cups": ["Pudding cup, 216 g"],
  "an applesauce cup": ["Applesauce, 113 g"],
  "a cup of applesauce": ["Applesauce, 255 g"],
  "a small ice cream cup": ["Ice cream, 120 g"],
});

reads("Halves and quarters of what is named before them", {
  "2 canned pear halves": ["Canned pear, 180 g"],
  "2 dried pear halves": ["Dried pear, 30 g"],
  "half a canned pear": ["Canned pear, 90 g"],
  "3 quesadilla quarters": ["Quesadilla, 105 g"],
});

reads("Several, without a number", {
  "some fried mushrooms": ["Fried mushrooms, 70 g"],
});

reads("Pieces by their shape, and of something large", {
  "3 triangles of a vegetable quesadilla": ["Quesadilla, with vegetables, 105 g"],
  "2 large reduced fat graham cracker rectangles": ["Reduced fat graham crackers, 40 g"],
  "two slices from a large gluten free thick crust pizza with meat": [
    "Pizza, with meat, gluten-free thick crust, 278 g",
  ],
});

reads("What is said after an amount", {
  "a quarter cup of dried blueberries, 40 grams": ["Dried blueberries, 40 g"],
  "2 burgers, 150 g": ["Hamburger, 300 g"],
  "a package of Pop-Tarts, two in it": ["Pop tart, 108 g"],
});

reads("No amount of what our own row knows only more plainly", {
  "school cafeteria french fries": ["French fries, school, 110 g"],
  "french fries": ["French fries, 134 g"],
  "frozen spinach, cooked without fat": ["Frozen spinach, cooked, without added fat, 108 g"],
  "some baked shrimp": ["Shrimp, baked or broiled, 85 g"],
});

reads("Sizes that stand as words of a portion", {
  "two grilled bratwursts": ["Bratwurst, 150 g"],
  "one regular-size bar of dark chocolate with nuts": ["Dark chocolate candy with nuts, other, 45 g"],
  "a glass of champagne punch": ["Champagne punch, 180 g"],
  "full egg and meat quesadilla": ["Egg quesadilla, with meat, 140 g"],
  "3 breakfast links of low sodium pork sausage": ["Reduced sodium pork sausage, 60 g"],
});

reads("The inches of a sub", {
  "a 6-inch ham sub from a sandwich shop": ["Ham sandwich or sub, restaurant, 195 g"],
  "a restaurant ham sandwich": ["Ham sandwich or sub, restaurant, 130 g"],
});

reads("Fillets of fish that only the survey knows", {
  "a small grilled catfish fillet": ["Catfish, grilled, 90 g"],
  "a 90-gram broiled pompano fillet": ["Pompano, grilled, 90 g"],
});

reads("What something is from is no amount", {
  "margarine-oil blend from a tub": ["Margarine-oil blend, 14 g"],
  "a pat of light margarine-oil blend from a tub": ["Margarine-oil blend, stick, light, 7 g"],
  "2 tbsp salsa from a jar": ["Salsa, 32 g"],
});

reads("Potatoes, which are no new potatoes", {
  "a potato": ["Potato, 170 g"],
  "2 potatoes": ["Potato, 334 g"],
  "3 new potatoes": ["New potatoes, 150 g"],
});

reads("A piece and a sub, with and without a number", {
  "a piece of fish": ["Fish, 90 g"],
  "6 inch sub turkey with cheese": ["Turkey sandwich or sub, with cheese, restaurant, 240 g"],
  "3 chicken strips": ["Chicken tenders, 135 g"],
});

reads("What a food is without, said before its name", {
  "two slices of no-salt white bread": ["White bread, low sodium or no salt, 56 g"],
  "rice, no-bean chili and beer": ["Cooked rice, 180 g", "Chili, 240 g", "Beer, 356 g"],
  "a cup of no-salt-added corn": ["Cooked corn, 170 g"],
  "coffee no-sugar and a banana": ["Coffee, 300 g", "Banana, 118 g"],
});
