export const BREAD = `
White bread | bread, sliced bread, sandwich bread, loaf, slice of bread | 265 49.1 9.2 3.2 | slice 28, medium 28, small 25, thin 20, large 30, thick 38, piece 28, default 28 | 🍞 | 18069 Bread, white, commercially prepared (includes soft bread crumbs)
Toast | tost, white toast, toasted white bread, toasted bread, soldiers, toast soldiers | 293 54.4 9 4 | slice 25, medium 25, small 17, thin 17, large 27, thick 34, piece 25, default 25 | 🍞 | 18070 Bread, white, commercially prepared, toasted
Tapioca crepe | tapioca pancake, beiju, tapioca wrap | 222 55 0.1 0 | piece 80, small 50, medium 80, large 120, default 80 | 🫓 | 62% 20068 Tapioca, pearl, dry + 38% 14411 Water, tap, drinking
Toasted baguette | toasted bread roll half, spanish toast, mollete | 319 61.9 13 2.1 | piece 50, slice 29, small 30, large 80, half 50, default 50 | 🍞 | 18030 Bread, french or vienna, toasted (includes sourdough)
Dutch pancake | pannenkoek, thin dutch pancake | 196.6 21.4 7.2 8.9 | piece 110, small 70, large 160, default 110 | 🥞 | 25% 01123 Egg, whole, raw, fresh + 44% 01077 Milk, whole, 3.25% milkfat, with added vitam + 25% 20081 Wheat flour, white, all-purpose, enriched, b + 6% 01001 Butter, salted
Whole wheat bread | wholemeal bread, brown bread, wholegrain bread, whole grain bread, whole wheat | 247 41.3 12.9 3.4 | slice 28, medium 28, thick 38, piece 28, default 28 | 🍞 | 18075 Bread, whole-wheat, commercially prepared
Whole wheat toast | wholemeal toast, brown toast, toasted whole wheat bread, wholegrain toast | 306 51.2 16.3 4.1 | slice 25, medium 25, piece 25, default 25 | 🍞 | 18076 Bread, whole-wheat, commercially prepared, toasted
Wheat bread | granary bread | 270 49.5 10.4 3.4 | slice 29, medium 29, thick 38, piece 29, default 29 | 🍞 | 18064 Bread, wheat
Wheat toast | toasted wheat bread | 313 55.8 13 4.3 | slice 24, medium 24, piece 24, default 24 | 🍞 | 18065 Bread, wheat, toasted
Multigrain bread | seeded bread, multi grain bread, oat bread, oatmeal bread, seven grain bread | 265 43.3 13.4 4.2 | slice 26, medium 26, large 41, piece 26, default 26 | 🍞 | 18035 Bread, Multi-Grain (includes whole-grain)
Multigrain toast | toasted multigrain bread, seeded toast | 288 47.1 14.5 4.6 | slice 24, large 38, piece 24, default 24 | 🍞 | 18036 Bread, Multi-Grain, toasted (includes whole-grain)
Rye bread | pumpernickel, dark rye | 258 48.3 8.5 3.3 | slice 32, medium 32, thin 25, piece 32, default 32 | 🍞 | 18060 Bread, rye
Whole grain rye bread | rugbrod, rugbrød, whole rye bread | 198.2 41.9 9.7 1.4 | slice 50, medium 50, small 35, large 65, piece 50, default 50 | 🍞 | 61% 20063 Rye flour, dark + 39% 14411 Water, tap, drinking
Rye toast | toasted rye bread | 284 53.1 9.4 3.6 | slice 24, piece 24, default 24, large 29, thin 18 | 🍞 | 18061 Bread, rye, toasted
Sourdough bread | french bread, vienna bread, sourdough, ciabatta, crusty bread | 289 56.4 11.8 1.8 | slice 50, small 32, medium 64, large 96, piece 60, inch 22, default 60 | 🥖 | 18029 Bread, french or vienna (includes sourdough)
Sourdough toast | toasted sourdough, toasted french bread, crostini, bruschetta bread | 319 61.9 13 2.1 | slice 45, piece 45, default 45 | 🥖 | 18030 Bread, french or vienna, toasted (includes sourdough)
Italian bread | italian loaf | 271 50 8.8 3.5 | slice 30, piece 50, default 40 | 🥖 | 18033 Bread, italian
Dough balls | dough ball, garlic dough balls, pizza dough balls, pizza express dough balls | 341.1 41.5 7.5 16.1 | piece 14, default 112, small 84, large 168 | 🥖 | 82% 18033 Bread, italian + 16% 01001 Butter, salted + 2% 11215 Garlic, raw
Garlic bread | garlic toast, texas toast, cheesy garlic bread, garlic knots, garlic knot, garlic pizza bread | 341.1 41.5 7.5 16.1 | slice 40, piece 40, default 80, medium 60, large 80, loaf 180, whole 180 | 🥖 | 82% 18033 Bread, italian + 16% 01001 Butter, salted + 2% 11215 Garlic, raw
Raisin bread | raisin toast, cinnamon bread, cinnamon raisin toast, fruit bread | 274 52.3 7.9 4.4 | slice 26, piece 26, default 26 | 🍞 | 18047 Bread, raisin, enriched
Tea loaf | barmbrack, brack, bara brith, tea brack, malt loaf, soreen, fruit brack | 280.2 59 6.7 3.4 | slice 45, piece 45, default 45 | 🍞 | 75% 18047 Bread, raisin, enriched + 25% 09298 Raisins, seedless
Soda bread | irish soda bread, brown soda bread, wheaten bread, irish brown bread, damper | 255.2 49.3 5.8 4.4 | slice 45, thick 60, piece 45, default 45 | 🍞 | 88% 18032 Bread, irish soda, prepared from recipe + 12% 14411 Water, tap, drinking
Potato farl | potato scone, tattie scone, potato bread, fadge | 197.4 30.5 3.9 6.5 | piece 55, slice 55 | 🥔 | 72% 11371 Potatoes, mashed, home-prepared, whole milk + 24% 20081 Wheat flour, white, all-purpose, enriched, b + 4% 01001 Butter, salted
Low-carb tortilla | low carb tortilla, mission carb balance tortilla, carb balance tortilla, low carb wrap, carb balance wrap | 172.5 24.4 11.1 3.2 | piece 45, small 30, medium 45, large 70 | 🫓 | 45% 18364 Tortillas, ready-to-bake or -fry, flour, ref + 10% 48052 Vital wheat gluten + 45% 14411 Water, tap, drinking
Focaccia | focaccia bread, genoese focaccia, rosemary focaccia, schiacciata | 326.9 44 7.7 13.1 | slice 90, piece 100, default 100 | 🍞 | 88% 18033 Bread, italian + 10% 04053 Oil, olive, salad or cooking + 2% 02047 Salt, table
Egg bread | challah, brioche, hawaiian roll | 283 47.8 9.5 6 | slice 40, piece 40, roll 35, default 40 | 🍞 | 18027 Bread, egg
French brioche | butter brioche, brioche loaf | 377.5 48 7.9 17 | slice 40, piece 50, small 35, default 50 | 🍞 | 52% 20081 Wheat flour, white, all-purpose, enriched, b + 18% 01001 Butter, salted + 18% 01123 Egg, whole, raw, fresh + 8% 19335 Sugars, granulated + 4% 01077 Milk, whole, 3.25% milkfat, with added vitam
Gluten-free bread | gluten free toast | 265 49.1 9.2 3.2 | slice 30, piece 30 | 🍞 | 18069 Bread, white, commercially prepared (includes soft bread crumbs)
Low-calorie bread | light bread, diet bread, low carb bread, reduced calorie bread | 217 42.5 13.3 2.9 | slice 23, piece 23 | 🍞 | 18055 Bread, reduced-calorie, wheat
Naan | naan bread, garlic naan, nan bread, plain naan | 316.8 52.7 7.5 7.9 | piece 90, small 60, large 130, default 90, slice 45 | 🫓 | 68% 20081 Wheat flour, white + 14% 01116 Yogurt, plain + 7% 04044 Oil, soybean + 11% 14411 Water, tap
Chapati | roti, chapatti, phulka, whole wheat chapati, tandoori roti, rumali roti | 259 48.5 8.9 5.1 | piece 43, small 30, medium 43, large 60 | 🫓 | 67% 20080 Wheat flour, whole-grain + 29% 14411 Water, tap + 3% 04044 Oil, soybean
Paratha | aloo paratha, parotta, roti canai, gobi paratha, roti prata, laccha paratha, lachha paratha, methi paratha, paneer paratha, mooli paratha, onion paratha, egg paratha, plain paratha | 330.9 42 7.7 16.5 | piece 75 | 🫓 | 58% 20080 Wheat flour, whole-grain + 15% 04044 Oil, soybean + 27% 14411 Water, tap
Puri | poori, luchi, bhatura | 392.3 47.1 8.6 20.9 | piece 25, default 50 | 🫓 | 65% 20080 Wheat flour, whole-grain + 19% 04044 Oil, soybean + 15% 14411 Water, tap
Pita bread | pitta, pita, pitta bread, lavash | 275 55.7 9.1 1.2 | large 60, medium 45, small 28, piece 60, half 30, default 60 | 🫓 | 18041 Bread, pita, white, enriched
Farinata | socca, chickpea flatbread, panisse, panelle | 243.2 23.1 9 12.7 | slice 100, piece 100, default 120 | 🫓 | 40% 16157 Chickpea flour (besan) + 10% 04053 Oil, olive, salad or cooking + 50% 14411 Water, tap, drinking
Whole wheat pita | wholemeal pitta | 266 55 9.8 2.6 | large 64, medium 45, small 28, piece 64, default 64 | 🫓 | 18042 Bread, pita, whole-wheat
Flour tortilla | tortilla, tortilla wrap, wheat tortilla, burrito tortilla | 301 51.2 8 6.7 | small 30, medium 49, large 72, piece 49, default 49 | 🌮 | 18364 Tortillas, ready-to-bake or -fry, flour, refrigerated
Whole wheat tortilla | wholemeal wrap, whole wheat wrap | 301 51.2 8 6.7 | small 30, medium 49, large 72, piece 49 | 🌮 | 18364 Tortillas, ready-to-bake or -fry, flour, refrigerated
Corn tortilla | tortilla corn, maize tortilla | 218 44.6 5.7 2.9 | small 19, medium 24, piece 24 | 🌮 | 18363 Tortillas, ready-to-bake or -fry, corn
Taco shell | hard taco shell, tostada shell | 467 62.7 7.1 20.8 | piece 13, large 21, small 5, medium 13 | 🌮 | 18360 Taco shells, baked
Injera | enjera | 101 19.9 3.9 0.7 | piece 150, default 150 | 🫓 | 20143 Teff, cooked
Dinner roll | bread roll, roll, bun, soft roll, white roll, bap, cob, barm, pandesal | 310 52 10.9 6.5 | piece 35, small 25, medium 36, large 43, default 43 | 🍞 | 18342 Rolls, dinner, plain, commercially prepared (includes brown-and-serve)
Whole wheat roll | wholemeal roll, wheat roll | 266 51.1 8.7 4.7 | piece 36, small 28, medium 36, large 43 | 🍞 | 18348 Rolls, dinner, whole-wheat
Hard roll | crusty roll, kaiser roll, hoagie roll | 293 52.7 9.9 4.3 | piece 57, small 40, medium 57, large 100 | 🍞 | 18353 Rolls, hard (includes kaiser)
Hamburger bun | hot dog bun, burger bun, burger roll, brioche bun, brioche burger bun | 278 50.1 9.9 3.8 | piece 42 | 🍞 | 18350 Rolls, hamburger or hotdog, plain
Bagel | plain bagel, everything bagel, sesame bagel, toasted bagel, onion bagel | 257 50.5 10 1.6 | medium 105, small 69, large 131, mini 26, half 52, piece 105 | 🥯 | 18001 Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)
Whole wheat bagel | wheat bagel, multigrain bagel, oat bran bagel | 255 53.3 10.7 1.2 | medium 105, small 69, large 131, mini 26, half 52, piece 105 | 🥯 | 18007 Bagels, oat bran
Cinnamon raisin bagel | raisin bagel, blueberry bagel, egg bagel | 273 55.2 9.8 1.7 | medium 105, small 69, large 131, mini 26, half 52, piece 105 | 🥯 | 18005 Bagels, cinnamon-raisin
Bagel with cream cheese | bagel and cream cheese | 277.4 39.4 9 9.4 | medium 125, small 95, large 165, half 62, piece 125 | 🥯 | 76% 18001 Bagels, plain + 24% 01017 Cheese, cream
Bagel with smoked salmon | lox bagel, smoked salmon and cream cheese bagel, salmon bagel | 231.6 28.1 11.7 8 | piece 175 | 🥯 | 54% 18001 Bagels, plain + 17% 01017 Cheese, cream + 29% 15077 Fish, salmon
English muffin | toasted english muffin | 227 44.2 8.9 1.7 | piece 57, half 29, whole 57 | 🍞 | 18258 English muffins, plain, enriched, with ca prop (includes sourdough)
Whole wheat English muffin | wheat english muffin | 203 40.4 8.8 2.1 | piece 66, half 33 | 🍞 | 18266 English muffins, whole-wheat
Raisin English muffin | cinnamon raisin english muffin | 240 48.1 7.9 1.8 | piece 57, half 29 | 🍞 | 18262 English muffins, raisin-cinnamon (includes apple-cinnamon)
Crumpet | crumpets | 227 44.2 8.9 1.7 | piece 48, default 48 | 🧇 | 18258 English muffins, plain, enriched, with ca prop (includes sourdough)
Biscuit | buttermilk biscuit, baking powder biscuit, southern biscuit, cheddar biscuit, cheddar bay biscuit, red lobster biscuit | 352 46.6 7.4 15.1 | piece 51, small 35, medium 51, large 77 | 🍞 | 18015 Biscuits, plain or buttermilk, refrigerated dough, higher fat, baked
Biscuits and gravy | biscuit with gravy, biscuit with sausage gravy | 239.4 20.1 7.1 14.5 | piece 185, default 220 | 🍞 | 32% 18015 Biscuits, plain or buttermilk + 54% 06166 Sauce, homemade + 14% 07064 Pork sausage, fresh
Scone | scones, fruit scone | 353 44.6 7 16.3 | piece 75, small 50, medium 75, large 105 | 🍞 | 18016 Biscuits, plain or buttermilk, prepared from recipe
Cornbread | corn bread, johnny cake, johnnycake, corn pone, spoonbread | 266 43.5 6.7 7.1 | piece 65, slice 65, square 65, cup 100 | 🍞 | 18024 Bread, cornbread, prepared from recipe, made with low fat (2%) milk
Corn muffin | cornbread muffin | 305 50.9 5.9 8.4 | medium 113, small 66, large 139, mini 17, piece 85, default 85 | 🧁 | 18279 Muffins, corn, commercially prepared
Croissant | butter croissant | 406 45.8 8.2 21 | medium 57, small 42, large 67, mini 28, piece 57 | 🥐 | 18239 Croissants, butter
Chocolate croissant | pain au chocolat | 418.9 48.9 7.5 22.6 | medium 69, small 50, piece 69 | 🥐 | 83% 18239 Croissants, butter + 17% 19080 Candies, semisweet chocolate
Breadsticks | bread stick, grissini | 412 68.4 12 9.5 | piece 10, stick 10, small 5, default 20 | 🥖 | 18080 Bread sticks, plain
Taralli | tarallo, olive oil crackers | 460.7 59.5 8.1 20.8 | piece 8, small 4, packet 40, handful 30, default 40 | 🥨 | 78% 20081 Wheat flour, white, all-purpose, enriched, b + 20% 04053 Oil, olive, salad or cooking + 2% 02047 Salt, table
Soft breadstick | soft bread stick, pretzel bread, olive garden breadstick, olive garden breadsticks | 310 52 10.9 6.5 | piece 43, stick 43 | 🥖 | 18342 Rolls, dinner, plain, commercially prepared (includes brown-and-serve)
Croutons | crouton | 465 63.5 10.8 18.3 | cup 40, piece 1, tbsp 2.5, default 10, with 10 | 🍞 | 18243 Croutons, seasoned
Breadcrumbs | bread crumbs, panko | 395 72 13.3 5.3 | cup 108, tbsp 7, default 14 | 🍞 | 18079 Bread crumbs, dry, grated, plain
Stuffing | bread stuffing, cornbread dressing | 164.7 18.8 3.6 8.4 | cup 170, tbsp 12, default 100 | 🍞 | 35% 18069 Bread, white + 9% 01001 Butter, salted + 12% 11282 Onions, raw + 9% 11143 Celery, raw + 35% 06194 Soup, Chicken Broth
Pancakes | pancake, buttermilk pancake, flapjack, griddle cake, american pancakes, scotch pancake, pikelet, pikelets | 227 28.3 6.4 9.7 | medium 38, small 20, large 77, piece 50, default 114, mini 10 | 🥞 | 18293 Pancakes, plain, prepared from recipe
Blueberry pancakes | chocolate chip pancakes, fruit pancake | 222 29 6.1 9.2 | medium 38, small 20, large 77, piece 50, default 114 | 🥞 | 18294 Pancakes, blueberry, prepared from recipe
Pancakes with syrup | pancakes with butter and syrup, pancakes and syrup | 224 39.2 3.6 6 | piece 90, default 232 | 🥞 | 21025 Fast foods, pancakes with butter and syrup
Crepe | crepes, french pancake, blini | 191.7 21.6 7.2 8.2 | piece 60, default 120 | 🥞 | 25% 01123 Egg, whole + 44% 01077 Milk, whole + 25% 20081 Wheat flour, white + 5% 01001 Butter, salted
Belgian waffle | waffle house waffle, pecan waffle, waffle house pecan waffle, thick waffle | 291 32.9 7.9 14.1 | piece 100, small 60, large 130 | 🧇 | 18367 Waffles, plain, prepared from recipe
Waffle | waffles, plain waffle, frozen waffle | 312 49.3 7.2 9.6 | piece 33, medium 33, large 75, default 66 | 🧇 | 18403 Waffles, plain, frozen, ready -to-heat, toasted
Eggo waffle | eggo waffles, eggos, eggo buttermilk waffle, eggo homestyle waffle | 312 49.3 7.2 9.6 | piece 35, default 70 | 🧇 | 18403 Waffles, plain, frozen, ready -to-heat, toasted
Liège waffle | liege waffle, pearl sugar waffle, sugar waffle | 419.7 55.2 6.4 19.4 | piece 90, small 55, default 90 | 🧇 | 46% 20081 Wheat flour, white, all-purpose, enriched, b + 22% 01001 Butter, salted + 20% 19335 Sugars, granulated + 12% 01123 Egg, whole, raw, fresh
French toast | eggy bread | 229 25 7.7 10.8 | slice 65, piece 65, default 130 | 🍞 | 18269 French toast, prepared from recipe, made with low fat (2%) milk
French toast sticks | french toast stick | 340 41.2 6 17.7 | stick 22, piece 22, default 110 | 🍞 | 21024 Fast foods, french toast sticks
Blueberry muffin | fruit muffin, banana muffin, berry muffin, apple muffin | 393 49.5 5.3 19.2 | medium 113, small 66, large 139, mini 17, piece 113, default 113 | 🧁 | 18274 Muffins, blueberry, commercially prepared (Includes mini-muffins)
Muffin | chocolate muffin, chocolate chip muffin, plain muffin, lemon muffin | 393 49.5 5.3 19.2 | medium 113, small 66, large 139, mini 17, piece 113 | 🧁 | 18274 Muffins, blueberry, commercially prepared (Includes mini-muffins)
Low-fat muffin | low fat fruit muffin, reduced fat muffin, light muffin, low fat blueberry muffin, low fat banana muffin, low fat bran muffin | 285 40.7 6.5 10.8 | medium 113, small 66, large 139, mini 17, piece 113 | 🧁 | 18278 Muffins, blueberry, prepared from recipe, made with low fat
Bran muffin | oat bran muffin, wheat bran muffin | 270 48.3 7 7.4 | medium 113, small 66, large 139, mini 17, piece 113 | 🧁 | 18283 Muffins, oat bran
Saltine crackers | crackers, soda crackers, saltines, cracker, oyster crackers, cream crackers, jacobs crackers, water biscuits | 421 74.3 9.5 8.8 | piece 3, cup 45, packet 6, default 15, handful 20 | 🍘 | 18228 Crackers, saltines (includes oyster, soda, soup)
Butter crackers | ritz crackers, ritz, club crackers, snack crackers | 504 61.4 6.6 25.8 | piece 3.3, cup 60, packet 6, default 16 | 🍘 | 18229 Crackers, standard snack-type, regular
Whole wheat crackers | wheat crackers, triscuits, triscuit | 427 69.5 10.6 14.1 | piece 4.6, cup 60, default 28 | 🍘 | 18235 Crackers, whole-wheat
Cheese crackers | cheez-its, goldfish crackers, goldfish, cheddar crackers, mini cheddars, cheez its, cheez it, bbq shapes, barbecue shapes, arnotts shapes, pizza shapes, chicken crimpy | 489 59.4 10.9 22.7 | piece 1, cup 62, bag 28, packet 28, small 28, default 30, handful 25, small bag 42 | 🧀 | 18214 Crackers, cheese, regular
Peanut butter crackers | peanut butter sandwich crackers, sandwich crackers, cheese sandwich crackers | 494 58.4 11.5 24.5 | piece 7, packet 42, default 42 | 🍘 | 18231 Crackers, standard snack-type, sandwich, with peanut butter filling
Crispbread | ryvita, rye crackers, knackebrod, cruskit, cruskits, vita weat, vita weats, finn crisp | 366 82.2 7.9 1.3 | piece 10, default 20 | 🍘 | 18216 Crackers, crispbread, rye
Rice cakes | rice cake | 387 81.5 8.2 2.8 | piece 9, mini 2, cake 9, default 18 | 🍘 | 19051 Snacks, rice cakes, brown rice, plain
Corn cakes | corn cake, corn rice cakes, puffed corn cakes | 387 83.4 8.1 2.4 | piece 8, default 16 | 🌽 | 19419 Snacks, corn cakes
Matzo | matzah, matzo cracker, melba toast | 395 83.7 10 1.4 | piece 28 | 🍘 | 18217 Crackers, matzo, plain
Oatcakes | oatcake | 427 69.5 10.6 14.1 | piece 10, default 20 | 🍘 | 18235 Crackers, whole-wheat
Cinnamon roll | cinnamon bun, sticky bun, sweet roll, honey bun, kanelbulle, kanelbullar, cinnamon swirl, frosted cinnamon roll, frosted sweet roll | 372 50.9 6.2 16.4 | medium 80, large 130, piece 80, small 54 | 🥐 | 18356 Sweet rolls, cinnamon, commercially prepared with raisins
Danish pastry | danish, fruit danish, cheese danish, pastry, sweet pastry, pain aux raisins, cheese twist, kolache, kolaches | 371 47.8 5.4 18.5 | piece 71, small 56, medium 113, large 142 | 🥐 | 18246 Danish pastry, fruit, enriched (includes apple, cinnamon, raisin, lemon, raspberry, strawberry)
Pan dulce | sweet bread, concha, sweet bun | 360 43.7 7.1 18.3 | small 65, medium 90, large 115, piece 90 | 🍞 | 18355 Sweet rolls, cheese
Toaster pastry | pop tart, pop-tart, poptart, toaster strudel, toaster pastries | 391 69.2 4.7 10.6 | piece 54, packet 108, default 54 | 🥧 | 18362 Toaster pastries, fruit (includes apple, blueberry, cherry, strawberry)
Steamed bun | bao bun, mantou | 310 52 10.9 6.5 | piece 60 | 🥟 | 18342 Rolls, dinner, plain, commercially prepared (includes brown-and-serve)
Arepa | arepas | 219 37.1 5.5 5.4 | piece 98 | 🫓 | 36415 Restaurant, Latino, arepa (unleavened cornmeal bread)
Fry bread | frybread, bannock, fried dough, sopapilla | 330 48.3 6.7 12.2 | piece 90 | 🫓 | 35142 Frybread, made with lard (Navajo)
Hush puppies | hushpuppy | 337 46 7.7 13.5 | piece 22, default 66 | 🧆 | 18270 Hush puppies, prepared from recipe
Yorkshire pudding | popover, yorkshire puddings, yorkie, yorkshire | 208.8 22.1 7.1 10 | piece 35, small 20, large 80, default 35 | 🍞 | 26% 20081 Wheat flour, white + 44% 01077 Milk, whole + 24% 01123 Egg, whole + 6% 04044 Oil, soybean
Tomato bread | pan con tomate, pa amb tomaquet | 249.9 35.1 7.3 9.2 | slice 80, piece 80, default 100 | 🥖 | 60% 18029 Bread, french or vienna (includes sourdough) + 32% 11529 Tomatoes, red + 8% 04053 Oil, olive
Scallion pancake | spring onion pancake, green onion pancake, haemul pajeon, kimchi pancake, kimchijeon, buchimgae, seafood pancake | 305.2 39.9 5.4 13.5 | piece 90, slice 25, default 90 | 🥞 | 52% 20081 Wheat flour, white + 13% 04044 Oil, soybean + 32% 14411 Water, tap + 3% 11291 Onions
Pork bun | char siu bao, bbq pork bun, steamed pork bun, siopao, baozi, cha siu bao, chicken bao, nikuman | 256 39.4 11.7 5.7 | piece 100, small 50, default 100 | 🥟 | 62% 18342 Rolls, dinner + 38% 22972 Pulled pork in barbecue sauce
Pão de queijo | pao de queijo, pandebono, chipa, brazilian cheese bread | 350.2 39 11.3 16.5 | piece 25, large 60, default 50 | 🧀 | 42% 20068 Tapioca, pearl + 24% 01032 Cheese, parmesan + 12% 01123 Egg, whole + 14% 01077 Milk, whole + 8% 04044 Oil, soybean
Bread and butter | buttered bread | 355.4 39.3 7.5 18.8 | slice 35, piece 35, default 35 | 🍞 | 80% 18069 Bread, white + 20% 01001 Butter, salted
Buttered toast | hot buttered toast | 394.8 41.4 7 22.5 | slice 33, piece 33, default 33 | 🍞 | 76% 18070 Bread, white + 24% 01001 Butter, salted
Manakish | zaatar bread, manakeesh, zaatar manakish | 373.2 46.7 8.2 17.2 | piece 120, default 120 | 🫓 | 80% 18041 Bread, pita + 14% 04053 Oil, olive + 4% 12023 Seeds, sesame seeds + 2% 02015 Spices, curry powder
Lahmacun | turkish pizza | 229.6 31.7 11.6 5.8 | piece 200, small 150, default 200 | 🫓 | 55% 18041 Bread, pita + 26% 17225 Lamb, ground + 13% 11529 Tomatoes, red + 6% 11282 Onions, raw
Apple croissant | croissant with apple, apple filled croissant | 254 37.1 7.4 8.7 | medium 57, piece 57 | 🥐 | 18240 Croissants, apple
Breakfast tart | low fat breakfast tart | 372 76.8 4 6 | piece 52, packet 104, default 52 | 🥧 | 18459 Breakfast tart, low fat
Pie crust | pie shell, baked pie crust | 508 56.2 6.5 28.6 | piece 20, slice 20, whole 154, default 20 | 🥧 | 18335 Pie crust, standard-type, frozen, ready-to-bake, enriched, baked
Rusk | rusks, zwieback, fette biscottate, biscottes, rusk toast, dutch rusk | 407 72.3 13.5 7.2 | piece 9, slice 9, default 27 | 🍞 | 18224 Crackers, rusk toast
Bread bowl | bread bowls, sourdough bread bowl, soup bread bowl, panera bread bowl | 289 56.4 11.8 1.8 | piece 200, small 150, large 250 | 🍞 | 18029 Bread, french or vienna (includes sourdough)
Piadina | plain piadina, piadina romagnola, piada | 301 51.2 8 6.7 | piece 120, half 60 | 🫓 | 18364 Tortillas, ready-to-bake or -fry, flour, refrigerated
Almond croissant | almond croissants, croissant with almonds, croissant aux amandes | 421.6 46.4 8.4 23 | piece 95, small 60, medium 95, large 120 | 🥐 | 70% 18239 Croissants, butter + 30% 12071 Nuts, almond paste
Ham and cheese croissant | croissant with ham and cheese, ham cheese croissant, savoury croissant | 332.2 25.2 14.7 19 | piece 130, default 130 | 🥐 | 50% 18239 Croissants, butter + 28% 07029 Ham, sliced + 22% 01040 Cheese, swiss
Hot cross bun | hot cross buns, teacake, tea cake, toasted teacake | 291.1 53.2 9.2 5 | piece 70, default 70 | 🥯 | 86% 18259 English muffins, plain + 4% 01001 Butter, salted + 10% 09298 Raisins, seedless
Iced bun | belgian bun, chelsea bun, bath bun, finger bun, iced finger bun | 332.4 57.1 6.9 9 | piece 80, default 80 | 🥐 | 65% 18350 Rolls, hamburger or hotdog + 15% 19335 Sugars, granulated + 12% 09298 Raisins, seedless + 8% 01001 Butter, salted
Scone with jam and cream | cream tea, scone with jam and clotted cream, scone with clotted cream and jam, scone with cream and jam, scone jam and cream, scone with jam and whipped cream | 335.1 42.1 5 16.8 | piece 120, default 120 | 🥯 | 62% 18015 Biscuits, plain or buttermilk + 18% 19300 Jellies + 20% 01053 Cream, fluid
Baguette | french stick, baguette bread, french baguette, demi baguette, half baguette | 289 56.4 11.8 1.8 | slice 30, piece 60, inch 11, small 125, whole 250, half 125, default 80 | 🥖 | 18029 Bread, french or vienna (includes sourdough)
Cheese scone | savoury scone | 359.1 40.3 9.8 17.6 | piece 75 | 🥯 | 86% 18015 Biscuits, plain or buttermilk + 14% 01009 Cheese, cheddar
Savory cake | savoury loaf, savory loaf with ham and olives, cake sale | 296 24.7 10.6 17 | slice 60, piece 60, default 60 | 🍞 | 30% 20081 Wheat flour, white, all-purpose, enriched, b + 18% 01123 Egg, whole, raw, fresh + 10% 04044 Oil, soybean, salad or cooking + 12% 01077 Milk, whole, 3.25% milkfat, with added vitam + 14% 07029 Ham, sliced, regular (approximately 11% fat) + 10% 01022 Cheese, gouda + 6% 09193 Olives, ripe, canned (small-extra large)
Gougère | gougere, cheese puff pastry, cheese choux | 360.5 17.7 13 26.3 | piece 15, default 45 | 🧀 | 75% 18237 Cream puffs, prepared from recipe, shell (in + 25% 01022 Cheese, gouda
Popeyes biscuit | popeyes biscuits, kfc biscuit, church biscuit | 408 40.8 5.8 24.5 | piece 52 | 🥯 | 21415 POPEYES, Biscuit
Cinnabon | cinnabon classic roll, cinnabon roll, cinnabon cinnamon roll, cinnabon classic | 436 49.6 4.7 24.4 | piece 200, mini 90, small 90 | 🥐 | 18964 Cinnamon buns, frosted (includes honey buns)
Wheat Thins | wheat thin, wheat thins crackers, wheatables, reduced fat wheat thins | 456 67.3 8.9 17.4 | piece 1.9, cup 50, handful 20, default 31 | 🍘 | 18232 Crackers, wheat
Hotcakes | mcdonalds hotcakes, mcdonalds pancakes, ihop pancakes, dennys pancakes, diner pancakes, stack of pancakes, short stack, tall stack of pancakes, pancake breakfast | 272 46.1 4 8.1 | default 221 | 🥞 | 21365 McDONALD'S, Hotcakes (with 2 pats margarine 
Hotcakes and sausage | mcdonalds hotcakes and sausage, mcdonalds pancakes and sausage, hotcakes with sausage | 294 38.8 5.9 13.2 | default 264 | 🥞 | 21364 McDONALD'S, Hotcakes and Sausage
Bear claw | bear claws, almond bear claw, almond danish | 388.4 47.8 6.1 20.3 | piece 105 | 🥐 | 80% 18246 Danish pastry, fruit + 20% 12071 Nuts, almond paste
Keema naan | keema nan, stuffed naan, cheese naan, peshwari naan, paneer kulcha, kulcha, amritsari kulcha | 316.4 40.3 10.7 12.1 | piece 140, half 70, default 140 | 🫓 | 72% 18041 Bread, pita + 16% 17225 Lamb, ground + 8% 04044 Oil, soybean + 4% 01116 Yogurt, plain
Broa | portuguese corn bread, corn and rye bread | 223.7 46.4 5.8 1.9 | slice 60, piece 60, default 60 | 🍞 | 33% 20020 Cornmeal, whole-grain + 18% 20081 Wheat flour, white + 15% 18060 Bread, rye + 34% 14411 Water, tap, drinking
Garlic knots | garlic knot, papa johns garlic knots, pizza knots | 343.9 46.4 8.8 13.5 | piece 42, default 84 | 🧄 | 88% 18353 Rolls, hard (includes kaiser) + 12% 01001 Butter, salted
Butter tart | butter tarts | 418.9 49.9 4.3 23.1 | piece 55 | 🥧 | 36% 18211 Puff pastry, frozen, ready-to-bake, baked + 34% 19334 Sugars, brown + 10% 01001 Butter, salted + 12% 01123 Egg, whole, raw, fresh + 8% 14411 Water, tap, drinking
Fried bread | fried slice, slice of fried bread, fried white bread | 419.8 36.8 6.9 27.4 | slice 45, piece 45, default 45 | 🍞 | 75% 18069 Bread, white, commercially prepared + 25% 04044 Oil, soybean, salad or cooking
Kaya toast | kaya butter toast, toast with kaya | 344.6 48.5 5.3 14.5 | piece 45, slice 45, default 90 | 🍞 | 56% 18070 Bread, white, commercially prepared, toasted + 26% 19297 Jams and preserves + 14% 01001 Butter, salted + 4% 12118 Nuts, coconut milk, canned
Flatbread | flat bread, flatbreads, wrap bread, folded flatbread, garlic flatbread, lavash flatbread | 279.5 51.2 8.4 4.1 | piece 80, half 40, small 50, large 110, default 80 | 🫓 | 92% 18041 Bread, pita, white, enriched + 3% 04053 Oil, olive, salad or cooking + 5% 14411 Water, tap
Fairy bread | bread with hundreds and thousands | 343.6 53.4 6.4 11.9 | slice 40, piece 40, default 80 | 🍞 | 68% 18069 Bread, white, commercially prepared + 12% 01001 Butter, salted + 20% 19335 Sugars, granulated
Thepla | methi thepla, missi roti, thalipeeth, methi paratha thin | 280.5 40.6 8.4 10.8 | piece 40, default 80 | 🫓 | 50% 20080 Wheat flour, whole-grain + 8% 16157 Chickpea flour + 9% 04044 Oil, soybean, salad or cooking + 33% 14411 Water, tap
Bhakri | jowar roti, jowar bhakri, bajra roti, bajra bhakri, makki ki roti, makki di roti, ragi roti, nachni roti, akki roti, rice roti | 230.5 43.2 7.9 4.5 | piece 60, default 60 | 🫓 | 60% 20080 Wheat flour, whole-grain + 3% 04044 Oil, soybean, salad or cooking + 37% 14411 Water, tap
Appam | palappam, vellappam, hoppers, egg hopper, lace hoppers | 182.2 33.9 2.6 3.9 | piece 60, default 120 | 🥞 | 38% 20061 Rice flour, white + 16% 12118 Nuts, coconut milk, canned + 3% 19335 Sugars, granulated + 43% 14411 Water, tap
Idiyappam | string hoppers, string hopper, nool puttu, idiappam | 118.8 24.5 1 1.5 | piece 50, default 150 | 🍜 | 96% 20134 Rice noodles, cooked + 4% 12104 Nuts, coconut meat, raw
Simit | turkish bagel, koulouri | 288.6 47.8 10.8 6.4 | piece 110, half 55, default 110 | 🥯 | 90% 18001 Bagels, plain, enriched, with calcium propio + 10% 12023 Seeds, sesame seeds, whole, dried
Vegemite scroll | cheesymite scroll, cheese scroll, cheese and bacon scroll, cheesymite, pizza scroll, cheese and vegemite scroll | 308.1 39.8 12.8 10.9 | piece 110, small 70, default 110 | 🥐 | 76% 18342 Rolls, dinner, plain, commercially prepared + 18% 01009 Cheese, cheddar + 6% 14411 Water, tap
Khakhra | methi khakhra, masala khakhra | 418 61.3 11.7 16.3 | piece 12, default 24 | 🫓 | 82% 20080 Wheat flour, whole-grain + 14% 04044 Oil, soybean, salad or cooking + 4% 16157 Chickpea flour
`;
