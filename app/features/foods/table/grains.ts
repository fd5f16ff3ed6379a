export const GRAINS = `
White rice | rice, cooked rice, boiled rice, steamed rice, basmati rice, jasmine rice, cooked white rice, long grain rice, basmati, jasmine | 130 28.2 2.7 0.3 | cup 158, bowl 200, tbsp 12, scoop 80, default 180, pouch 250, with 160 | 🍚 | 20045 Rice, white, long-grain, regular, cooked
White rice, uncooked | raw rice, dry rice, uncooked rice, uncooked white rice, raw white rice, dry white rice, dried rice, dried white rice | 365 80 7.1 0.7 | cup 185, tbsp 12, default 75 | 🍚 | 20044 Rice, white, long-grain, regular, raw, enriched
Brown rice | cooked brown rice, wholegrain rice | 111 23 2.6 0.9 | cup 195, bowl 200, tbsp 12, default 180, with 160 | 🍚 | 20037 Rice, brown, long-grain, cooked
Brown rice, uncooked | raw brown rice, dry brown rice | 370 77.2 7.9 2.9 | cup 185, default 75 | 🍚 | 20036 Rice, brown, long-grain, raw
Sticky rice | glutinous rice, sushi rice | 97 21.1 2 0.2 | cup 174, ball 100, default 174 | 🍙 | 20055 Rice, white, glutinous, cooked
Instant rice | minute rice, rice pouch, microwave rice | 117 25.1 2.2 0.5 | cup 165, pouch 125, default 165 | 🍚 | 20049 Rice, white, long-grain, precooked or instant, enriched, prepared
Wild rice | wild rice blend | 101 21.3 4 0.3 | cup 164, default 164 | 🍚 | 20089 Wild rice, cooked
Coconut rice | nasi lemak rice | 141.8 23.7 2.6 4 | cup 170, default 170 | 🍚 | 82% 20045 Rice, white + 18% 12118 Nuts, coconut milk
Yellow rice | saffron rice, spanish rice, mexican rice, pilau rice, pilaf, rice pilaf, tomato rice, seasoned rice, rice a roni | 122 21.4 2.5 2.8 | cup 202, default 190 | 🍚 | 20057 Rice, white, with pasta, cooked
Fried rice | egg fried rice, chinese fried rice, vegetable fried rice, chicken fried rice, special fried rice, shrimp fried rice, pork fried rice, beef fried rice, kimchi fried rice, yangzhou fried rice, egg rice, omurice, thai fried rice, khao pad | 163 31 4.7 2.3 | cup 140, bowl 280, plate 350, container 400, default 250, with 200 | 🍚 | 36602 Restaurant, Chinese, fried rice
Curd rice | yogurt rice, dahi rice, dahi chawal, thayir sadam | 110 18.7 3 2.4 | cup 200, bowl 250, default 250 | 🍚 | 60% 20045 Rice, white + 38% 01116 Yogurt, plain, whole milk + 1% 04044 Oil, soybean + 1% 14411 Water, tap
Rice and beans | beans and rice, gallo pinto, red beans and rice, moros, black beans and rice, rice with beans, waakye, hoppin john | 151 24.4 4.6 3.9 | cup 146, bowl 250, default 240 | 🍛 | 36405 Restaurant, Latino, Arroz con frijoles negros (rice and black beans)
Rice with pigeon peas | rice and peas, arroz con gandules | 182 30.8 3.5 5 | cup 115, default 240 | 🍛 | 36407 Restaurant, Latino, Arroz con grandules (rice and pigeonpeas)
Risotto | mushroom risotto, seafood risotto | 130.8 20 3.3 4 | cup 215, bowl 300, default 300 | 🍚 | 69% 20053 Rice, white + 3% 01001 Butter, salted + 4% 01032 Cheese, parmesan + 24% 06194 Soup, Chicken Broth
Quinoa | cooked quinoa | 120 21.3 4.4 1.9 | cup 185, tbsp 12, default 150 | 🌾 | 20137 Quinoa, cooked
Couscous | cooked couscous | 112 23.2 3.8 0.2 | cup 157, tbsp 10, default 150 | 🌾 | 20029 Couscous, cooked
Bulgur | bulgur wheat, cracked wheat, freekeh | 83 18.6 3.1 0.2 | cup 182, default 150 | 🌾 | 20013 Bulgur, cooked
Barley | pearl barley, cooked barley | 123 28.2 2.3 0.4 | cup 157, default 150 | 🌾 | 20006 Barley, pearled, cooked
Millet | cooked millet, sorghum cooked | 119 23.7 3.5 1 | cup 174, default 170 | 🌾 | 20032 Millet, cooked
Raw millet | uncooked millet, sorghum, millet raw, fonio | 378 72.8 11 4.2 | cup 200, default 60 | 🌾 | 20031 Millet, raw
Buckwheat | kasha | 92 19.9 3.4 0.6 | cup 168, default 150 | 🌾 | 20010 Buckwheat groats, roasted, cooked
Polenta | grits, cornmeal mush, hominy grits, corn grits, cheese grits, cooked cornmeal | 71 14.8 1.7 0.5 | cup 257, bowl 257, packet 137, default 257 | 🥣 | 08161 Cereals, corn grits, white, regular and quick, enriched, cooked with water, with salt
Ugali | maize porridge, sadza, nshima, pap, fufu, banku, stiff porridge, maize meal porridge, eba, garri, kenkey, amala, tuwo, sima | 108.6 23.1 2.4 1.1 | cup 240, slice 150, default 250 | 🥣 | 30% 20020 Cornmeal, whole-grain + 70% 14411 Water, tap
Cornmeal | maize flour, corn flour, maize meal, masa harina | 362 76.9 8.1 3.6 | cup 122, tbsp 8, default 40 | 🌽 | 20020 Cornmeal, whole-grain, yellow
Hominy | canned hominy | 72 14.3 1.5 0.9 | cup 165, default 165 | 🌽 | 20030 Hominy, canned, white
Flour | wheat flour, all purpose flour, white flour, plain flour, pastry flour | 364 76.3 10.3 1 | cup 125, tbsp 8, default 30 | 🌾 | 20081 Wheat flour, white, all-purpose, enriched, bleached
Whole wheat flour | wholemeal flour, atta | 340 72 13.2 2.5 | cup 120, tbsp 8, default 30 | 🌾 | 20080 Wheat flour, whole-grain
Cornstarch | corn starch, potato starch, tapioca starch | 381 91.3 0.3 0.1 | cup 128, tbsp 8, default 8 | 🌽 | 20027 Cornstarch
Rice flour | ground rice | 366 80.1 6 1.4 | cup 158, tbsp 10, default 30 | 🌾 | 20061 Rice flour, white
Wheat germ | wheat bran, bran | 360 51.8 23.1 9.7 | cup 115, tbsp 7, default 14 | 🌾 | 20078 Wheat germ, crude
Semolina | farina, cream of wheat, semolina pudding, semolina porridge | 53 10.9 1.8 0.3 | cup 233, bowl 233, packet 142, default 233 | 🥣 | 08173 Cereals, farina, enriched, cooked with water, with salt
Oatmeal | porridge, oat porridge, cooked oatmeal, cooked oats, bowl of porridge, ready brek, oatmeal porridge, instant oatmeal, hot cereal, cooked cereal | 71 12 2.5 1.5 | cup 234, bowl 300, packet 160, tbsp 15, default 234 | 🥣 | 08121 Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt
Oatmeal made with milk | porridge with milk, oatmeal with milk, milky porridge, creamy oatmeal | 104.8 15.3 4.9 2.7 | cup 240, bowl 300, packet 180, default 240 | 🥣 | 17% 08120 Cereals, oats + 83% 01079 Milk, reduced fat
Flavored instant oatmeal | maple brown sugar oatmeal, apple cinnamon oatmeal, maple oatmeal, cinnamon oatmeal, sweetened oatmeal, flavored oatmeal | 107 21.5 2.4 1.3 | cup 240, bowl 300, packet 161, default 200 | 🥣 | 08129 Cereals, oats, instant, fortified, with cinnamon and spice, prepared with water
Rolled oats | dry oatmeal, oatmeal dry, uncooked oatmeal, raw oatmeal, dry porridge, oats, dry oats, raw oats, oat flakes, uncooked oats, jumbo oats, steel cut oats, porridge oats, porridge oats dry | 379 67.7 13.2 6.5 | cup 81, bowl 50, tbsp 5, packet 28, default 40 | 🥣 | 08120 Cereals, oats, regular and quick, not fortified, dry
Overnight oats | bircher muesli | 121.3 18.8 5.2 3 | cup 240, jar 300, bowl 280, default 280 | 🥣 | 20% 08120 Cereals, oats + 65% 01079 Milk, reduced fat + 13% 01116 Yogurt, plain + 2% 19296 Honey
Oat bran | cooked oat bran | 40 11.4 3.2 0.9 | cup 219, default 219 | 🥣 | 20034 Oat bran, cooked
Pasta | lasagna sheets, lasagne sheets, lasagna noodles, spaghetti, macaroni, penne, cooked pasta, fusilli, cooked spaghetti, linguine, fettuccine, rigatoni, tagliatelle, plain pasta, vermicelli, angel hair | 158 30.9 5.8 0.9 | cup 140, bowl 250, plate 250, default 200, with 180 | 🍝 | 20121 Spaghetti, cooked, enriched, without added salt
Pasta, uncooked | dry pasta, raw pasta, uncooked spaghetti, dried pasta, raw spaghetti, dry spaghetti, dried spaghetti, dried penne, dry penne, dried fusilli, dry fusilli, dried macaroni, dry macaroni, dried linguine, dried tagliatelle, dried rigatoni, dried pasta shapes, dry pasta shapes | 371 74.7 13 1.5 | cup 100, default 75 | 🍝 | 20120 Spaghetti, dry, enriched
Whole wheat pasta | wholemeal pasta, wholewheat spaghetti | 124 26.5 5.3 0.5 | cup 140, bowl 250, plate 250, default 200 | 🍝 | 20125 Spaghetti, whole-wheat, cooked
Egg noodles | noodles, cooked noodles, chinese noodles, buttered noodles, noodle | 138 25.2 4.5 2.1 | cup 160, bowl 220, default 160 | 🍜 | 20110 Noodles, egg, cooked, enriched
Rice noodles | cooked rice noodles, rice vermicelli, glass noodles, cellophane noodles | 109 24.9 0.9 0.2 | cup 176, bowl 220, default 176 | 🍜 | 20134 Rice noodles, cooked
Soba noodles | buckwheat noodles, udon noodles, somen, soba | 131 27.5 4 0.2 | cup 176, bowl 250, default 176 | 🍜 | 20117 Noodles, japanese, somen, cooked
Couscous salad | rice salad, grain salad | 120 16.7 2.8 4.6 | cup 165, bowl 250, default 165 | 🥗 | 67% 20029 Couscous, cooked + 17% 11529 Tomatoes, red + 11% 11205 Cucumber, with peel + 4% 04053 Oil, olive
Pasta salad | macaroni salad, macaroni salad with tuna, tuna pasta salad, tuna macaroni salad | 166.9 24.9 4.2 5.6 | cup 175, scoop 100, bowl 250, default 150 | 🥗 | 67% 20100 Macaroni, cooked + 15% 04018 Salad dressing, mayonnaise type + 9% 11143 Celery, raw + 9% 11821 Peppers, sweet
Breakfast cereal | cereal, cold cereal, bowl of cereal, wheat flakes, cereal flakes | 365.8 82.1 8.5 2.7 | cup 30, bowl 45, box 25, default 40 | 🥣 | 60% 08020 KELLOGG, KELLOGG'S Corn Flakes + 40% 08013 GENERAL MILLS, CHEERIOS
Corn flakes | cornflakes | 365 87.1 6.6 0.6 | cup 28, bowl 40, box 21, default 35 | 🥣 | 08020 Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes
Frosted flakes | frosties, frosted corn flakes | 367 90.9 4.3 0.3 | cup 40, bowl 50, box 25, default 40 | 🥣 | 08069 Cereals ready-to-eat, KELLOGG, KELLOGG'S FROSTED FLAKES
Cheerios | oat cereal, toasted oat cereal, oat rings, toasty o's, tasteeos | 367 74.7 11.3 5.9 | cup 28, bowl 40, box 20, default 35 | 🥣 | 08013 Cereals ready-to-eat, GENERAL MILLS, CHEERIOS
Honey Nut Cheerios | honey nut cereal, apple cinnamon cheerios, frosted cheerios, multi grain cheerios, banana nut cheerios, chocolate cheerios, oat cluster crunch cheerios, cheerios oat cluster crunch, protein cheerios, cheerios protein, yogurt burst cheerios, honey nut toasty o's, cinnamon cheerios, pumpkin spice cheerios, peanut butter cheerios, maple cheerios | 393 78.6 7.1 5.4 | cup 37, bowl 45, box 25, default 40 | 🥣 | 08045 Cereals ready-to-eat, GENERAL MILLS, HONEY NUT CHEERIOS
Rice Krispies | puffed rice, rice cereal, crispy rice, rice crispies, rice puffs, frosted rice krispies | 381 85.2 6.8 1 | cup 28, bowl 40, box 20, default 33 | 🥣 | 08065 Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES
Chocolate cereal | coco pops, cocoa krispies, cocoa puffs, cocoa pebbles, chocolate puffs, coco puffs, count chocula, coco-roos, cocoa dyno-bites, cocoa blasts, chocolate lucky charms, krave, krave cereal | 389 86 5.2 2.9 | cup 41, bowl 45, box 28, default 40 | 🥣 | 08014 Cereals ready-to-eat, KELLOGG, KELLOGG'S COCOA KRISPIES
Fruit loops cereal | froot loops, fruit cereal, trix, fruity pebbles, lucky charms, marshmallow cereal, apple jacks, fruit loops, frankenberry, franken berry, boo berry, tootie fruities, fruity dyno-bites, marshmallow mateys, fruity cheerios, berry burst cheerios, very berry cheerios | 372 86.7 5 3.3 | cup 29, bowl 45, box 25, default 35 | 🥣 | 08030 Cereals ready-to-eat, KELLOGG, KELLOGG'S FROOT LOOPS
Cinnamon Toast Crunch | cinnamon cereal, curiously cinnamon, cinnamon squares, cinnamon toasters, french toast crunch, cinnamon mini swirlz | 414 79.7 5.3 9.4 | cup 41, bowl 50, box 28, default 40 | 🥣 | 08272 Cereals ready-to-eat, GENERAL MILLS, CINNAMON TOAST CRUNCH
Cap'n Crunch | captain crunch, crunch berries, crunchberries, cap'n crunch with crunchberries, christmas crunch, colossal crunch | 398 85.5 4.4 5.1 | cup 36, bowl 45, default 40 | 🥣 | 08010 Cereals ready-to-eat, QUAKER, CAP'N CRUNCH
Raisin bran | raisin bran cereal, sultana bran, bran flakes with raisins | 314 77.4 8.6 2.2 | cup 59, bowl 60, box 35, default 59 | 🥣 | 08060 Cereals ready-to-eat, KELLOGG, KELLOGG'S RAISIN BRAN
Bran flakes | fruit and fibre, bran cereal, wheat bran cereal | 320 80.4 9.4 2.2 | cup 40, bowl 45, default 40 | 🥣 | 08029 Cereals ready-to-eat, bran flakes, single brand
Special K | special k cereal, total cereal | 365 74.1 18.3 1.6 | cup 31, bowl 40, default 35 | 🥣 | 08067 Cereals ready-to-eat, KELLOGG, KELLOGG'S SPECIAL K
Special K Red Berries | special k with berries, cereal with berries, special k strawberry, special k blueberry, blueberry special k, special k fruit & yogurt, special k fruit and yogurt, special k vanilla almond, vanilla almond special k, special k chocolatey delight, special k cinnamon pecan | 359 86.3 6.2 1.2 | cup 31, bowl 40, default 35 | 🥣 | 08383 Cereals ready-to-eat, KELLOGG, KELLOGG'S SPECIAL K Red Berries
Frosted Mini-Wheats | frosted shredded wheat, mini wheats, frosted wheat, frosted wheats, honey nut shredded wheat, shredded wheat honey nut, mini spooners | 346 82.2 9.6 1.6 | cup 54, bowl 60, piece 2.3, biscuit 2.3, default 54 | 🥣 | 08319 Cereals ready-to-eat, KELLOGG, KELLOGG'S FROSTED MINI-WHEATS, bite size and little bites
Shredded wheat | weetabix, wheat biscuits, oatibix, shreddies, weetbix, weet bix, weet-bix | 373 77.4 11.5 2.8 | piece 18, biscuit 18, cup 57, bowl 45, default 36 | 🥣 | 42237 Cereals ready-to-eat, WEETABIX WHOLE WHEAT CEREAL
Chex | rice chex, corn chex, honey nut chex, frosted chex, blueberry chex, vanilla chex | 387 83.9 6.5 1.6 | cup 31, bowl 40, default 35 | 🥣 | 08019 Cereals ready-to-eat, GENERAL MILLS Corn CHEX
Life cereal | oatmeal squares, oat squares, cinnamon life cereal, quaker life, quaker life cereal, bowl of life | 374 77.7 10 4.4 | cup 43, bowl 50, default 43 | 🥣 | 08049 Cereals ready-to-eat, QUAKER, QUAKER OAT LIFE, plain
Honey Bunches of Oats | honey bunches cereal, oat clusters | 398 83 7.1 5 | cup 40, bowl 50, default 40 | 🥣 | 43570 Cereals ready-to-eat, POST, HONEY BUNCHES OF OATS, honey roasted
Granola | muesli crunchy, crunchy granola, granola cereal, homemade granola | 489 53.2 14.8 24.1 | cup 122, tbsp 7.6, bowl 60, handful 30, default 50, with 30 | 🥣 | 08037 Cereals ready-to-eat, granola, homemade
Low-fat granola | low fat granola cereal | 387 81.5 8 5.2 | cup 98, bowl 60, default 49, with 30 | 🥣 | 08189 Cereals ready-to-eat, KELLOGG, KELLOGG'S Low Fat Granola without Raisins
Muesli | swiss muesli, dried fruit muesli, alpen | 340 77.8 9.7 4.9 | cup 85, bowl 60, default 60 | 🥣 | 42184 Cereals ready-to-eat, MUESLI, dried fruit and nuts
Cream of rice | congee, rice porridge, jook, rice gruel, lugaw, arroz caldo | 52 11.5 0.9 0.1 | cup 244, bowl 350, default 300 | 🥣 | 08168 Cereals, CREAM OF RICE, cooked with water, with salt
Wheat porridge | flour porridge, gruel, atole, uji, millet porridge | 34.9 7.8 1.1 0.2 | cup 240, bowl 300, default 250 | 🥣 | 8% 20080 Wheat flour, whole-grain + 2% 19335 Sugars, granulated + 90% 14411 Water, tap
Jollof rice | jollof, party jollof | 148.8 20 2.1 6.6 | cup 170, bowl 300, plate 350, default 280 | 🍚 | 62% 20045 Rice, white + 26% 06931 Sauce, pasta + 6% 11282 Onions, raw + 6% 04044 Oil, soybean
Khichdi | kitchari, khichuri | 113.5 14 2.9 5.2 | cup 240, bowl 300, default 300 | 🍛 | 34% 20045 Rice, white + 22% 16070 Lentils, mature seeds + 5% 01003 Butter oil, anhydrous + 39% 14411 Water, tap
Upma | rava upma | 138.8 18.1 2.4 6.2 | cup 200, default 200 | 🥣 | 22% 20081 Wheat flour, white + 6% 04044 Oil, soybean + 8% 11282 Onions, raw + 6% 11124 Carrots, raw + 58% 14411 Water, tap
Poha | flattened rice, aval | 191.4 23.8 3.6 9.2 | cup 150, bowl 200, plate 180, default 150 | 🍛 | 72% 20045 Rice, white + 9% 11282 Onions, raw + 6% 16090 Peanuts, all types + 6% 04044 Oil, soybean + 7% 11365 Potatoes, boiled
Mujaddara | mejadra, lentils and rice | 115.2 19.1 4.3 2.4 | cup 200, default 250 | 🍛 | 34% 16070 Lentils, mature seeds + 38% 20045 Rice, white + 20% 11286 Onions, yellow + 8% 14411 Water, tap
Gnocchi | potato gnocchi, kopytka | 150.6 31.2 4.3 0.9 | cup 150, piece 5, bowl 250, default 200 | 🥔 | 72% 11367 Potatoes, boiled + 22% 20081 Wheat flour, white + 6% 01123 Egg, whole
Spaetzle | spatzle | 181.2 23.5 5.6 7.1 | cup 160, default 200 | 🍝 | 44% 20110 Noodles, egg + 40% 20121 Spaghetti, cooked + 10% 01123 Egg, whole + 6% 01001 Butter, salted
Kasespatzle | cheese spaetzle | 199.3 20.8 9.7 8.4 | cup 180, default 300 | 🧀 | 38% 20110 Noodles, egg + 34% 20121 Spaghetti, cooked + 20% 01023 Cheese, gruyere + 8% 11286 Onions, yellow
Tteokbokki | korean rice cakes, topokki | 160.9 35.8 2.5 0.6 | cup 200, bowl 300, default 300 | 🍢 | 38% 20061 Rice flour, white + 5% 19335 Sugars, granulated + 4% 16123 Soy sauce made from soy and wheat (shoyu) + 3% 06168 Sauce, ready-to-serve + 50% 14411 Water, tap
Japchae | glass noodle stir fry | 141.8 18.2 4.1 5.8 | cup 160, bowl 250, default 200 | 🍜 | 58% 20134 Rice noodles, cooked + 12% 11124 Carrots, raw + 10% 11458 Spinach, cooked + 10% 23610 Beef, top sirloin + 5% 04058 Oil, sesame + 3% 16123 Soy sauce made from soy and wheat (shoyu) + 2% 19335 Sugars, granulated
Onigiri | onigiri tuna mayo, tuna mayo onigiri, tuna onigiri, salmon onigiri, rice ball, rice triangle | 145.9 25.4 4 2.7 | piece 110, default 110 | 🍙 | 88% 20053 Rice, white + 8% 15237 Fish, salmon + 2% 11446 Seaweed, laver + 2% 04025 Salad dressing, mayonnaise
Arancini | rice balls fried | 255.2 26.2 6.2 13.7 | piece 60, large 120, default 120 | 🍘 | 60% 20053 Rice, white + 10% 01026 Cheese, mozzarella + 12% 18079 Bread crumbs, dry + 8% 01123 Egg, whole + 10% 04044 Oil, soybean
Mango sticky rice | sticky rice with mango | 127.1 22.3 1.5 4 | default 250, plate 250 | 🥭 | 44% 20055 Rice, white + 30% 09176 Mangos, raw + 18% 12118 Nuts, coconut milk + 8% 19335 Sugars, granulated
Garlic rice | sinangag, garlic fried rice | 167.9 26.8 2.6 5.3 | cup 160, default 160 | 🍚 | 94% 20045 Rice, white + 5% 04044 Oil, soybean + 1% 11215 Garlic, raw
Farofa | toasted cassava flour, farofa de manteiga | 393.6 67.3 0.4 13.8 | tbsp 12, cup 130, serving 40, default 40 | 🍚 | 75% 20068 Tapioca, dry + 17% 01001 Butter, salted + 8% 11282 Onions, raw
Spelt | cooked spelt, farro, cooked farro | 127 26.4 5.5 0.8 | cup 194, default 150 | 🌾 | 20141 Spelt, cooked
Kamut | cooked kamut, khorasan wheat | 146 30.5 6.5 0.9 | cup 172, default 150 | 🌾 | 20139 Kamut, cooked
Teff | cooked teff | 101 19.9 3.9 0.7 | cup 252, default 150 | 🌾 | 20143 Teff, cooked
Psyllium husk | psyllium, metamucil, fibre powder, fiber supplement, benefiber | 360 51.8 23.1 9.7 | tbsp 5, tsp 2, scoop 8, packet 6, default 7 | 🌾 | 20078 Wheat germ, crude
Dry couscous | uncooked couscous, raw couscous, couscous dry | 376 77.4 12.8 0.6 | cup 173, tbsp 11, default 60 | 🌾 | 20028 Couscous, dry
Dry bulgur | uncooked bulgur, raw bulgur, bulgur dry | 342 75.9 12.3 1.3 | cup 140, tbsp 9, default 60 | 🌾 | 20012 Bulgur, dry
Dry quinoa | uncooked quinoa, raw quinoa, quinoa dry | 368 64.2 14.1 6.1 | cup 170, tbsp 11, default 60 | 🌾 | 20035 Quinoa, uncooked
Raw buckwheat | uncooked buckwheat, dry buckwheat, buckwheat groats dry | 343 71.5 13.2 3.4 | cup 170, tbsp 11, default 60 | 🌾 | 20008 Buckwheat
Pearl barley, dry | dry barley, uncooked barley, raw barley, dry pearl barley | 354 73.5 12.5 2.3 | cup 184, tbsp 12, default 60 | 🌾 | 20004 Barley, hulled
Dry whole wheat pasta | uncooked whole wheat pasta, raw whole wheat pasta, dry whole wheat spaghetti, uncooked whole wheat spaghetti, dry whole grain pasta | 348 75 14.6 1.4 | cup 100, default 80 | 🍝 | 20124 Spaghetti, whole-wheat, dry
Dry noodles | uncooked noodles, raw noodles, dry egg noodles, uncooked egg noodles, raw egg noodles | 384 71.3 14.2 4.4 | cup 38, default 70, nest 60, packet 85 | 🍜 | 20109 Noodles, egg, dry, enriched
Dry rice noodles | uncooked rice noodles, raw rice noodles, dry vermicelli, dry glass noodles | 364 83.2 3.4 0.6 | default 60, nest 60 | 🍜 | 20133 Rice noodles, dry
Peanut Butter Crunch | peanut butter crunch cereal, cap'n crunch's peanut butter crunch, cap'n crunch peanut butter crunch, peanut butter cap'n crunch, peanut butter cereal | 417 78.7 7.1 9.2 | cup 36, bowl 45, default 40 | 🥣 | 08012 Cereals ready-to-eat, QUAKER, CAP'N CRUNCH'S PEANUT BUTTER CRUNCH
Reese's Puffs | reeses puffs, reese's puffs cereal, reese puffs | 433 75.9 6.9 10.3 | cup 39, bowl 45, default 40 | 🥣 | 08194 Cereals ready-to-eat, GENERAL MILLS, REESE'S PUFFS
Cookie Crisp | cookie crisp cereal, sprinkles cookie crisp, cookie cereal | 385 84.6 3.9 3.9 | cup 35, bowl 45, default 40 | 🥣 | 08017 Cereals ready-to-eat, GENERAL MILLS, COOKIE CRISP
Kix | kix cereal, honey kix, berry berry kix, corn puffs cereal | 367 82.8 7.7 3.5 | cup 24, bowl 40, default 40 | 🥣 | 08048 Cereals ready-to-eat, GENERAL MILLS, KIX
Honey Smacks | honey smacks cereal, golden crisp, golden puffs, sugar smacks, sugar crisp, sweetened puffed wheat, puffed wheat cereal sweetened, sweet puffs cereal | 386 89 6.4 1.8 | cup 36, bowl 45, default 40 | 🥣 | 08071 Cereals ready-to-eat, KELLOGG, KELLOGG'S HONEY SMACKS
Corn Pops | corn pops cereal, corn bursts | 389 90.4 4.6 1.3 | cup 32, bowl 45, default 40 | 🥣 | 08068 Cereals ready-to-eat, KELLOGG, KELLOGG'S CORN POPS
Cinnamon Chex | cinnamon chex cereal | 403 82.4 5 6.6 | cup 40, bowl 45, default 40 | 🥣 | 08595 Cereals ready-to-eat, GENERAL MILLS Cinnamon CHEX
Chocolate Chex | chocolate chex cereal, chocolate chex squares | 411 80.4 5.3 8 | cup 43, bowl 45, default 40 | 🥣 | 08594 Cereals ready-to-eat, GENERAL MILLS, Chocolate CHEX
Wheat Chex | wheat chex cereal, multi-bran chex | 340 83 10.6 2.1 | cup 63, bowl 63, default 60 | 🥣 | 08082 Cereals ready-to-eat, GENERAL MILLS, Wheat CHEX
Golden Grahams | golden grahams cereal, honey graham squares, honey graham cereal, smorz | 387 83.9 6.5 3.2 | cup 41, bowl 50, default 40 | 🥣 | 08035 Cereals ready-to-eat, GENERAL MILLS, GOLDEN GRAHAMS
Honeycomb cereal | honeycomb, honey comb cereal | 396 87.4 6.2 3 | cup 21, bowl 40, default 40 | 🥣 | 08046 Cereals ready-to-eat, POST, Honeycomb Cereal
All-Bran | all bran, all-bran original, all-bran cereal, bran buds | 260 74.2 13.1 4.9 | cup 62, bowl 60, default 60 | 🥣 | 08001 Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN Original
Fiber One | fiber one cereal, fiber one bran cereal, fibre one cereal, all-bran with extra fiber | 200 83.3 6.7 3.3 | cup 60, bowl 60, default 60 | 🥣 | 08244 Cereals ready-to-eat, GENERAL MILLS, FIBER ONE Bran Cereal
Fiber One clusters | fiber one honey clusters, fiber one raisin bran clusters | 302 85.2 6.5 2.5 | cup 52, bowl 60, default 52 | 🥣 | 08598 Cereals ready-to-eat, GENERAL MILLS, FIBER ONE, Honey Clusters
Grape-Nuts | grape nuts, grape nuts cereal, grapenuts, grape-nuts flakes | 359 80.1 12.5 1.9 | cup 116, bowl 60, default 58 | 🥣 | 08038 Cereals ready-to-eat, POST, GRAPE-NUTS Cereal
Crispix | crispix cereal | 370 85.7 6.7 0.5 | cup 29, bowl 40, default 35 | 🥣 | 08259 Cereals ready-to-eat, KELLOGG, KELLOGG'S CRISPIX
Wheaties | wheaties cereal | 370 82.6 9.4 1.8 | cup 36, bowl 40, default 36 | 🥣 | 08089 Cereals ready-to-eat, GENERAL MILLS, WHEATIES
Raisin Bran Crunch | raisin bran crunch cereal | 354 84.9 6.1 1.9 | cup 53, bowl 60, default 53 | 🥣 | 08380 Cereals ready-to-eat, KELLOGG, KELLOGG'S, RAISIN BRAN CRUNCH
Raisin Nut Bran | raisin nut bran cereal | 367 79.6 6.1 6.1 | cup 65, bowl 60, default 55 | 🥣 | 08261 Cereals ready-to-eat, GENERAL MILLS, RAISIN NUT BRAN
Cracklin' Oat Bran | cracklin oat bran, cracklin' oat bran cereal | 402 71.8 8 13.9 | cup 65, bowl 60, default 55 | 🥣 | 08023 Cereals ready-to-eat, KELLOGG, KELLOGG'S CRACKLIN' OAT BRAN
GoLean | kashi golean, kashi go lean, golean cereal | 284 58 26.1 1.9 | cup 52, bowl 60, default 52 | 🥣 | 08393 Cereals ready-to-eat, KASHI GOLEAN
GoLean Crunch | kashi golean crunch, kashi go lean crunch, golean crunch honey almond flax | 373 69 18.3 5.7 | cup 53, bowl 60, default 53 | 🥣 | 08386 Cereals ready-to-eat, KASHI GOLEAN CRUNCH!
Kashi puffs | kashi 7 whole grain puffs, 7 whole grain puffs, whole grain puffs cereal | 336 79.4 13 2.5 | cup 19, bowl 30, default 25 | 🥣 | 08388 Cereals ready-to-eat, KASHI 7 Whole Grain Puffs
Kashi Honey Sunshine | honey sunshine cereal, barbara's puffins, puffins cereal, barbaras puffins | 336 84.2 7.5 3.9 | cup 40, bowl 45, default 40 | 🥣 | 08610 Cereals ready-to-eat, KASHI Honey Sunshine
Honey Nut Clusters | honey nut clusters cereal, clusters cereal | 368 84.2 7 1.8 | cup 57, bowl 60, default 57 | 🥣 | 08243 Cereals ready-to-eat, GENERAL MILLS, HONEY NUT CLUSTERS
Great Grains | great grains cereal, great grains raisins dates and pecans, great grains raisin date pecan | 379 73.7 8.2 7.3 | cup 72, bowl 60, default 55 | 🥣 | 42265 Cereals ready-to-eat, POST, Great Grains, Raisin, Date & Pecan
Banana Nut Crunch | great grains banana nut crunch, banana nut crunch cereal | 402 74.5 8.5 9.7 | cup 59, bowl 60, default 59 | 🥣 | 42297 Cereals ready-to-eat, POST Banana Nut Crunch
Oatmeal Crisp | oatmeal crisp cereal, oatmeal crisp with almonds, oatmeal crisp crunchy almond, oatmeal crisp hearty raisin | 393 78.9 9.8 6.7 | cup 55, bowl 60, default 55 | 🥣 | 08202 Cereals ready-to-eat, GENERAL MILLS, OATMEAL CRISP, Crunchy Almond
Quaker natural granola | quaker granola, nature valley granola, granola with oats and raisins, honey granola with oats and raisins, honey granola | 421 73.7 10.6 11.6 | cup 102, tbsp 6.4, bowl 60, handful 30, default 51, with 30 | 🥣 | 08054 Cereals ready-to-eat, QUAKER, 100% Natural Granola, Oats, Wheat and Honey
Smart Start cereal | smart start, smart start strong heart | 365 86 7 1.4 | cup 50, bowl 60, default 50 | 🥣 | 08318 Cereals ready-to-eat, KELLOGG, KELLOGG'S SMART START Strong Heart Antioxidants Cereal
Alpha-Bits cereal | alpha-bits, alpha bits, alphabits | 385 83.7 8.1 3.8 | cup 28, bowl 40, default 35 | 🥣 | 08002 Cereals ready-to-eat, POST, ALPHA-BITS
Uncle Sam cereal | uncle sam | 431 65.8 16 11.6 | cup 55, bowl 60, default 55 | 🥣 | 08435 Cereals ready-to-eat, UNCLE SAM CEREAL
Flax Plus | flax plus cereal, nature's path flax plus, nature's path organic flax plus, nature's path optimum, flax cereal | 345 73.4 14.6 4.6 | cup 55, bowl 60, default 55 | 🥣 | 08502 Cereals ready-to-eat, NATURE'S PATH, OPTIMUM
Toasted oat bran cereal | toasted oat bran, oat bran cereal, oat bran flakes | 372 74.9 12.4 5.1 | cup 46, bowl 57, default 57 | 🥣 | 08216 Cereals ready-to-eat, QUAKER, QUAKER Oat Bran Cereal
Oreo O's | oreo os, oreo o's cereal | 415 81.9 4.8 8.8 | cup 36, bowl 45, default 40 | 🥣 | 08140 Cereals ready-to-eat, POST, OREO O's Cereal
Crunchy Nut | crunchy nut corn flakes, crunchy nut cornflakes, honey nut corn flakes, honey crunch corn flakes | 386 82.3 6.6 4 | cup 41, bowl 45, default 40 | 🥣 | 08615 Cereals ready-to-eat, KELLOGG'S CRUNCHY NUT Golden Honey Nut flakes
Special K Protein | special k protein plus | 349 47.8 33.7 9.7 | cup 39, bowl 45, default 40 | 🥣 | 08471 Cereals ready-to-eat, KELLOGG'S, SPECIAL K Protein Plus
Zongzi | rice dumpling, sticky rice dumpling, joong, lo mai gai, nuomiji, sticky rice in lotus leaf | 151.7 15.8 6.8 6.5 | piece 180, default 180 | 🍙 | 74% 20055 Rice, white, glutinous, cooked + 20% 10082 Pork, fresh, shoulder, blade, boston + 3% 04044 Oil, soybean, salad or cooking + 3% 16123 Soy sauce made from soy and wheat
Inari sushi | inari, inarizushi | 170.4 29.7 4.9 3.7 | piece 45, default 135 | 🍣 | 76% 20053 Rice, white + 18% 16129 Tofu, fried + 6% 19335 Sugars, granulated
`;
