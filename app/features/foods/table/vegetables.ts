export const VEGETABLES = `
Alfalfa sprouts | sprouts, cress | 23 2.1 4 0.7 | cup 33, default 17 | 🌱 | 11001 Alfalfa seeds, sprouted, raw
Artichoke | globe artichoke, artichoke hearts | 53 11.9 2.9 0.3 | medium 120, cup 168, heart 20, default 84 | 🥬 | 11008 Artichokes, (globe or french), cooked, boiled, drained, without salt
Dressed salad | side salad with dressing, mixed salad with dressing, dressed side salad, green salad with vinaigrette, salad with oil and vinegar | 59 3.1 0.8 5.1 | cup 70, bowl 200, plate 200, small 100, medium 150, large 250, default 150 | 🥗 | 50% 11252 Lettuce, iceberg (includes crisphead types) + 28% 11529 Tomatoes, red, ripe, raw, year round average + 14% 11205 Cucumber, with peel, raw + 5% 04053 Oil, olive, salad or cooking + 3% 02048 Vinegar, cider
Goat cheese salad | salad with goat cheese toasts, warm goat cheese salad | 169.4 11.2 5.8 11.7 | bowl 250, plate 250, default 250 | 🥗 | 45% 11252 Lettuce, iceberg (includes crisphead types) + 16% 11529 Tomatoes, red, ripe, raw, year round average + 16% 01159 Cheese, goat, soft type + 14% 18030 Bread, french or vienna, toasted (includes s + 6% 04053 Oil, olive, salad or cooking + 3% 12155 Nuts, walnuts, english
Mixed tuna salad | mixed salad with tuna, tuna salad with greens, green salad with tuna, tuna garden salad | 94.2 2.4 7.6 6.1 | bowl 250, plate 250, default 250 | 🥗 | 42% 11252 Lettuce, iceberg (includes crisphead types) + 28% 11529 Tomatoes, red, ripe, raw, year round average + 24% 15119 Fish, tuna, light, canned in oil, drained so + 4% 04053 Oil, olive, salad or cooking + 2% 02048 Vinegar, cider
Tartiflette | potato gratin with reblochon | 188 11.8 9.4 11.5 | default 320, plate 350, slice 250, piece 250 | 🥔 | 52% 11367 Potatoes, boiled, cooked without skin, flesh + 22% 01006 Cheese, brie + 10% 10124 Pork, cured, bacon, cooked, broiled, pan-fri + 10% 11282 Onions, raw + 6% 01050 Cream, fluid, light (coffee cream or table c
Asparagus | asparagus spears, cooked asparagus, grilled asparagus | 22 4.1 2.4 0.2 | spear 15, cup 180, piece 15, default 90 | 🥬 | 11012 Asparagus, cooked, boiled, drained
Bamboo shoots | canned bamboo shoots | 12 1.9 1.5 0.2 | cup 120, default 60 | 🎋 | 11027 Bamboo shoots, cooked, boiled, drained, without salt
Bean sprouts | beansprouts, mung bean sprouts | 30 5.9 3 0.2 | cup 104, default 70 | 🌱 | 11043 Mung beans, mature seeds, sprouted, raw
Beets | beetroot, cooked beets, boiled beets | 44 10 1.7 0.2 | cup 170, piece 50, slice 10, default 85 | 🫜 | 11081 Beets, cooked, boiled, drained
Pickled beets | pickled beetroot, harvard beets | 65 16.3 0.8 0.1 | cup 227, slice 10, default 60 | 🫜 | 11609 Beets, pickled, canned, solids and liquids
Bok choy | pak choi, chinese cabbage, cooked bok choy | 12 1.8 1.6 0.2 | cup 170, default 100 | 🥬 | 11117 Cabbage, chinese (pak-choi), cooked, boiled, drained, without salt
Broccoli | raw broccoli, broccoli florets | 34 6.6 2.8 0.4 | cup 91, piece 11, spear 31, floret 11, stalk 151, whole 450, default 90 | 🥦 | 11090 Broccoli, raw
Cooked broccoli | steamed broccoli, boiled broccoli, frozen broccoli, roasted broccoli, tenderstem | 35 7.2 2.4 0.4 | cup 156, piece 15, spear 37, floret 15, default 90 | 🥦 | 11091 Broccoli, cooked, boiled, drained, without salt
Broccoli with cheese sauce | cheesy broccoli, broccoli and cheese, broccoli casserole | 76.7 7.1 3.7 4.3 | cup 195, default 195 | 🥦 | 70% 11091 Broccoli, cooked + 30% 06930 Sauce, cheese
Brussels sprouts | brussel sprout, roasted brussels sprouts | 36 7.1 2.5 0.5 | cup 155, piece 21, default 85 | 🥬 | 11099 Brussels sprouts, cooked, boiled, drained, without salt
Cabbage | raw cabbage, white cabbage, green cabbage, shredded cabbage, red cabbage, savoy cabbage | 25 5.8 1.3 0.1 | cup 80, leaf 23, whole 908, default 70 | 🥬 | 11109 Cabbage, raw
Cooked cabbage | boiled cabbage, steamed cabbage, fried cabbage | 23 5.5 1.3 0.1 | cup 150, default 100 | 🥬 | 11110 Cabbage, cooked, boiled, drained, without salt
Carrots | carrot, raw carrot, carrot sticks | 41 9.6 0.9 0.2 | medium 61, small 50, large 72, cup 120, stick 7, strip 7, slice 3, default 61 | 🥕 | 11124 Carrots, raw
Baby carrots | baby carrot | 35 8.2 0.6 0.1 | piece 10, cup 128, default 85, handful 60 | 🥕 | 11960 Carrots, baby, raw
Cooked carrots | boiled carrots, glazed carrots, roasted carrots, steamed carrots, canned carrots | 35 8.2 0.8 0.2 | cup 156, medium 46, slice 5, default 100 | 🥕 | 11125 Carrots, cooked, boiled, drained, without salt
Cassava | yuca, manioc, boiled cassava | 160 38.1 1.4 0.3 | cup 206, default 150 | 🍠 | 11134 Cassava, raw
Cauliflower | raw cauliflower, cauliflower florets, cauliflower rice | 25 5 1.9 0.3 | cup 107, floret 13, piece 575, whole 575, default 100 | 🥦 | 11135 Cauliflower, raw
Cooked cauliflower | boiled cauliflower, roasted cauliflower, steamed cauliflower | 23 4.1 1.8 0.5 | cup 124, floret 18, default 90 | 🥦 | 11136 Cauliflower, cooked, boiled, drained, without salt
Celery | celery sticks, raw celery, celery stalk | 16 3 0.7 0.2 | stalk 40, stick 17, cup 101, piece 17, default 60 | 🥬 | 11143 Celery, raw
Chard | swiss chard, silverbeet | 20 4.1 1.9 0.1 | cup 175, default 90 | 🥬 | 11148 Chard, swiss, cooked, boiled, drained, without salt
Chili pepper | jalapeno, hot pepper, green chili, red chilli, pickled jalapeno, serrano | 29 6.5 0.9 0.4 | piece 14, cup 90, slice 3, default 14, with 10 | 🌶️ | 11979 Peppers, jalapeno, raw
Collard greens | collards, mustard greens, turnip greens, cooked greens, greens, leafy greens, callaloo, dandelion greens, beet greens | 26 4.9 2.1 0.4 | cup 190, default 120 | 🥬 | 11162 Collards, cooked, boiled, drained, without salt
Coleslaw | slaw, cole slaw | 153 14.9 0.9 9.9 | cup 191, tbsp 12, scoop 60, default 100, with 60 | 🥗 | 21127 Fast foods, coleslaw
Corn | sweetcorn, sweet corn, corn kernels, cooked corn, frozen corn, canned corn | 96 21 3.4 1.5 | cup 149, ear 103, tbsp 10, can 260, default 75 | 🌽 | 11168 Corn, sweet, yellow, cooked, boiled, drained, without salt
Corn on the cob | corn cob | 96 21 3.4 1.5 | ear 103, medium 103, small 89, large 118, piece 103 | 🌽 | 11168 Corn, sweet, yellow, cooked, boiled, drained, without salt
Corn on the cob with butter | buttered corn on the cob | 106 21.9 3.1 2.4 | ear 146, piece 146 | 🌽 | 21128 Fast foods, corn on the cob with butter
Creamed corn | cream style corn | 72 18.1 1.7 0.4 | cup 256, default 128 | 🌽 | 11174 Corn, sweet, yellow, canned, cream style, regular pack
Cucumber | cuke, cukes, cucumber slices, sliced cucumber | 15 3.6 0.7 0.1 | medium 201, small 158, large 301, cup 104, slice 7, stick 10, default 75 | 🥒 | 11205 Cucumber, with peel, raw
Miso eggplant | miso glazed eggplant, nasu dengaku, glazed eggplant | 103.0 13.2 1.5 5.6 | cup 180, half 150, piece 300, default 180 | 🍆 | 84% 11210 Eggplant, cooked, boiled + 7% 16112 Miso + 5% 04044 Oil, soybean + 4% 19335 Sugars, granulated
Edamame | edamame beans | 122 9.9 10.9 5.2 | piece 4, cup 155, bowl 140, default 78 | 🫛 | 11212 Edamame, frozen, prepared
Eggplant | aubergine, cooked eggplant, grilled aubergine, brinjal | 35 8.7 0.8 0.2 | cup 99, slice 40, medium 400, default 100 | 🍆 | 11210 Eggplant, cooked, boiled, drained, without salt
Fennel | fennel bulb | 31 7.3 1.2 0.2 | cup 87, default 87 | 🥬 | 11957 Fennel, bulb, raw
Garlic | garlic clove, clove of garlic | 149 33.1 6.4 0.5 | clove 3, tsp 2.8, piece 3, default 3 | 🧄 | 11215 Garlic, raw
Ginger | ginger root, fresh ginger | 80 17.8 1.8 0.8 | tsp 2, slice 2, tbsp 6, default 5 | 🫚 | 11216 Ginger root, raw
Green beans | string beans, french beans, runner beans, cooked green beans, canned green beans, haricots verts | 35 7.9 1.9 0.3 | cup 125, piece 6, default 90 | 🫛 | 11053 Beans, snap, green, cooked, boiled, drained, without salt
Raw green beans | green beans raw | 31 7 1.8 0.2 | cup 100, default 80 | 🫛 | 11052 Beans, snap, green, raw
Green bean casserole |  | 62.5 10.1 2.5 1.8 | cup 230, default 120 | 🥘 | 62% 11053 Beans, snap + 34% 06243 Soup, cream of mushroom + 4% 18242 Croutons, plain
Grape leaves | vine leaves | 69 11.7 4.3 2 | piece 4, default 20 | 🍃 | 11975 Grape leaves, canned
Herbs | parsley, basil, cilantro, coriander leaves, mint, dill, chives, fresh herbs, oregano, thyme, rosemary | 36 6.3 3 0.8 | cup 60, tbsp 3.8, tsp 1.3, sprig 1, leaf 0.5, default 4, with 3 | 🌿 | 11297 Parsley, fresh
Kale | raw kale | 50 10 3.3 0.7 | cup 67, default 67 | 🥬 | 11233 Kale, raw
Cooked kale | sauteed kale, steamed kale | 28 5.6 1.9 0.4 | cup 130, default 90 | 🥬 | 11234 Kale, cooked, boiled, drained, without salt
Leek | leeks, cooked leek | 31 7.6 0.8 0.2 | piece 124, cup 104, default 90 | 🥬 | 11247 Leeks, (bulb and lower leaf-portion), cooked, boiled, drained, without salt
Kohlrabi | turnip cabbage | 27 6.2 1.7 0.1 | piece 250, slice 16, cup 135, default 150 | 🥬 | 11241 Kohlrabi, raw
Lettuce | green salad, iceberg lettuce, romaine lettuce, salad leaves, salad greens, mixed greens, spring mix, leaf lettuce, iceberg | 14 3 0.9 0.1 | cup 60, leaf 10, head 500, shred 5, default 60, with 20 | 🥬 | 11252 Lettuce, iceberg (includes crisphead types), raw
Mixed vegetables | vegetables, veggies, veg, frozen vegetables, steamed vegetables, cooked vegetables, roasted vegetables, vegetable medley, grilled vegetables, mixed veg, veggie mix | 65 13.1 2.9 0.1 | cup 182, default 120, with 90 | 🥦 | 11584 Vegetables, mixed, frozen, cooked, boiled, drained, without salt
Garden vegetables | steamed garden vegetables, boiled garden vegetables | 32.6 7 1.7 0.3 | cup 160, plate 200, default 150, with 120 | 🥦 | 30% 11091 Broccoli, cooked, boiled, drained, without salt + 30% 11125 Carrots, cooked, boiled, drained, without salt + 20% 11136 Cauliflower, cooked, boiled, drained, without salt + 20% 11053 Beans, snap, green, cooked, boiled, drained, without salt
Stir-fried vegetables | vegetable stir fry, stir fry vegetables, veggie stir fry, stir fried veg, fajita peppers and onions | 89.4 10.1 2.7 4.6 | cup 170, default 200 | 🥘 | 55% 11584 Vegetables, mixed + 36% 11091 Broccoli, cooked + 4% 04044 Oil, soybean + 4% 16123 Soy sauce made from soy and wheat (shoyu)
Mushrooms | raw mushrooms, button mushroom, mushroom | 22 3.3 3.1 0.3 | medium 18, cup 70, piece 18, slice 6, default 70 | 🍄 | 11260 Mushrooms, white, raw
Cooked mushrooms | fried mushrooms, sauteed mushrooms, grilled mushrooms | 26 4 3.6 0.3 | cup 108, piece 12, default 80 | 🍄 | 11263 Mushrooms, white, stir-fried
Portobello mushroom | portobello, portabella | 29 4.4 3.3 0.6 | piece 85, cup 121 | 🍄 | 11243 Mushrooms, portabella, grilled
Okra | lady fingers, cooked okra | 22 4.5 1.9 0.2 | cup 160, pod 11, default 80 | 🫛 | 11279 Okra, cooked, boiled, drained, without salt
Fried okra | breaded okra | 173.7 14.5 2.9 12.1 | cup 92, default 92 | 🫛 | 74% 11279 Okra, cooked + 15% 20081 Wheat flour, white + 12% 04044 Oil, soybean
Onion | raw onion, red onion, white onion, sliced onion, chopped onion, yellow onion | 40 9.3 1.1 0.1 | medium 110, small 70, large 150, cup 140, slice 14, tbsp 10, ring 6, default 40, with 14 | 🧅 | 11282 Onions, raw
Cooked onions | fried onions, caramelised onions, sauteed onions, grilled onions | 132 7.9 0.9 10.8 | cup 87, tbsp 15, slice 14, default 40, with 20 | 🧅 | 11286 Onions, yellow, sauteed
Green onion | spring onion, scallion, scallions | 32 7.3 1.8 0.2 | piece 15, medium 15, stalk 15, cup 100, tbsp 6, whole 15, default 15, with 6 | 🧅 | 11291 Onions, spring or scallions (includes tops and bulb), raw
Onion rings | onion ring, battered onion rings | 332 37.7 4.5 18.7 | piece 10, ring 10, small 70, medium 105, large 140, cup 48, default 100 | 🧅 | 21130 Fast foods, onion rings, breaded and fried
Bloomin onion | blooming onion, outback bloomin onion, onion blossom, awesome blossom | 332 37.7 4.5 18.7 | whole 560, half 280, default 280 | 🧅 | 21130 Fast foods, onion rings, breaded and fried
Parsnips | roast parsnip, parsnip | 71 17 1.3 0.3 | cup 156, piece 80, default 80 | 🥕 | 11299 Parsnips, cooked, boiled, drained, without salt
Peas | green peas, garden peas, frozen peas, cooked peas, mushy peas, petits pois | 84 15.6 5.4 0.2 | cup 160, piece 0.4, tbsp 10, default 80 | 🫛 | 11305 Peas, green, cooked, boiled, drained, without salt
Peas and carrots | pea carrot mix, peas with carrots, carrots and peas, canned peas and carrots | 48 10.1 3.1 0.4 | cup 160, can 265, default 150 | 🫛 | 11323 Peas and carrots, frozen, cooked, boiled, drained, without salt
Snow peas | sugar snap peas, mangetout, pea pods, snap pea | 42 7.5 2.8 0.2 | cup 63, piece 3.4, default 60 | 🫛 | 11300 Peas, edible-podded, raw
Bell pepper | green pepper, red pepper, sweet pepper, capsicum, yellow pepper, pepper strips, orange pepper, peppers, raw peppers, chopped peppers, sliced peppers | 31 6 1 0.3 | medium 119, small 74, large 164, cup 92, slice 10, ring 10, strip 5, default 75, with 20 | 🫑 | 11821 Peppers, sweet, red, raw
Stuffed pepper | stuffed bell pepper | 137.1 9.4 10.6 6.4 | piece 280, half 140, default 280 | 🫑 | 28% 11334 Peppers, sweet + 34% 23220 Beef, ground + 24% 20045 Rice, white + 10% 11549 Tomato products, canned + 4% 01009 Cheese, cheddar
Pickle | dill pickle, gherkin, pickled cucumber, pickles, pickle spear, cornichon | 12 2.6 0.6 0.1 | medium 65, small 37, large 135, spear 35, slice 7, cup 150, piece 65, default 35, with 14 | 🥒 | 11937 Pickles, cucumber, dill or kosher dill
Sweet pickles | bread and butter pickles, sweet pickle | 91 21.1 0.6 0.4 | medium 25, slice 8, spear 20, cup 155, default 24 | 🥒 | 11940 Pickles, cucumber, sweet (includes bread and butter pickles)
Potato | boiled potato, potatoes, steamed potatoes, white potato, cooked potato, spud, spuds | 86 20 1.7 0.1 | medium 167, small 125, large 300, cup 156, default 170 | 🥔 | 11367 Potatoes, boiled, cooked without skin, flesh, without salt
New potatoes | baby potatoes, new potato, baby potato | 86 20 1.7 0.1 | piece 50, cup 156, default 170 | 🥔 | 11367 Potatoes, boiled, cooked without skin, flesh, without salt
Baked potato | jacket potato, baked potato with skin, potato with skin, jacket spud, jacket potatoes | 94 21.1 2.1 0.1 | medium 173, small 138, large 299, cup 122, default 200 | 🥔 | 11357 Potatoes, white, flesh and skin, baked
Raw potato | potato raw | 77 17.5 2 0.1 | medium 213, small 170, large 369, default 170 | 🥔 | 11352 Potato, flesh and skin, raw
Loaded baked potato | baked potato with cheese and bacon, stuffed potato, potato skins, baked potato with cheese sauce, baked potato with toppings, baked potato with all the toppings, baked potato with everything, baked potato with the works | 151 14.9 6.2 8.7 | medium 299, piece 299 | 🥔 | 21132 Fast foods, potato, baked and topped with cheese sauce and bacon
Baked potato with sour cream | baked potato with sour cream and chives, baked potato and sour cream, jacket potato with sour cream, baked potato with sour cream and butter | 105.9 18.9 2.1 2.5 | piece 230, default 230 | 🥔 | 88% 11357 Potatoes, white, flesh and skin, baked + 12% 01056 Cream, sour, cultured
Roast potatoes | roasted potato, roasties, home fries, fried potatoes, pan fried potatoes, breakfast potatoes | 132.9 18.8 1.6 6 | cup 150, piece 50, default 160 | 🥔 | 94% 11367 Potatoes, boiled + 6% 04044 Oil, soybean
Mashed potatoes | mash, mashed potato, creamed potato, potato mash | 113 16.9 2 4.2 | cup 210, scoop 105, tbsp 45, default 210 | 🥔 | 11371 Potatoes, mashed, home-prepared, whole milk and margarine added
Potato puree | pommes puree, milky mashed potatoes | 92.1 17.6 2 1.8 | cup 230, scoop 60, tbsp 40, plate 250, default 220 | 🥔 | 80% 11367 Potatoes, boiled, cooked without skin, flesh, without salt + 18% 01079 Milk, reduced fat, fluid, 2% milkfat, with added vitamin A + 2% 01001 Butter, salted
Mashed potatoes and gravy | mashed potato with gravy | 99.7 14.2 2.4 3.8 | cup 240, default 270 | 🥔 | 78% 11371 Potatoes, mashed + 22% 06116 Gravy, beef
Scalloped potatoes | potatoes au gratin, potato gratin, cheesy potatoes, dauphinoise, potato casserole | 132 11.3 5.1 7.6 | cup 245, default 200 | 🥔 | 11373 Potatoes, au gratin, home-prepared from recipe using butter
Hash browns | hash brown, hashbrown patty, potato rosti, rosti, potato waffle, potato waffles | 262 26.3 2.3 16.5 | piece 55, patty 55, cup 144, default 110 | 🥔 | 21319 McDONALD'S, Hash Browns
Tater tots | potato puffs, tots, smiley faces, potato smiles, bo rounds, bo tato rounds | 190 27.8 2 8.6 | piece 8.4, cup 128, default 100 | 🥔 | 11399 Potato puffs, frozen, oven-heated
Potato pancake | latkes, latke, potato cake, placki, placki ziemniaczane, raggmunk, boxty | 268 27.8 6.1 14.8 | piece 37, small 22, medium 37, default 74 | 🥞 | 11672 Potato pancakes
Potato wedges | seasoned wedges, taters, mojo potatoes, jojos, jojo potatoes | 283 33.5 4 14.8 | cup 120, piece 13, default 134 | 🍟 | 21423 KENTUCKY FRIED CHICKEN, Potato Wedges, analyzed prior to January 2007
French fries | hot chips, fries, fry, chunky chips, shoestring fries, curly fries, steak fries, thick cut chips, skinny fries, waffle fries | 314 38.4 3.8 16.1 | small 85, medium 134, large 169, cup 70, piece 5, order 134, default 134 | 🍟 | 21138 Fast foods, potato, french fried in vegetable oil
Oven chips | oven fries, frozen french fries, baked fries, air fryer chips | 164 27.7 2.7 5.2 | cup 65, piece 6, small 70, medium 110, large 150, default 120 | 🍟 | 11403 Potatoes, french fried, all types, salt added in processing, frozen, home-prepared, oven heated
Sweet potato fries | sweet potato french fries | 168.1 18.7 1.8 10 | small 70, medium 110, large 150, cup 75, default 115 | 🍟 | 90% 11508 Sweet potato, cooked + 10% 04044 Oil, soybean
Potato salad |  | 157 16.2 2 9.4 | cup 250, scoop 125, default 125 | 🥔 | 22971 Potato salad with egg
Pumpkin | cooked pumpkin, canned pumpkin | 20 4.9 0.7 0.1 | cup 245, default 120 | 🎃 | 11423 Pumpkin, cooked, boiled, drained, without salt
Radish | radishes | 16 3.4 0.7 0.1 | piece 4.5, cup 116, slice 1, default 45 | 🥗 | 11429 Radishes, raw
Sauerkraut | pickled cabbage | 19 4.3 0.9 0.1 | cup 142, tbsp 15, default 70, with 40 | 🥬 | 11439 Sauerkraut, canned, solids and liquids
Kimchi | kimchee | 30 5.7 1.6 0.1 | cup 150, tbsp 15, default 75 | 🥬 | 43143 Cabbage, japanese style, fresh, pickled
Seaweed | nori, seaweed snack, laver | 35 5.1 5.8 0.3 | sheet 2.6, cup 30, default 5 | 🌿 | 11446 Seaweed, laver, raw
Spinach | raw spinach, baby spinach, spinach leaves | 23 3.6 2.9 0.4 | cup 30, leaf 10, handful 30, default 40, with 25 | 🥬 | 11457 Spinach, raw
Cooked spinach | sauteed spinach, steamed spinach, canned spinach, wilted spinach | 23 3.8 3 0.3 | cup 180, default 90 | 🥬 | 11458 Spinach, cooked, boiled, drained, without salt
Creamed spinach | spinach casserole | 66.1 5.6 3.3 3.9 | cup 200, default 120 | 🥬 | 65% 11458 Spinach, cooked + 35% 06166 Sauce, homemade
Zucchini | courgette, zoodles, zucchini noodles, courgetti, summer squash, yellow squash, cooked zucchini, squash, courgettes, marrow, grilled courgette | 15 2.7 1.1 0.4 | cup 180, medium 190, slice 10, default 100 | 🥒 | 11478 Squash, summer, zucchini, includes skin, cooked, boiled, drained, without salt
Butternut squash | winter squash, roasted squash, acorn squash | 45 11.7 1 0.1 | cup 140, default 150 | 🎃 | 11485 Squash, winter, butternut, raw
Sweet potato | baked sweet potato, roasted sweet potato, boiled sweet potato, kumara, roast kumara | 90 20.7 2 0.1 | medium 114, small 60, large 180, cup 200, default 150 | 🍠 | 11508 Sweet potato, cooked, baked in skin, without salt
Candied sweet potatoes | candied yams, sweet potato casserole | 144 27.9 0.9 3.2 | cup 225, piece 105, default 150 | 🍠 | 11659 Sweet potato, cooked, candied, home-prepared
Taro | cocoyam, eddoe | 112 26.5 1.5 0.2 | cup 104, default 130 | 🍠 | 11518 Taro, raw
Tomato | toms, raw tomato, tomatoes, sliced tomato, fresh tomato | 18 3.9 0.9 0.2 | medium 123, small 91, large 182, cup 180, slice 20, wedge 31, default 100, with 40 | 🍅 | 11529 Tomatoes, red, ripe, raw, year round average
Cherry tomatoes | grape tomatoes, plum tomato, cherry tomato | 18 3.9 0.9 0.2 | piece 17, cup 149, default 85, handful 85 | 🍅 | 11529 Tomatoes, red, ripe, raw, year round average
Canned tomatoes | tinned tomatoes, stewed tomatoes, chopped tomatoes, cooked tomato, grilled tomato, roasted tomatoes | 17 4 0.8 0.1 | cup 240, can 400, piece 80, default 120 | 🍅 | 11531 Tomatoes, red, ripe, canned, packed in tomato juice
Sun-dried tomatoes | sundried tomato | 213 23.3 5.1 14.1 | piece 3, cup 110, default 15 | 🍅 | 11956 Tomatoes, sun-dried, packed in oil, drained
Tomato paste | tomato puree | 82 18.9 4.3 0.5 | tbsp 16, cup 262, default 16 | 🍅 | 11887 Tomato products, canned, paste, with salt added
Turnip | turnips, rutabaga, swede, kohlrabi, neeps, mashed neeps | 39 8.7 1.3 0.2 | cup 170, default 85 | 🥔 | 11436 Rutabagas, cooked, boiled, drained, without salt
Water chestnuts | canned water chestnuts | 50 12.3 0.9 0.1 | cup 140, default 70 | 🌰 | 11590 Waterchestnuts, chinese, canned, solids and liquids
Succotash | corn and lima beans | 115 24.4 5.1 0.8 | cup 192, default 96 | 🌽 | 11496 Succotash, (corn and limas), cooked, boiled, drained, without salt
Side salad | garden salad, salad, tossed salad, house salad, mixed salad, leafy salad, mixed leaf salad, bowl of salad | 16 3.2 1.2 0.1 | cup 138, bowl 140, small 104, medium 140, large 207, plate 207, default 104 | 🥗 | 21052 Fast foods, salad, vegetable, tossed, without dressing
Caesar salad | caesar salad with dressing | 169.7 7.8 4 13.9 | cup 70, bowl 200, default 180 | 🥗 | 69% 11251 Lettuce, cos or romaine + 19% 43015 Salad dressing, caesar dressing + 8% 18243 Croutons, seasoned + 5% 01032 Cheese, parmesan
Southwest salad | southwest chicken salad, santa fe salad, tex mex salad, southwestern salad, mcdonalds southwest salad | 122 5.5 11.2 6.2 | bowl 330, default 330 | 🥗 | 46% 11251 Lettuce, cos or romaine, raw + 26% 05064 Chicken, broilers or fryers, breast, meat on + 10% 16015 Beans, black, mature seeds, cooked, boiled + 6% 11179 Corn, sweet, yellow, frozen, kernels cut off + 6% 01009 Cheese, cheddar + 6% 04639 Salad dressing, ranch dressing, commercial
Asian chicken salad | chinese chicken salad, asian salad, asian sesame salad, sesame chicken salad, oriental chicken salad | 212 11.7 10.6 14 | bowl 320, default 320 | 🥗 | 48% 11251 Lettuce, cos or romaine, raw + 26% 05064 Chicken, broilers or fryers, breast, meat on + 8% 18243 Croutons, seasoned + 9% 04053 Oil, olive, salad or cooking + 5% 12061 Nuts, almonds + 4% 19335 Sugars, granulated
Kale salad | kale caesar salad, massaged kale salad, kale salad with dressing | 222.8 9.6 6.8 18.7 | cup 80, bowl 200, default 120 | 🥗 | 62% 11233 Kale, raw + 12% 04053 Oil, olive, salad or cooking + 8% 01032 Cheese, parmesan, grated + 8% 12061 Nuts, almonds + 10% 09003 Apples, raw, with skin
Wedge salad | iceberg wedge, iceberg wedge salad | 134 3.2 3.4 12.3 | bowl 230, default 230 | 🥗 | 66% 11252 Lettuce, iceberg (includes crisphead types) + 18% 04539 Salad dressing, blue or roquefort cheese dre + 5% 10124 Pork, cured, bacon, cooked, broiled, pan-fri + 8% 11529 Tomatoes, red, ripe, raw, year round average + 3% 01004 Cheese, blue
Chicken caesar salad | grilled chicken caesar salad | 168.1 5.1 13.4 10.3 | cup 90, bowl 260, default 260 | 🥗 | 45% 11251 Lettuce, cos or romaine + 12% 43015 Salad dressing, caesar dressing + 5% 18243 Croutons, seasoned + 3% 01032 Cheese, parmesan + 35% 05064 Chicken, broilers or fryers
Chicken salad with greens | chicken garden salad | 48 1.7 8 1 | cup 145, bowl 218, default 260 | 🥗 | 21054 Fast foods, salad, vegetable, tossed, without dressing, with chicken
Chef salad | salad with turkey ham and cheese | 82 1.4 8 4.9 | cup 109, bowl 326, default 326 | 🥗 | 21057 Fast foods, salad, vegetables tossed, without dressing, with turkey, ham and cheese
Halloumi salad | grilled halloumi salad, salad with halloumi | 143.9 2.9 6.8 12 | bowl 300, default 300 | 🥗 | 35% 11252 Lettuce, iceberg (includes crisphead types) + 20% 11529 Tomatoes, red + 15% 11205 Cucumber, with peel + 25% 01022 Cheese, gouda + 5% 04053 Oil, olive
Greek salad | salad with feta | 110.1 4.2 3.1 9.4 | cup 130, bowl 205, default 205 | 🥗 | 34% 11529 Tomatoes, red + 29% 11205 Cucumber, with peel + 17% 01019 Cheese, feta + 7% 09193 Olives, ripe + 7% 11282 Onions, raw + 5% 04053 Oil, olive
Caprese salad | tomato mozzarella salad, tomato and mozzarella, caprese, insalata caprese | 155.6 3.1 8.5 12.3 | default 200, cup 150 | 🥗 | 60% 11529 Tomatoes, red + 36% 01026 Cheese, mozzarella + 4% 04053 Oil, olive
Panzanella | tuscan bread salad, bread salad | 169.5 19.4 4 8.6 | bowl 250, plate 250, default 220 | 🥗 | 30% 18029 Bread, french or vienna (includes sourdough) + 38% 11529 Tomatoes, red, ripe, raw, year round average + 12% 11205 Cucumber, with peel, raw + 8% 04053 Oil, olive, salad or cooking + 6% 11282 Onions, raw + 6% 02053 Vinegar, distilled
Fattoush | tabbouleh, tabouli, bulgur salad, tabouleh | 120.5 12.1 2.3 7.7 | cup 160, tbsp 12, default 130 | 🥗 | 56% 20013 Bulgur, cooked + 12% 11297 Parsley, fresh + 25% 11529 Tomatoes, red + 7% 04053 Oil, olive
Waldorf salad | fruit and walnut salad, apple walnut salad | 161 12.9 2.1 12.3 | cup 135, default 135 | 🥗 | 52% 09003 Apples, raw + 11% 12155 Nuts, walnuts + 22% 11143 Celery, raw + 15% 04018 Salad dressing, mayonnaise type
Arugula | rocket, rocket salad, rucola | 25 3.6 2.6 0.7 | cup 20, leaf 2, handful 20, default 20 | 🥬 | 11959 Arugula, raw
Watercress |  | 11 1.3 2.3 0.1 | cup 34, sprig 2.5, default 34 | 🥬 | 11591 Watercress, raw
Shallots | shallot | 72 16.8 2.5 0.1 | piece 25, tbsp 10, default 25 | 🧅 | 11677 Shallots, raw
Celeriac | celery root | 27 5.9 1 0.2 | cup 155, default 90 | 🥬 | 11142 Celeriac, cooked, boiled, drained, without salt
Celeriac remoulade | celery root salad with mayonnaise, celeri remoulade | 177.7 7.9 1.4 16.2 | tbsp 30, container 150, default 120 | 🥗 | 78% 11141 Celeriac, raw + 20% 04025 Salad dressing, mayonnaise, soybean oil, wit + 2% 02046 Mustard, prepared, yellow
Daikon | mooli, white radish, chinese radish | 18 4.1 0.6 0.1 | piece 338, cup 116, default 60 | 🥬 | 11430 Radishes, oriental, raw
Lotus root |  | 66 16 1.6 0.1 | cup 120, slice 9, default 60 | 🥬 | 11255 Lotus root, cooked, boiled, drained, without salt
Nopales | cactus | 15 3.3 1.4 0.1 | cup 149, default 75 | 🌵 | 11964 Nopales, cooked, without salt
Hearts of palm | palm hearts | 28 4.6 2.5 0.6 | cup 146, piece 33, default 66 | 🌴 | 11961 Hearts of palm, canned
Yam | boiled yam, yam slices, pounded yam, iyan | 116 27.5 1.5 0.1 | cup 136, slice 100, default 200 | 🍠 | 11602 Yam, cooked, boiled, drained, or baked, without salt
Spaghetti squash |  | 27 6.5 0.7 0.3 | cup 155, default 155 | 🎃 | 11493 Squash, winter, spaghetti, cooked, boiled, drained, or baked, without salt
Shiitake mushrooms | shiitake, chinese mushrooms | 56 14.4 1.6 0.2 | piece 18, cup 145, default 72 | 🍄 | 11269 Mushrooms, shiitake, cooked, without salt
Potato dumplings | knodel | 136.5 28.8 2 1.4 | piece 90, default 180 | 🥔 | 80% 11367 Potatoes, boiled + 14% 20027 Cornstarch + 5% 01123 Egg, whole + 1% 01001 Butter, salted
Bubble and squeak |  | 145.9 11.9 1.6 10.5 | cup 160, default 160 | 🥔 | 60% 11371 Potatoes, mashed + 32% 11110 Cabbage, cooked + 8% 04044 Oil, soybean
Colcannon | champ | 128.8 13.2 1.9 7.9 | cup 210, default 210 | 🥔 | 70% 11371 Potatoes, mashed + 24% 11234 Kale, cooked + 6% 01001 Butter, salted
Patatas bravas | bravas | 171.9 21.8 2.3 8.8 | default 180 | 🥔 | 72% 11403 Potatoes, french fried + 22% 06931 Sauce, pasta + 6% 04025 Salad dressing, mayonnaise
Cheesy chips | cheese fries, loaded fries, fries with cheese, chips and cheese | 330 31.8 7.6 19.2 | small 150, medium 220, large 300, default 220 | 🍟 | 82% 21138 Fast foods, potato + 18% 01009 Cheese, cheddar
Poutine |  | 254.3 25.2 6.7 14.1 | default 300, small 200, large 400 | 🍟 | 62% 21138 Fast foods, potato + 16% 01026 Cheese, mozzarella + 22% 06116 Gravy, beef
Chili cheese fries | chilli fries, chili fries | 250.5 25.9 6.6 13.4 | default 300 | 🍟 | 55% 21138 Fast foods, potato + 35% 22904 Chili con carne with beans, canned entree + 10% 01009 Cheese, cheddar
Vegetable tempura | tempura, vegetable fritters | 239.5 26.7 3.7 13.5 | piece 25, default 125 | 🍤 | 52% 11403 Potatoes, french fried + 18% 11210 Eggplant, cooked + 14% 20081 Wheat flour, white + 6% 01123 Egg, whole + 10% 04044 Oil, soybean
Papaya salad | som tam, green papaya salad | 78.9 13.3 2 2.7 | cup 150, default 150 | 🥗 | 66% 09226 Papayas, raw + 14% 11529 Tomatoes, red + 7% 11052 Beans, snap + 5% 16090 Peanuts, all types + 4% 19334 Sugars, brown + 4% 06179 Sauce, fish
Seaweed salad | wakame salad | 132.2 13.4 2.7 8.5 | cup 100, default 100 | 🥗 | 76% 11669 Seaweed, wakame + 8% 04058 Oil, sesame + 6% 16123 Soy sauce made from soy and wheat (shoyu) + 6% 19335 Sugars, granulated + 4% 02048 Vinegar, cider
Quinoa salad | superfood salad, grain salad, edamame salad, lentil salad, chickpea salad, power salad, couscous salad, bulgur wheat salad | 124.2 14.5 3 6.2 | cup 165, bowl 250, default 220 | 🥗 | 62% 20137 Quinoa, cooked + 16% 11529 Tomatoes, red + 14% 11205 Cucumber, with peel + 5% 04053 Oil, olive + 3% 09152 Lemon juice, raw
Jicama | yambean, yam bean, mexican turnip | 38 8.8 0.7 0.1 | cup 130, slice 6, small 365, medium 659, default 65 | 🥔 | 11603 Yambean (jicama), raw
Broccoli rabe | broccoli raab, rapini, cime di rapa | 33 3.1 3.8 0.5 | cup 120, default 85 | 🥦 | 11097 Broccoli raab, cooked
Green cauliflower | broccoflower, romanesco | 32 6.3 3 0.3 | cup 124, default 90 | 🥦 | 11967 Cauliflower, green, cooked, no salt added
Burdock | burdock root, gobo | 88 21.1 2.1 0.1 | cup 125, piece 100, default 60 | 🥕 | 11105 Burdock root, cooked, boiled, drained, without salt
Salsify | vegetable oyster, black salsify | 68 15.4 2.7 0.2 | cup 135, default 68 | 🥕 | 11438 Salsify, cooked, boiled, drained, without salt
Chayote | christophine, chocho, mirliton, vegetable pear | 24 5.1 0.6 0.5 | cup 160, piece 200, default 80 | 🥒 | 11150 Chayote, fruit, cooked, boiled, drained, without salt
Taro leaves | dasheen leaves, lau lau leaves, callaloo leaves | 24 4 2.7 0.4 | cup 145, leaf 8, default 73 | 🥬 | 11521 Taro leaves, cooked, steamed, without salt
Lambsquarters | lambsquarter, wild spinach, nettles | 32 5 3.2 0.7 | cup 180, default 90 | 🥬 | 11245 Lambsquarters, cooked, boiled, drained, without salt
McDonald's hash brown | mcdonalds hash brown, mcdonalds hash browns, mcd hash brown, burger king hash browns, fast food hash brown | 262 26.3 2.3 16.5 | piece 54, default 54 | 🥔 | 21319 McDONALD'S, Hash Browns
Five Guys fries | five guys chips, five guys cajun fries | 314 38.4 3.8 16.1 | small 168, medium 303, large 418, default 303 | 🍟 | 21138 Fast foods, potato
McDonald's fries | mcdonalds fries, mcdonalds french fries, mcd fries, maccas fries, maccas chips, mcdonalds chips | 316 39 3.8 16.1 | small 74, medium 111, large 152, default 111 | 🍟 | 21238 McDONALD'S, French Fries
Burger King fries | burger king fries, bk fries, burger king french fries | 331 40.1 3.5 17.4 | small 95, medium 118, large 155, default 118 | 🍟 | 21249 BURGER KING, French Fries
Popeyes cajun fries | popeyes fries, cajun fries, popeyes cajun fry | 302 35.1 4 16.2 | small 88, medium 110, large 260, default 110 | 🍟 | 21414 POPEYES, Batter Fries
Animal style fries | animal fries, in n out animal fries, innout animal style fries | 313.2 31.9 4.9 18.6 | default 230 | 🍟 | 78% 21138 Fast foods, potato + 10% 01042 Cheese, pasteurized process + 8% 04017 Salad dressing, thousand island + 4% 11282 Onions, raw
In-N-Out fries | in n out fries, innout fries | 314 38.4 3.8 16.1 | default 118 | 🍟 | 21138 Fast foods, potato
Peri-peri chips | peri chips, nandos chips, peri peri fries, peri fries, nandos fries, peri salted chips, perinaise chips | 314 38.4 3.8 16.1 | small 135, medium 135, large 300, default 140 | 🍟 | 21138 Fast foods, potato
Chip shop chips | salt and pepper chips, salt & pepper chips, salt and chilli chips, chippy chips, chips from the chippy, chip shop fries, chip shop chip, chippy tea chips, bag of chips from the chippy, chips from the chip shop | 238.8 32.4 3.1 10.8 | small 200, medium 300, large 420, bag 300, default 250 | 🍟 | 67% 21138 Fast foods, potato + 33% 11367 Potatoes, boiled
Cobb salad | cobb salad with dressing, chicken cobb salad, chicken cobb | 165.1 2.6 12.5 11.6 | bowl 400, plate 400, cup 130, default 360 | 🥗 | 30% 11252 Lettuce, iceberg (includes crisphead types) + 22% 05064 Chicken, broilers or fryers + 12% 01129 Egg, whole + 8% 09037 Avocados, raw + 6% 10124 Pork, cured + 6% 01004 Cheese, blue + 8% 11529 Tomatoes, red + 8% 04539 Salad dressing, blue or roquefort cheese dre
Cauliflower cheese | cauliflower and cheese, cheesy cauliflower, cauliflower in cheese sauce | 107 3.8 4.9 8.4 | cup 200, bowl 300, default 230 | 🧀 | 56% 11136 Cauliflower, cooked + 28% 01077 Milk, whole + 12% 01009 Cheese, cheddar + 4% 01001 Butter, salted
Elote | mexican street corn, street corn, esquites, mexican corn | 191.9 17 4.1 13.5 | ear 135, piece 135, cup 180, default 140 | 🌽 | 78% 11168 Corn, sweet + 9% 04025 Salad dressing, mayonnaise + 9% 01019 Cheese, feta + 4% 01001 Butter, salted
Curry chips | chips and curry sauce, curry sauce and chips, chips with curry sauce, curry fries, curry cheese chips, chips and gravy, gravy chips, chips with gravy | 235.7 28.4 3.8 12 | tray 380, default 300, small 250, large 500 | 🍟 | 70% 21138 Fast foods, potato + 30% 06116 Gravy, beef
Greens powder | ag1, athletic greens, super greens, supergreens | 292 50.6 26.6 5.5 | scoop 12, tsp 3, tbsp 9, default 12 | 🥬 | 02029 Spices, parsley
Jacket potato with cheese | cheese jacket potato, jacket potato and cheese, cheesy jacket potato, jacket potato cheese, baked potato with cheddar, baked potato and cheese | 168.4 17.1 5.7 8.7 | default 280, plate 280 | 🥔 | 80% 11357 Potatoes, white + 16% 01009 Cheese, cheddar + 4% 01001 Butter, salted
Jacket potato with cheese and beans | jacket potato cheese and beans, jacket potato with beans and cheese, cheese and beans jacket potato, jacket potato beans and cheese, baked potato with cheese and beans | 131.1 18.7 5.7 4.2 | default 400, plate 400 | 🥔 | 56% 11357 Potatoes, white + 32% 16006 Beans, baked + 12% 01009 Cheese, cheddar
Jacket potato with chili | jacket potato with chilli con carne, jacket potato and chilli, chilli jacket potato, baked potato with chili, jacket potato with chilli | 111.2 15.6 6.3 2.6 | default 400, plate 400 | 🥔 | 56% 11357 Potatoes, white + 14% 23575 Beef, ground + 14% 16028 Beans, kidney + 16% 11531 Tomatoes, red
Chicken avocado salad | chicken and avocado salad, chicken avo salad, chicken and avo salad, avocado chicken salad, grilled chicken and avocado salad | 135.3 3.2 11.4 8.8 | bowl 320, default 320 | 🥗 | 34% 05064 Chicken, broilers or fryers + 24% 09037 Avocados, raw + 34% 11252 Lettuce, iceberg (includes crisphead types) + 4% 04053 Oil, olive + 4% 11529 Tomatoes, red
Fried cassava | yuca fries, cassava fries, fried yuca | 232.4 34.3 1.2 10.3 | piece 30, plate 150, default 150 | 🍟 | 90% 11134 Cassava, raw + 10% 04044 Oil, soybean
Mexican street corn | elote, esquites, street corn | 154 15.7 4.2 9.6 | piece 200, cup 230, default 200 | 🌽 | 72% 11168 Corn, sweet, yellow, cooked, boiled, drained, without salt + 7% 04025 Salad dressing, mayonnaise, soybean oil, with salt + 9% 01228 Cheese, fresh, queso fresco + 4% 01056 Cream, sour, cultured + 8% 14411 Water, tap, drinking
Sprout salad | sprouts salad, moong sprouts salad, moong sprout salad, mixed sprouts, moong sprouts, moong salad, sprouts chaat, kosambari | 67.2 12.7 4.2 0.3 | bowl 180, cup 140, default 150 | 🥗 | 55% 16381 Mung beans, mature seeds, cooked, boiled, wi + 20% 11529 Tomatoes, red, ripe, raw, year round average + 15% 11205 Cucumber, with peel, raw + 8% 11282 Onions, raw + 2% 09152 Lemon juice, raw
Stir-fried greens | stir fried greens, stir fried pak choi, stir fried bok choy, stir fried cabbage, garlic pak choi, garlic bok choy, stir fried morning glory, kangkong, stir fried spinach, chinese greens, gai lan | 83.4 1.9 1.7 8.2 | cup 150, plate 200, default 150 | 🥬 | 88% 11117 Cabbage, chinese + 8% 04044 Oil, soybean, salad or cooking + 4% 16123 Soy sauce made from soy and wheat
`;
