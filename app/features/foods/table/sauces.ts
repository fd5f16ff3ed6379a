export const SAUCES = `
Ketchup | catsup, tomato ketchup | 97 25.1 1.7 0.3 | tbsp 15, tsp 5, packet 9, cup 240, default 15, with 15 | 🍅 | 11935 Catsup
Mustard | yellow mustard, dijon mustard, wholegrain mustard | 67 5.3 4.4 4 | tbsp 15, tsp 5, packet 5, default 5, with 5 | 🌭 | 02046 Mustard, prepared, yellow
Honey mustard | honey mustard sauce | 167 28.8 1.3 5.8 | tbsp 16, packet 28, default 28, with 20 | 🍯 | 21316 McDONALD'S, Tangy Honey Mustard Sauce
Mayonnaise | mayo, aioli, hellmann's, regular mayonnaise, spicy mayo | 718 3.2 0.9 79.4 | tbsp 13.8, tsp 4.6, packet 10, cup 220, default 14, with 14 | 🥚 | 04025 Salad dressing, mayonnaise, soybean oil, with salt
Andalouse sauce | sauce andalouse, samurai sauce, algerian sauce, burger sauce | 425.3 9.2 1.1 43.8 | tbsp 16, packet 20, default 30, with 30 | 🥫 | 55% 04025 Salad dressing, mayonnaise, soybean oil, wit + 25% 11935 Catsup + 20% 11821 Peppers, sweet, red, raw
Light mayonnaise | light mayo, low fat mayo, reduced fat mayonnaise, miracle whip light | 324 8.2 0.9 33.1 | tbsp 15, tsp 5, packet 10, default 15, with 15 | 🥚 | 04641 Salad dressing, mayonnaise, light
Salad cream | miracle whip, mayonnaise-type dressing, sandwich spread | 390 23.9 0.9 33.4 | tbsp 14.7, tsp 5, default 15, with 15 | 🥗 | 04018 Salad dressing, mayonnaise type, regular, with salt
Ranch dressing | ranch, ranch sauce, salad dressing, creamy dressing, dressing | 484 6.7 1 51.4 | tbsp 15, tsp 5, packet 43, cup 240, default 30, with 30 | 🥗 | 04639 Salad dressing, ranch dressing, commercial, regular
Light ranch dressing | low fat ranch, light dressing, low fat dressing, reduced fat dressing, fat free dressing, low calorie dressing, light salad dressing | 196 21.3 1.2 12.4 | tbsp 15, tsp 5, packet 43, default 30, with 30 | 🥗 | 04640 Salad dressing, ranch dressing, reduced fat
Italian dressing | vinaigrette, balsamic vinaigrette, french vinaigrette | 291 10.4 0.4 28.4 | tbsp 14.7, tsp 5, packet 43, cup 235, default 30, with 30 | 🥗 | 04114 Salad dressing, italian dressing, commercial, regular
Oil and vinegar dressing | oil and vinegar, olive oil and vinegar, homemade vinaigrette, olive oil dressing, oil dressing, olive oil vinaigrette, lemon oil dressing, lemon and olive oil dressing | 449 2.5 0 50.1 | tbsp 16, default 30, with 30 | 🫒 | 04135 Salad dressing, home recipe, vinegar and oil
Light Italian dressing | low fat italian dressing, fat free italian dressing, light vinaigrette | 75 4.6 0.5 6.4 | tbsp 15, default 30, with 30 | 🥗 | 04021 Salad dressing, italian dressing, reduced fat
Caesar dressing | caesar salad dressing | 542 3.3 2.2 57.9 | tbsp 14.7, packet 43, default 30, with 30 | 🥗 | 43015 Salad dressing, caesar dressing, regular
Blue cheese dressing | blue cheese dip, roquefort dressing | 476 4.6 1.4 51.1 | tbsp 15, packet 43, default 30, with 30 | 🥗 | 04539 Salad dressing, blue or roquefort cheese dressing, commercial, regular
Thousand island dressing | thousand island, burger sauce, big mac sauce | 370 14.6 1.1 35.1 | tbsp 16, packet 43, default 30, with 30 | 🥗 | 04017 Salad dressing, thousand island, commercial, regular
French dressing | catalina dressing | 457 15.6 0.8 44.8 | tbsp 16, packet 43, default 30, with 30 | 🥗 | 04120 Salad dressing, french dressing, commercial, regular
Sesame dressing | asian dressing, ginger dressing | 443 8.6 3.1 45.2 | tbsp 15, default 30, with 30 | 🥗 | 04016 Salad dressing, sesame seed dressing, regular
Coleslaw dressing | poppyseed dressing | 390 23.8 0.9 33.4 | tbsp 16, default 30, with 30 | 🥗 | 43016 Salad dressing, coleslaw
Barbecue sauce | sauce, bbq sauce, barbeque sauce, brown sauce, hp sauce, steak sauce, a1 sauce | 150 36.2 0 0.3 | tbsp 16, tsp 5, packet 28, cup 250, default 30, with 20 | 🥫 | 06150 Sauce, barbecue
Hot sauce | tabasco, sriracha, chili sauce, buffalo sauce, pepper sauce, hot pepper sauce, peri peri sauce, cholula, sambal, chili paste, franks red hot, frank's red hot | 11 1.8 0.5 0.4 | tbsp 14, tsp 4.7, dash 1, packet 9, default 5, with 5 | 🌶️ | 06168 Sauce, ready-to-serve, pepper or hot
Sweet chili sauce | sweet and sour sauce, duck sauce, plum sauce, sweet chilli sauce, sweet chilli, sweet & sour sauce | 150 38.2 0.3 0 | tbsp 17, packet 28, cup 280, default 30, with 20 | 🌶️ | 27050 Sauce, sweet and sour, ready-to-serve
Soy sauce | tamari, shoyu, soya sauce, light soy sauce, dark soy sauce | 53 7.6 6.3 0 | tbsp 16, tsp 5.3, packet 9, default 8, with 8 | 🥢 | 16123 Soy sauce made from soy and wheat (shoyu)
Teriyaki sauce | teriyaki, stir fry sauce | 89 15.6 5.9 0 | tbsp 18, tsp 6, packet 28, default 18, with 18 | 🥢 | 06112 Sauce, teriyaki, ready-to-serve
Hoisin sauce | hoisin, black bean sauce | 220 44.1 3.3 3.4 | tbsp 16, tsp 5.3, default 16, with 16 | 🥢 | 06175 Sauce, hoisin, ready-to-serve
Oyster sauce | oyster flavored sauce | 51 10.9 1.4 0.3 | tbsp 18, tsp 6, default 18, with 18 | 🥢 | 06176 Sauce, oyster, ready-to-serve
Fish sauce | nam pla | 35 3.6 5.1 0 | tbsp 18, tsp 6, default 6, with 6 | 🐟 | 06179 Sauce, fish, ready-to-serve
Worcestershire sauce | worcester sauce | 78 19.5 0 0 | tbsp 17, tsp 5.7, default 6, with 6 | 🥫 | 06971 Sauce, worcestershire
Peanut sauce | satay sauce | 350.8 17.7 11.6 28.7 | tbsp 17, cup 270, default 34, with 34 | 🥜 | 40% 16098 Peanut butter, smooth style + 40% 12118 Nuts, coconut milk + 12% 16123 Soy sauce made from soy and wheat (shoyu) + 8% 19334 Sugars, brown
Tartar sauce | tartare sauce, remoulade | 211 13.3 1 16.7 | tbsp 15, packet 28, default 30, with 15 | 🐟 | 27049 Sauce, tartar, ready-to-serve
Cocktail sauce | seafood sauce, marie rose sauce | 124 28.2 1.4 1.1 | tbsp 15, default 30, with 30 | 🍤 | 27051 Sauce, cocktail, ready-to-serve
Salsa | pico de gallo, tomato salsa, salsa sauce, picante sauce, red salsa, taco sauce, enchilada sauce, salsa verde, mild salsa | 27 6.3 1.5 0.2 | tbsp 16, tsp 5.3, cup 259, packet 9, default 32, with 32 | 🍅 | 06164 Sauce, salsa, ready-to-serve
Tomato sauce | marinara sauce, pasta sauce, spaghetti sauce, marinara, passata, red sauce, tomato pasta sauce, pizza sauce | 49 7.5 1.4 1.5 | cup 264, tbsp 16, can 400, default 125, with 90 | 🍅 | 06931 Sauce, pasta, spaghetti/marinara, ready-to-serve
Meat sauce | bolognese sauce, bolognese, ragu, spaghetti meat sauce | 123.3 5 9.9 6.8 | cup 250, tbsp 16, default 150, with 120 | 🍝 | 67% 06931 Sauce, pasta + 33% 23575 Beef, ground
Alfredo sauce | cream sauce, peppercorn sauce, carbonara sauce | 224.7 7 6.3 19.3 | cup 240, tbsp 15, default 60, with 60 | 🥛 | 65% 06166 Sauce, homemade + 27% 01053 Cream, fluid + 9% 01032 Cheese, parmesan
Hollandaise | hollandaise sauce, bearnaise, bearnaise sauce | 403 1 3.3 43.7 | tbsp 15, cup 240, default 60, with 60 | 🥛 | 48% 01145 Butter, without salt + 18% 01125 Egg, yolk + 30% 14411 Water, tap, drinking + 4% 09152 Lemon juice, raw
Green herb sauce | frankfurt green sauce, grüne soße | 123.1 3.7 4 10.5 | tbsp 15, cup 240, default 150, with 100 | 🥣 | 40% 01056 Cream, sour + 40% 01116 Yogurt, plain + 12% 01129 Egg, whole + 8% 11297 Parsley, fresh
White sauce | bechamel, bechamel sauce, white cream sauce, parsley sauce | 147 9.2 3.8 10.6 | cup 250, tbsp 16, default 60, with 60 | 🥛 | 06166 Sauce, homemade, white, medium
Pesto | pesto sauce, basil pesto | 561.9 3 9.4 58.5 | tbsp 16, tsp 5, cup 240, default 16, with 20 | 🌿 | 45% 04053 Oil, olive + 25% 02044 Basil, fresh + 18% 01032 Cheese, parmesan + 12% 12147 Nuts, pine nuts
Tapenade | olive tapenade, black olive spread, olive paste | 233.2 5.7 0.9 24.2 | tbsp 15, tsp 6, default 20, with 20 | 🫒 | 76% 09193 Olives, ripe, canned (small-extra large) + 16% 04053 Oil, olive, salad or cooking + 6% 02054 Capers, canned + 2% 11215 Garlic, raw
Curry sauce | korma sauce, tikka sauce, katsu sauce | 135.8 4.1 1.3 13.6 | cup 240, tbsp 15, default 120, with 100 | 🍛 | 40% 12118 Nuts, coconut milk + 40% 11531 Tomatoes, red + 15% 11282 Onions, raw + 5% 04044 Oil, soybean
Indian pickle | mango pickle, achar, mango achar, lime pickle, lemon pickle, chilli pickle, aam ka achar | 233.7 13.4 1.2 20.9 | tbsp 15, tsp 6, default 15, with 15 | 🥭 | 76% 09176 Mangos, raw + 20% 04044 Oil, soybean + 4% 02009 Spices, chili powder
Mint sauce | chutney, mango chutney, relish, pickle relish, sweet relish, branston pickle | 130 35.1 0.4 0.5 | tbsp 15, tsp 5, packet 10, default 15, with 15 | 🥒 | 11945 Pickle relish, sweet
Horseradish | wasabi, horseradish sauce | 48 11.3 1.2 0.7 | tbsp 15, tsp 5, default 5, with 5 | 🌱 | 02055 Horseradish, prepared
Capers | caper | 23 4.9 2.4 0.9 | tbsp 8.6, tsp 2.9, default 9, with 9 | 🫒 | 02054 Capers, canned
Vinegar | apple cider vinegar, white vinegar, malt vinegar, wine vinegar, rice vinegar | 21 0.9 0 0 | tbsp 15, tsp 5, cup 239, default 10, with 10 | 🍶 | 02048 Vinegar, cider
Olive oil | extra virgin olive oil, evoo | 884 0 0 100 | tbsp 13.5, tsp 4.5, cup 216, drizzle 5, splash 5, default 10, with 10 | 🫒 | 04053 Oil, olive, salad or cooking
Vegetable oil | oil, cooking oil, sunflower oil, canola oil, corn oil, soybean oil, rapeseed oil, peanut oil, palm oil, mustard oil, seed oil, red palm oil, avocado oil, groundnut oil | 884 0 0 100 | tbsp 13.6, tsp 4.5, cup 218, drizzle 5, splash 5, default 10, with 10 | 🫗 | 04044 Oil, soybean, salad or cooking
Sesame oil | toasted sesame oil | 884 0 0 100 | tbsp 13.6, tsp 4.5, drizzle 3, default 5, with 5 | 🫗 | 04058 Oil, sesame, salad or cooking
Coconut oil | coconut butter | 862 0 0 100 | tbsp 13.6, tsp 4.5, default 10, with 10 | 🥥 | 04047 Oil, coconut
Cooking spray | oil spray, pam spray, spray oil, fry light | 792 20.7 0.3 78.7 | spray 0.3, piece 0.3, default 1, with 1 | 🫗 | 04679 Oil, PAM cooking spray, original
Lard | beef dripping, bacon fat, goose fat, suet, shortening, animal fat, bacon grease, duck fat | 902 0 0 100 | tbsp 12.8, tsp 4.3, default 10, with 10 | 🧈 | 04002 Lard
Salt | chicken salt, salt and pepper, table salt, sea salt, pinch of salt, msg | 0 0 0 0 | tsp 6, tbsp 18, pinch 0.4, packet 1, dash 0.4, default 1, with 1 | 🧂 | 02047 Salt, table
Black pepper | pepper, ground pepper, white pepper, peppercorns | 251 64 10.4 3.3 | tsp 2.3, tbsp 6.9, pinch 0.2, dash 0.1, packet 0.2, default 0.5, with 0.5 | 🧂 | 02030 Spices, pepper, black
Spices | cinnamon, paprika, cumin, curry powder, turmeric, chili powder, garlic powder, seasoning, spice, mixed spices, taco seasoning, garam masala, dried herbs, dried oregano, onion powder, coriander powder, cayenne, nutmeg, chilli flakes, red pepper flakes | 325 58.1 12.7 13.8 | tsp 2, tbsp 6.3, pinch 0.3, dash 0.3, default 2, with 1 | 🧂 | 02015 Spices, curry powder
Yeast | brewer's yeast, baking powder, baking soda, nutritional yeast | 325 41.2 40.4 7.6 | tsp 4, tbsp 12, packet 7, default 5 | 🧂 | 18375 Leavening agents, yeast, baker's, active dry
Marmite | vegemite, yeast extract | 185 20.4 23.9 0.9 | tsp 6, tbsp 18, default 6, with 5 | 🍞 | 43406 Yeast extract spread
Vanilla extract | vanilla essence | 288 12.7 0.1 0.1 | tsp 4.2, tbsp 13, default 4 | 🌱 | 02050 Vanilla extract
Gelatin powder | pectin | 335 0 85.6 0.1 | tbsp 7, packet 7, default 7 | 🧂 | 19177 Gelatins, dry powder, unsweetened
Russian dressing |  | 355 31.9 0.7 26.2 | tbsp 15, default 30, with 30 | 🥗 | 04015 Salad dressing, russian dressing
Honey mustard dressing | honey mustard salad dressing | 464 23.3 0.9 40.8 | tbsp 15, default 30, with 30 | 🥗 | 04703 Salad dressing, honey mustard, regular
Balsamic vinegar | balsamic | 88 17 0.5 0 | tbsp 16, tsp 5.3, default 16, with 10, splash 10 | 🫙 | 02069 Vinegar, balsamic
Coconut chutney | nariyal chutney, idli chutney, dosa chutney | 172.4 8.3 2 15.6 | tbsp 16, cup 240, default 32, with 32 | 🥥 | 40% 12104 Nuts, coconut meat, raw + 8% 16057 Chickpeas (garbanzo beans, bengal gram), mat + 2% 04044 Oil, soybean, salad or cooking + 50% 14411 Water, tap, drinking
Fish oil | fish oil capsule, omega 3, omega 3 capsule, omega 3 tablet, cod liver oil, cod liver oil capsule, krill oil, fish oil tablet, fish oil pill, fish oil capsules, omega 3 capsules, mct oil | 902 0 0 100 | piece 1.2, tsp 4.5, tbsp 13.6, default 1.2 | 🐟 | 04589 Fish oil, cod liver
Mint chutney | green chutney, coriander chutney, mint and coriander chutney, coriander mint chutney, pudina chutney, dhaniya chutney, hari chutney, cilantro chutney, mint raita dip | 32 5.1 2 0.9 | tbsp 15, cup 240, default 30, with 30 | 🌿 | 45% 11297 Parsley, fresh + 15% 11282 Onions, raw + 15% 01116 Yogurt, plain, whole milk, 8 grams protein p + 3% 09152 Lemon juice, raw + 22% 14411 Water, tap
Tamarind chutney | imli chutney, tamarind sauce, date and tamarind chutney, date tamarind chutney, sweet chutney, saunth chutney, meethi chutney | 178 46.1 0.6 0.1 | tbsp 18, cup 260, default 30, with 30 | 🥣 | 22% 09322 Tamarinds, raw + 33% 19334 Sugars, brown + 45% 14411 Water, tap
`;
