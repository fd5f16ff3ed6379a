export const FRUIT = `
Apple | red apple, green apple, gala apple, apple with skin, granny smith, pink lady, pink lady apple, fuji apple, honeycrisp, honeycrisp apple, braeburn, golden delicious, cox apple, jazz apple | 52 13.8 0.3 0.2 | medium 182, small 149, large 223, cup 110, slice 22 | 🍎 | 09003 Apples, raw, with skin
Peeled apple | apple without skin | 48 12.8 0.3 0.1 | medium 161, small 132, large 216, cup 110, slice 20 | 🍎 | 09004 Apples, raw, without skin
Baked apple | stewed apple, cooked apple | 67 16.8 0.2 0.4 | medium 170, cup 200 | 🍎 | 09008 Apples, canned, sweetened, sliced, drained, heated
Dried apple | apple rings | 243 65.9 0.9 0.3 | cup 86, ring 6.4, default 40 | 🍎 | 09011 Apples, dried, sulfured, uncooked
Applesauce | apple sauce, sweetened applesauce | 76 19.9 0.2 0.2 | cup 255, container 113, default 122, with 60 | 🍎 | 09402 Applesauce, canned, sweetened, with salt
Unsweetened applesauce | applesauce no sugar | 42 11.3 0.2 0.1 | cup 244, container 113, default 122 | 🍎 | 09401 Applesauce, canned, unsweetened, with added ascorbic acid
Apricot | fresh apricot | 48 11.1 1.4 0.4 | piece 35, cup 155, default 105 | 🍑 | 09021 Apricots, raw
Dried apricots | dried apricot | 241 62.6 3.4 0.5 | piece 7, cup 130, default 35, handful 35 | 🍑 | 09032 Apricots, dried, sulfured, uncooked
Canned apricots | apricots in syrup | 63 16.5 0.5 0.1 | cup 253, half 40, default 126 | 🍑 | 09026 Apricots, canned, light syrup pack, with skin, solids and liquids
Avocado | avocado half, hass avocado, smashed avocado, mashed avocado | 160 8.5 2 14.7 | medium 150, small 110, large 200, half 75, whole 150, cup 150, slice 15, default 75, with 50 | 🥑 | 09037 Avocados, raw, all commercial varieties
Banana | ripe banana | 89 22.8 1.1 0.3 | medium 118, small 101, large 136, cup 150, slice 5 | 🍌 | 09040 Bananas, raw
Blackberries | brambles | 43 9.6 1.4 0.5 | cup 144, piece 5, default 100, handful 50, with 50 | 🫐 | 09042 Blackberries, raw
Blueberries | blueberry | 57 14.5 0.7 0.3 | cup 148, piece 1.4, default 100, handful 60, with 50 | 🫐 | 09050 Blueberries, raw
Frozen berries | mixed berries, berries, berry mix | 44.5 11.1 0.7 0.3 | cup 145, piece 2, default 100, handful 60, with 70 | 🍓 | 50% 09050 Blueberries, raw + 50% 09316 Strawberries, raw
Red berry compote | red fruit jelly, berry compote | 114.5 28.3 0.9 0.4 | cup 240, bowl 200, container 150, tbsp 20, default 150, with 60 | 🍓 | 40% 09302 Raspberries, raw + 41% 09063 Cherries, sour, red, raw + 14% 19335 Sugars, granulated + 5% 20027 Cornstarch
Cantaloupe | cantaloupe melon, rockmelon, melon, galia melon | 34 8.2 0.8 0.2 | cup 160, slice 69, wedge 102, whole 550, default 160 | 🍈 | 09181 Melons, cantaloupe, raw
Honeydew melon | honeydew | 36 9.1 0.5 0.1 | cup 170, slice 125, wedge 125, whole 1000, default 160 | 🍈 | 09184 Melons, honeydew, raw
Watermelon | water melon | 30 7.5 0.6 0.1 | cup 152, wedge 286, slice 286, whole 4518, default 280 | 🍉 | 09326 Watermelon, raw
Cherries | sweet cherries, fresh cherry | 63 16 1.1 0.2 | piece 8.2, cup 138, default 115, handful 80 | 🍒 | 09070 Cherries, sweet, raw
Canned cherries | cherries in syrup | 83 21.3 0.6 0.1 | cup 253, default 125 | 🍒 | 09074 Cherries, sweet, canned, pitted, heavy syrup pack, solids and liquids
Maraschino cherry | cocktail cherry | 165 42 0.2 0.2 | piece 5 | 🍒 | 09328 Maraschino cherries, canned, drained
Clementine | satsuma, mandarin | 47 12 0.8 0.1 | piece 74 | 🍊 | 09433 Clementines, raw
Tangerine | mandarin orange | 53 13.3 0.8 0.3 | medium 88, small 76, large 120, cup 195 | 🍊 | 09218 Tangerines, (mandarin oranges), raw
Canned mandarin oranges | tinned mandarins, mandarin oranges canned in syrup | 61 16.2 0.5 0.1 | cup 252, default 126 | 🍊 | 09220 Tangerines, (mandarin oranges), canned, light syrup pack
Cranberries | fresh cranberries | 46 12.2 0.4 0.1 | cup 100, piece 1, default 50 | 🍒 | 09078 Cranberries, raw
Dried cranberries | craisins, sweetened dried cranberries | 308 82.4 0.1 1.4 | cup 120, piece 0.6, tbsp 8, default 30, handful 30 | 🍒 | 09079 Cranberries, dried, sweetened
Cranberry sauce | jellied cranberry | 151 38.9 0.2 0.1 | cup 277, slice 57, tbsp 17, default 60, with 40 | 🍒 | 09081 Cranberry sauce, canned, sweetened
Dates | medjool date, dried dates | 277 75 1.8 0.1 | piece 24, cup 147, default 48 | 🌴 | 09421 Dates, medjool
Fig | fresh figs | 74 19.2 0.8 0.3 | medium 50, small 40, large 64 | 🫐 | 09089 Figs, raw
Dried figs | dried fig | 249 63.9 3.3 0.9 | piece 8.4, cup 149, default 34 | 🫐 | 09094 Figs, dried, uncooked
Fruit cocktail | canned fruit, tinned fruit, canned mixed fruit, fruit cup | 57 14.9 0.4 0.1 | cup 242, container 113, default 121 | 🍑 | 09099 Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, light syrup, solids and liquids
Fruit salad | mixed fruit, fresh fruit salad, assorted fruit, fruit, chopped fruit, fresh fruit cup, fruit pot, pot of fruit, fruit bowl, bowl of fruit | 47.4 12.2 0.6 0.2 | cup 150, bowl 200, default 150, with 80 | 🍓 | 20% 09003 Apples, raw + 20% 09316 Strawberries, raw + 20% 09266 Pineapple, raw + 20% 09132 Grapes, red or green (European type + 20% 09181 Melons, cantaloupe
Dried mixed fruit | dried goji, mixed dried fruit, dried fruit, goji berries | 243 64.1 2.5 0.5 | cup 140, tbsp 9, default 40, handful 40 | 🍇 | 09188 Fruit, mixed, (prune and apricot and pear), dried
Grapefruit | pink grapefruit | 42 10.7 0.8 0.1 | medium 246, half 123, cup 230, default 123 | 🍊 | 09112 Grapefruit, raw, pink and red, all areas
Grapes | red grapes, green grapes, grape | 69 18.1 0.7 0.2 | piece 5, cup 151, bunch 150, default 100, handful 80 | 🍇 | 09132 Grapes, red or green (European type, such as Thompson seedless), raw
Guava | guavas | 68 14.3 2.5 0.9 | piece 55, cup 165 | 🍈 | 09139 Guavas, common, raw
Jackfruit | raw jackfruit | 95 23.2 1.7 0.6 | cup 151, default 150 | 🍈 | 09144 Jackfruit, raw
Kiwi | kiwifruit, kiwi fruit | 61 14.7 1.1 0.5 | piece 69, cup 180 | 🥝 | 09148 Kiwifruit, green, raw
Lemon | lemon wedge, slice of lemon | 29 9.3 1.1 0.3 | piece 58, wedge 7, slice 7, default 58, with 7 | 🍋 | 09150 Lemons, raw, without peel
Lemon juice | juice of lemon, squeeze of lemon | 22 6.9 0.3 0.2 | cup 244, tbsp 15, piece 48, default 15, with 8 | 🍋 | 09152 Lemon juice, raw
Lime | lime wedge | 30 10.5 0.7 0.2 | piece 67, wedge 8, slice 8, with 8 | 🍋 | 09159 Limes, raw
Lime juice | juice of lime | 25 8.4 0.4 0.1 | cup 242, tbsp 15, piece 44, default 15, with 8 | 🍋 | 09160 Lime juice, raw
Lychee | litchi, lychees, rambutan, longan | 66 16.5 0.8 0.4 | piece 9.6, cup 190, default 96 | 🍈 | 09164 Litchis, raw
Mango | mangoes, ripe mango | 60 15 0.8 0.4 | medium 200, cup 165, slice 30 | 🥭 | 09176 Mangos, raw
Nectarine | nectarines | 44 10.6 1.1 0.3 | medium 142, small 129, large 156, cup 143 | 🍑 | 09191 Nectarines, raw
Black olives | ripe olives, kalamata olives | 115 6.3 0.8 10.7 | piece 4, cup 135, tbsp 8.4, default 24, handful 30, with 15 | 🫒 | 09193 Olives, ripe, canned (small-extra large)
Green olives | stuffed olives, pickled olives, olives | 145 3.8 1 15.3 | piece 2.7, cup 135, tbsp 9, default 25, handful 30, with 15 | 🫒 | 09195 Olives, pickled, canned or bottled, green
Orange | navel orange, fresh orange | 47 11.8 0.9 0.1 | medium 140, small 96, large 184, cup 180, slice 15 | 🍊 | 09200 Oranges, raw, all commercial varieties
Papaya | pawpaw | 43 10.8 0.5 0.3 | cup 145, small 157, medium 275, slice 70, default 145 | 🥭 | 09226 Papayas, raw
Passion fruit | passionfruit, granadilla | 97 23.4 2.2 0.7 | piece 18, cup 236 | 🥭 | 09231 Passion-fruit, (granadilla), purple, raw
Peach | fresh peach, white peach | 39 9.5 0.9 0.2 | medium 150, small 130, large 175, cup 154, slice 17 | 🍑 | 09236 Peaches, raw
Canned peaches | peaches in syrup, tinned peaches, peach cup | 54 14.6 0.5 0 | cup 251, half 98, container 113, default 126 | 🍑 | 09240 Peaches, canned, light syrup pack, solids and liquids
Canned peaches in juice | peaches in juice, peaches in water | 44 11.6 0.6 0 | cup 249, half 98, container 113, default 125 | 🍑 | 09238 Peaches, canned, juice pack, solids and liquids
Frozen peaches | sweetened peaches | 94 24 0.6 0.1 | cup 250, default 125 | 🍑 | 09250 Peaches, frozen, sliced, sweetened
Pear | fresh pear | 58 15.5 0.4 0.1 | medium 178, small 148, large 230, cup 150, slice 15 | 🍐 | 09252 Pears, raw
Canned pears | pears in syrup, tinned pears | 57 15.2 0.2 0 | cup 251, half 76, default 126 | 🍐 | 09256 Pears, canned, light syrup pack, solids and liquids
Asian pear | nashi pear | 42 10.7 0.5 0.2 | medium 180 | 🍐 | 09340 Pears, asian, raw
Persimmon | kaki, sharon fruit | 70 18.6 0.6 0.2 | piece 168 | 🍅 | 09263 Persimmons, japanese, raw
Pineapple | fresh pineapple, pineapple chunks | 50 13.1 0.5 0.1 | cup 165, chunk 15, slice 84, ring 56, whole 900, default 120 | 🍍 | 09266 Pineapple, raw, all varieties
Canned pineapple | pineapple in juice, tinned pineapple | 60 15.7 0.4 0.1 | cup 249, slice 47, ring 47, default 125 | 🍍 | 09268 Pineapple, canned, juice pack, solids and liquids
Dried pineapple | candied fruit, candied pineapple, dried mango, dried papaya, crystallised ginger | 322 82.7 0.3 0.1 | piece 20, default 40 | 🍍 | 09426 Candied fruit
Plantain, fried | fried plantain, tostones, maduros, fried sweet plantains, dodo | 236 40.8 1.4 7.5 | cup 169, slice 15, default 120 | 🍌 | 09447 Plantains, yellow, fried, Latino restaurant
Plantain, boiled | plantain, boiled plantain, cooked plantain | 116 31.1 0.8 0.2 | medium 179, cup 154, default 150 | 🍌 | 09278 Plantains, cooked
Plantain, raw | raw plantain, green plantain | 122 31.9 1.3 0.4 | medium 179, piece 179, cup 148, default 179 | 🍌 | 09277 Plantains, raw
Plum | plums, red plum | 46 11.4 0.7 0.3 | piece 66, cup 165 | 🫐 | 09279 Plums, raw
Pomegranate | pomegranate seeds, pomegranate arils | 83 18.7 1.7 1.2 | piece 282, cup 174, default 87, with 30 | 🍎 | 09286 Pomegranates, raw
Prunes | dried plums | 240 63.9 2.2 0.4 | piece 9.5, cup 174, default 40 | 🫐 | 09291 Plums, dried (prunes), uncooked
Raisins | sultanas, raisin, currants, golden raisins | 299 79.2 3.1 0.5 | cup 145, piece 0.5, box 43, tbsp 9, small 14, default 40, handful 40, with 15 | 🍇 | 09298 Raisins, seedless
Raspberries | raspberry | 52 11.9 1.2 0.7 | cup 123, piece 1.9, default 80, handful 50, with 50 | 🍓 | 09302 Raspberries, raw
Rhubarb | stewed rhubarb, rhubarb with sugar | 116 31.2 0.4 0.1 | cup 240, default 120 | 🍓 | 09310 Rhubarb, frozen, cooked, with sugar
Star fruit | starfruit, carambola | 31 6.7 1 0.3 | medium 91, cup 120 | ⭐ | 09060 Carambola, (starfruit), raw
Strawberries | strawberry, fresh strawberries | 32 7.7 0.7 0.3 | medium 12, small 7, large 18, cup 152, piece 12, default 110, handful 70, with 60 | 🍓 | 09316 Strawberries, raw
Frozen strawberries | unsweetened frozen strawberries | 35 9.1 0.4 0.1 | cup 149, piece 10.6, default 125 | 🍓 | 09318 Strawberries, frozen, unsweetened
Strawberries in syrup | sweetened strawberries, strawberries with sugar | 96 25.9 0.5 0.1 | cup 255, default 125 | 🍓 | 09320 Strawberries, frozen, sweetened, sliced
Strawberry topping | strawberry sauce, fruit topping | 254 66.3 0.2 0.1 | tbsp 21, cup 340, default 42, with 42 | 🍓 | 19137 Toppings, strawberry
Coconut | coconut meat, fresh coconut | 354 15.2 3.3 33.5 | cup 80, piece 45, default 45 | 🥥 | 12104 Nuts, coconut meat, raw
Desiccated coconut | shredded coconut, coconut flakes, dried coconut | 501 47.7 2.9 35.5 | cup 93, tbsp 6, default 15, with 8 | 🥥 | 12179 Nuts, coconut meat, dried (desiccated), sweetened, shredded
Gooseberries | gooseberry | 44 10.2 0.9 0.6 | cup 150, piece 5, default 100 | 🍇 | 09107 Gooseberries, raw
Blackcurrants | black currants, redcurrants | 63 15.4 1.4 0.4 | cup 112, piece 0.5, default 80, with 40 | 🫐 | 09083 Currants, european black, raw
Pomelo | pummelo | 38 9.6 0.8 0 | cup 190, piece 609, default 190 | 🍊 | 09295 Pummelo, raw
Breadfruit |  | 103 27.1 1.1 0.2 | cup 220, default 140 | 🍈 | 09059 Breadfruit, raw
Tamarind | tamarind pulp | 239 62.5 2.8 0.6 | cup 120, piece 2, default 20 | 🫘 | 09322 Tamarinds, raw
Custard apple | cherimoya, sweetsop | 75 17.7 1.6 0.7 | piece 235, cup 160, default 160 | 🍈 | 09062 Cherimoya, raw
Kumquat | kumquats | 71 15.9 1.9 0.9 | piece 19, cup 150, default 76 | 🍊 | 09149 Kumquats, raw
Apple pie filling | canned apple filling | 100 26.1 0.1 0.1 | cup 255, can 595, default 74 | 🍎 | 19312 Pie fillings, apple, canned
Cherry pie filling | pie filling, strawberry pie filling, peach pie filling | 115 28 0.4 0.1 | cup 264, can 595, default 74 | 🍒 | 19314 Pie fillings, canned, cherry
Blueberry pie filling |  | 181 44.4 0.4 0.2 | cup 262, can 595, default 74 | 🫐 | 44158 Pie fillings, blueberry, canned
`;
