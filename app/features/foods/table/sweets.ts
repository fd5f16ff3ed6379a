export const SWEETS = `
Sugar | white sugar, granulated sugar, sugar cube, table sugar, caster sugar | 387 100 0 0 | tsp 4.2, tbsp 12.6, packet 3, cube 2.5, piece 4.2, spoonful 4.2, cup 200, default 8, with 8, in drink 4.2 | 🍬 | 19335 Sugars, granulated
Brown sugar | demerara sugar, cane sugar, jaggery, panela, muscovado | 380 98.1 0.1 0 | tsp 4.6, tbsp 13.8, packet 3, cup 220, default 8, with 8, in drink 4.6 | 🍬 | 19334 Sugars, brown
Churro | churros, spanish churros | 329.4 44.6 5 14.5 | piece 28, default 112, small 20, large 45 | 🍩 | 48% 20081 Wheat flour, white, all-purpose, enriched, b + 14% 04044 Oil, soybean, salad or cooking + 8% 19335 Sugars, granulated + 30% 14411 Water, tap, drinking
Polvoron | spanish shortbread, mantecado, almond shortbread | 516.6 55.9 9.1 29.2 | piece 35, default 35 | 🍪 | 80% 18192 Cookies, shortbread, commercially prepared + 20% 12061 Nuts, almonds
Pacoca | paçoca, peanut candy, peanut fudge candy, brazilian peanut candy | 505.8 52.9 14.2 29.8 | piece 20, default 20 | 🥜 | 60% 16090 Peanuts, all types, dry-roasted, with salt + 40% 19335 Sugars, granulated
Guava paste | goiabada, quince paste, membrillo, guava cheese | 278 68.9 0.4 0.1 | slice 40, piece 40, default 40 | 🍮 | 19297 Jams and preserves
Powdered sugar | icing sugar, confectioners sugar | 389 99.8 0 0 | tbsp 8, tsp 2.5, cup 120, default 8, with 8 | 🍬 | 19336 Sugars, powdered
Sweetener | artificial sweetener, stevia, splenda, sugar substitute, equal, sucralose, sugar free sweetener | 336 91.2 0 0 | packet 1, tsp 0.5, piece 0.5, default 1 | 🍬 | 19868 Sweeteners, tabletop, sucralose, SPLENDA packets
Honey | raw honey | 304 82.4 0.3 0 | tbsp 21, tsp 7, packet 14, drizzle 10, cup 339, default 14, with 14, in drink 7 | 🍯 | 19296 Honey
Jam | jelly, strawberry jam, preserves, fruit spread, marmalade, raspberry jam, grape jelly, lingonberry jam, cherry jam, apricot jam, conserve | 278 68.9 0.4 0.1 | tbsp 20, tsp 7, packet 14, cup 320, default 20, with 15 | 🍓 | 19297 Jams and preserves
Sugar-free jam | diet jam, reduced sugar jam, light jelly | 179 46.1 0.3 0 | tbsp 19, tsp 6, packet 14, default 19, with 15 | 🍓 | 44110 Jellies, reduced sugar, home preserved
Apple butter | fruit butter, lemon curd | 173 42.5 0.4 0.3 | tbsp 17, default 17 | 🍎 | 19294 Fruit butters, apple
Maple syrup | real maple syrup, golden syrup | 260 67 0 0.1 | tbsp 20, tsp 6.7, cup 315, packet 40, drizzle 15, default 40, with 30 | 🍁 | 19353 Syrups, maple
Pancake syrup | syrup, table syrup, corn syrup, waffle syrup, agave syrup | 234 61.5 0 0 | tbsp 20, tsp 6.7, cup 314, packet 40, drizzle 15, default 40, with 40 | 🍁 | 19129 Syrups, table blends, pancake
Light syrup | sugar free syrup, light pancake syrup, lite syrup, low calorie syrup | 165 44.5 0 0 | tbsp 15, tsp 5, cup 240, default 45, with 40 | 🍁 | 19128 Syrups, table blends, pancake, reduced-calorie
Molasses | treacle | 290 74.7 0 0.1 | tbsp 20, default 20 | 🍯 | 19304 Molasses
Chocolate syrup | chocolate sauce, hershey's syrup | 279 65.1 2.1 1.1 | tbsp 19.5, tsp 6.5, default 39, with 20 | 🍫 | 14181 Chocolate syrup
Hot fudge | fudge sauce, fudge topping | 350 62.9 4.6 8.9 | tbsp 19, default 38, with 38 | 🍫 | 19348 Syrups, chocolate, fudge-type
Caramel sauce | caramel topping, butterscotch sauce, dulce de leche, caramel syrup | 252 65.9 1.5 0.1 | tbsp 20.5, tsp 7, default 20, with 20 | 🍮 | 19364 Toppings, butterscotch or caramel
Chocolate hazelnut spread | nutella, chocolate spread, hazelnut spread | 541 62.2 5.4 29.7 | tbsp 18.5, tsp 6, packet 15, default 37, with 18 | 🍫 | 19125 Chocolate-flavored hazelnut spread
Marshmallow creme | marshmallow fluff | 322 79 0.8 0.3 | tbsp 12, default 24 | 🍬 | 19365 Toppings, marshmallow cream
Frosting | icing, buttercream, chocolate frosting, cream cheese frosting, glaze | 418 67.9 0 16.2 | tbsp 16, default 32, with 12 | 🧁 | 19230 Frostings, vanilla, creamy, ready-to-eat
Milk chocolate | chocolate, chocolate bar, milk chocolate bar, chocolate candy, hershey bar, cadbury dairy milk, chocolate candy bar, chocolate square, candy bar, hershey's, dairy milk, galaxy chocolate, toblerone, easter egg | 535 59.4 7.7 29.7 | bar 44, square 7, piece 7, mini 7, fun 17, small 20, medium 44, large 90, kiss 4.5, default 40 | 🍫 | 19120 Candies, milk chocolate
Chocolate kisses | hershey kisses, hershey's kisses, chocolate kiss | 535 59.4 7.7 29.7 | piece 4.6, default 41 | 🍫 | 19120 Candies, milk chocolate
Dark chocolate | dark chocolate bar, dark chocolate square, bittersweet chocolate, plain chocolate | 546 61.2 4.9 31.3 | bar 41, square 10, piece 10, mini 8, default 30 | 🍫 | 19902 Chocolate, dark, 45- 59% cacao solids
White chocolate | white chocolate bar | 539 59.2 5.9 32.1 | bar 44, square 7, piece 7, default 40 | 🍫 | 19087 Candies, white chocolate
Chocolate with nuts | milk chocolate with almonds, chocolate almonds, hershey's with almonds, chocolate bar with nuts, chocolate covered almonds, fruit and nut chocolate | 526 53.4 9 34.4 | bar 41, piece 7, square 7, default 41, fun 17 | 🍫 | 19132 Candies, milk chocolate, with almonds
Crispy chocolate bar | nestle crunch, krackel, crunch bar | 511 59.7 7.6 29.4 | bar 44, mini 10, piece 10, default 44 | 🍫 | 19134 Candies, milk chocolate, with rice cereal
Chocolate chips | semisweet chocolate chips, chocolate morsels, baking chocolate | 480 63.9 4.2 30 | tbsp 10.5, piece 0.5, cup 168, handful 30, default 15, with 10 | 🍫 | 19080 Candies, semisweet chocolate
Chocolate-covered peanuts | chocolate peanuts, goobers, chocolate covered nuts | 519 49.7 13.1 33.5 | piece 4, cup 149, bag 39, handful 30, default 40 | 🍫 | 19126 Candies, milk chocolate coated peanuts
Chocolate-covered raisins | raisinets, chocolate raisins, chocolate covered fruit | 390 68.4 4.1 14.8 | piece 1, cup 180, box 45, handful 30, default 40 | 🍫 | 19127 Candies, milk chocolate coated raisins
M&M's | m&ms, m and ms, smarties uk, m&m, plain m&ms, m&m's milk chocolate, m&m's chocolate candies | 492 71.2 4.3 21.1 | packet 48, fun 14, piece 0.9, cup 208, bag 48, handful 30, default 40 | 🍬 | 19141 Candies, MARS SNACKFOOD US, M&M's Milk Chocolate Candies
Peanut M&M's | m&ms peanut, peanut m&ms, m&m's peanut chocolate candies | 515 60.5 9.6 26.1 | packet 54, fun 18, piece 2.4, cup 170, bag 54, handful 30, default 45 | 🍬 | 19140 Candies, MARS SNACKFOOD US, M&M's Peanut Chocolate Candies
Snickers | snickers bar | 491 61.5 7.5 23.9 | bar 57, fun 15, king 113, piece 57, default 57, mini 9 | 🍫 | 19155 Candies, MARS SNACKFOOD US, SNICKERS Bar
Twix | twix bar, caramel cookie bar | 502 64.8 4.9 24.9 | bar 57, king 95, piece 25, default 57, mini 10 | 🍫 | 19160 Candies, MARS SNACKFOOD US, TWIX Caramel Cookie Bars
Kit Kat | kitkat, wafer bar, kit-kat | 518 64.6 6.5 26 | bar 42, mini 10, piece 10.5, finger 10.5, default 42, king 78 | 🍫 | 19109 Candies, KIT KAT Wafer Bar
Milky Way | milky way bar | 456 71.2 4 17.2 | bar 58, fun 17, mini 8, piece 58, king 103 | 🍫 | 19135 Candies, MARS SNACKFOOD US, MILKY WAY Bar
3 Musketeers | three musketeers | 436 77.8 2.6 12.8 | bar 60, fun 14, mini 8, piece 60 | 🍫 | 19159 Candies, MARS SNACKFOOD US, 3 MUSKETEERS Bar
Reese's Peanut Butter Cups | peanut butter cup, reeses, reese's, reeses cups, peanut butter cups | 515 55.4 10.2 30.5 | piece 17, cup 17, packet 45, mini 7, default 45 | 🍫 | 19150 Candies, REESE'S Peanut Butter Cups
Butterfinger | butterfinger bar, baby ruth, peanut bar, 5th avenue | 459 72.9 5.4 18.9 | bar 60, fun 18, mini 7, piece 60, king 108 | 🍫 | 19069 Candies, NESTLE, BUTTERFINGER Bar
Almond Joy | mounds, coconut bar, bounty bar, bounty | 479 59.5 4.1 26.9 | bar 49, fun 19, piece 49 | 🥥 | 19065 Candies, ALMOND JOY Candy Bar
Caramel | caramels, toffee chew, caramel candy, caramel candies | 382 77 4.6 8.1 | piece 10, packet 71, default 30 | 🍬 | 19074 Candies, caramels
Chocolate-covered caramel | rolo, caramello, chocolate caramels, turtles candy | 474 68 5.1 20.9 | piece 7, packet 48, default 42 | 🍫 | 19152 Candies, ROLO Caramels in Milk Chocolate
Toffee | toffee bar, heath bar, english toffee, peanut brittle, brittle | 560 64.7 1.1 32.8 | piece 12, bar 39, default 36 | 🍬 | 19383 Candies, toffee, prepared-from-recipe
Fudge | chocolate fudge, fudge square | 411 76.4 2.4 10.4 | piece 17, square 17, default 34 | 🍫 | 19100 Candies, fudge, chocolate, prepared-from-recipe
Truffle | chocolate truffle, bonbon, praline, box chocolate | 510 44.9 6.2 33.8 | piece 12, default 36 | 🍫 | 19138 Candies, truffles, prepared-from-recipe
Peppermint patty | york peppermint patty, mint chocolate | 384 81 2.2 7.2 | piece 11, patty 43, small 11, large 43, default 43 | 🍬 | 19091 Candies, YORK Peppermint Pattie
Hard candy | boiled sweets, candy, peppermint, mints, breath mint, sweets, butterscotch candy, life savers, candy cane, hard candies, jolly rancher, lozenge, cough drop | 394 98 0 0.2 | piece 6, packet 28, small 3, roll 28, default 18 | 🍭 | 19107 Candies, hard
Lollipop | sucker, lolly, hard candy lollipop | 394 98 0 0.2 | piece 15, small 10, large 28, mini 6 | 🍭 | 19107 Candies, hard
Wine gums | fruit gums, fruit pastilles, wine gum, maynards wine gums | 396 98.9 0 0 | piece 5, packet 52, bag 130, default 40 | 🍬 | 19106 Candies, gumdrops, starch jelly pieces
Gummy candy | gummy bears, gummies, jelly babies, gumdrops, gummi bears, haribo, gummy worms, percy pigs, jelly sweets, maoam, rowntrees, haribo starmix, haribo tangfastics, tangfastics, starmix, love hearts, refreshers sweets, dolly mixture, pick and mix, pick n mix | 396 98.9 0 0 | piece 2.2, packet 60, box 60, bag 40, cup 182, handful 30, default 40 | 🐻 | 19106 Candies, gumdrops, starch jelly pieces
Jelly beans | jellybeans | 375 93.5 0 0.1 | piece 1.1, handful 30, cup 180, packet 40, default 30 | 🫘 | 19108 Candies, jellybeans
Skittles | fruit candy, sour candy, sour patch kids, nerds, mike and ike, hot tamales, airheads, runts, sweet tarts, sweetarts | 405 90.8 0.2 4.4 | piece 1.1, packet 62, bag 62, fun 20, cup 205, handful 30, default 45 | 🍬 | 19370 Candies, MARS SNACKFOOD US, SKITTLES Original Bite Size Candies
Fruit chews | starburst, fruit chew, chewy candy, taffy, salt water taffy, laffy taffy | 408 82.6 0.4 8.2 | piece 5, packet 59, fun 20, mini 5, default 30 | 🍬 | 19156 Candies, MARS SNACKFOOD US, STARBURST Fruit Chews, Original fruits
Licorice | liquorice, twizzlers, red vines, licorice twist | 350 79.7 2.6 2.3 | piece 5, packet 70, stick 10, default 40 | 🍬 | 19112 Candies, TWIZZLERS Strawberry Twists Candy
Tootsie Roll | tootsie rolls, chocolate chew | 387 87.7 1.6 3.3 | piece 6.6, default 40 | 🍬 | 19064 Candies, TOOTSIE ROLL, chocolate-flavor roll
Marshmallow | marshmallows, marshmallow candy | 318 81.3 1.8 0.2 | piece 7.2, cup 50, large 7.2, mini 0.7, small 0.7, default 29, with 8 | 🍡 | 19116 Candies, marshmallows
Caramel apple | candied apple, candy apple, toffee apple | 126.2 28 1.2 2 | piece 178, medium 178, small 140, large 220 | 🍎 | 78% 09003 Apples, raw + 22% 19074 Candies, caramels
Reese's Pieces | peanut butter candies | 497 59.9 12.5 24.8 | piece 0.8, packet 46, cup 190, handful 30, default 43 | 🍬 | 19151 Candies, REESE'S PIECES Candy
Cotton candy | candy floss | 387 100 0 0 | piece 30, bag 56, default 30 | 🍭 | 19335 Sugars, granulated
Halva | halvah, turkish delight, sesame candy | 469 60.5 12.5 21.5 | piece 28, default 28 | 🍬 | 19117 Candies, halavah, plain
Chewing gum | gum, stick of gum, bubble gum, piece of gum | 360 96.7 0 0.3 | piece 3, stick 3, packet 15, default 3 | 🍬 | 19163 Chewing gum
Sugar-free gum | sugarless gum, sugar free chewing gum | 268 94.8 0 0.4 | piece 2, stick 2, packet 15, default 2 | 🍬 | 43060 Chewing gum, sugarless
Fruit snacks | fruit gummies, fruit leather, fruit roll up, fruit roll-up, fruit by the foot, fruit snack | 341 80.9 4.4 0 | pouch 26, packet 26, roll 21, piece 21, bag 26, default 26 | 🍬 | 19272 Snacks, FARLEY CANDY, FARLEY Fruit Snacks, with vitamins A, C, and E
Crisped rice bar | rice krispies treat, rice krispie treat, rice crispy treat, marshmallow treat | 414 80.5 3.4 9 | bar 37, piece 37, square 37 | 🍫 | 19438 Snacks, KELLOGG, KELLOGG'S RICE KRISPIES TREATS Squares
Chocolate chip cookie | chocolate chip cookies, choc chip cookie, chips ahoy, toll house cookie, homemade chocolate chip cookie | 488 58.2 5.7 28.4 | piece 16, small 20, medium 30, large 45, mini 2, bag 55, default 32 | 🍪 | 18378 Cookies, chocolate chip, prepared from recipe, made with butter
Cookie | cookies, sugar cookie, assorted cookies, iced cookie, snickerdoodle, plain cookie, butter cookie | 478 67.9 5.1 21.1 | piece 15, small 20, medium 30, large 45, packet 30, default 30 | 🍪 | 18204 Cookies, sugar, commercially prepared, regular (includes vanilla)
Sugar-free cookie | sugar free sugar wafer cookie, diet cookie, diabetic cookie | 431 76.8 4.1 13 | piece 15, small 10, medium 15, large 30, default 30 | 🍪 | 18203 Cookies, sugar, commercially prepared, special dietary
Digestive biscuit | digestive, hobnob, digestives, digestive biscuits, maria cookie, custard biscuit, hobnobs, malted milks, lotus biscoff, biscoff biscuit, biscoff, speculoos, parle g biscuits | 478.3 68.2 6.3 19.9 | piece 15, default 30 | 🍪 | 70% 18192 Cookies, shortbread + 30% 18173 Cookies, graham crackers
Chocolate digestive | chocolate biscuit, chocolate digestives, chocolate coated biscuit, chocolate hobnob, chocolate hobnobs, milk chocolate digestive, milk chocolate digestives, dark chocolate digestive, chocolate biscuits, chocolate covered biscuit | 484 66.5 5.8 23.2 | piece 17, default 34 | 🍪 | 18174 Cookies, graham crackers, chocolate-coated
Oatmeal cookie | oatmeal cookies, oat cookie, oat biscuit, anzac biscuit | 447 66.4 6.8 17.9 | piece 15, default 30, large 45, small 20, medium 30 | 🍪 | 18377 Cookies, oatmeal, prepared from recipe, without raisins
Oatmeal raisin cookie | oatmeal raisin cookies, raisin cookie | 435 68.4 6.5 16.2 | piece 15, default 30, large 45, small 20, medium 30 | 🍪 | 18184 Cookies, oatmeal, prepared from recipe, with raisins
Peanut butter cookie | peanut butter cookies, nutter butter, peanut butter sandwich cookie | 475 58.9 9 23.8 | piece 20, default 40, small 20, medium 30, large 45 | 🍪 | 18189 Cookies, peanut butter, prepared from recipe
Peanut butter chocolate cookie | peanut butter chocolate chip cookie | 476.1 60 7.9 25.2 | piece 20, default 40 | 🍪 | 78% 18189 Cookies, peanut butter + 22% 19080 Candies, semisweet chocolate
Chocolate cookie | chocolate wafer, double chocolate cookie, chocolate cookies, fudge cookie | 433 72.4 6.6 14.2 | piece 16, default 32, small 20, medium 30, large 45 | 🍪 | 18157 Cookies, chocolate wafers
Sandwich cookie | oreo, oreos, chocolate sandwich cookie, custard cream, bourbon biscuit, vanilla sandwich cookie, sandwich cookies, cookies with cream filling, custard creams, bourbon creams, bourbon cream, bourbons biscuits, golden oreo, golden oreos, oreo biscuit | 469 70.7 5.6 19.8 | piece 11.5, packet 34, default 34 | 🍪 | 18166 Cookies, chocolate sandwich, with creme filling, regular
Oatmeal cream pie | oatmeal creme pie, whoopie pie | 439.9 68.4 4.2 17.5 | piece 38 | 🍪 | 68% 18178 Cookies, oatmeal + 32% 19230 Frostings, vanilla
Marshmallow cookie | chocolate covered marshmallow cookie, marshmallow pie, moon pie, tunnocks teacake, mallomar, s'mores | 421 67.7 4 16.9 | piece 20, small 13, large 39, default 39 | 🍪 | 18176 Cookies, marshmallow, chocolate-coated (includes marshmallow pies)
Shortbread | shortbread cookie, shortbread cookies, scottish shortbread, butter cookies | 502 64.5 6.1 24.1 | piece 15, small 8, finger 18, default 30 | 🍪 | 18192 Cookies, shortbread, commercially prepared, plain
Gingersnap | ginger snaps, ginger snap | 416 76.9 5.6 9.8 | piece 7, default 28 | 🍪 | 18172 Cookies, gingersnaps
Gingerbread cookie | gingerbread man, molasses cookie, ginger cookie | 416 76.9 5.6 9.8 | piece 30, small 20, medium 30, large 45, default 30 | 🍪 | 18172 Cookies, gingersnaps
Graham crackers | graham cracker, grahams | 423 76.8 6.9 10.1 | piece 14, sheet 14, square 7, small 3.5, medium 7, large 14, cup 84, default 28 | 🍘 | 18173 Cookies, graham crackers, plain or honey (includes cinnamon)
Animal crackers | animal cookies, teddy grahams | 446 74.1 6.9 13.8 | piece 2.5, cup 60, box 57, bag 57, handful 25, default 30 | 🐻 | 18150 Cookies, animal crackers (includes arrowroot, tea biscuits)
Vanilla wafers | nilla wafers, wafer cookie, vanilla wafer, sugar wafer, wafers, ice cream wafer | 473 71.1 4.3 19.4 | piece 6, cup 60, default 28 | 🍪 | 18213 Cookies, vanilla wafers, higher fat
Fig bar | fig newton, fig newtons, fig cookie, fig roll, fig rolls, fig biscuit | 348 70.9 3.7 7.3 | piece 16, packet 57, default 32 | 🍪 | 18170 Cookies, fig bars
Macaroon | coconut macaroon, macaron, macaroons | 404 72.2 3.6 12.7 | piece 24 | 🍪 | 18169 Cookies, coconut macaroons, prepared from recipe
Fortune cookie | fortune cookies | 378 84 4.2 2.7 | piece 8 | 🥠 | 18171 Cookies, fortune
Biscotti | ladyfinger, ladyfingers, biscotto, cantuccini | 365 59.7 10.6 9.1 | piece 22, small 11 | 🍪 | 18175 Cookies, ladyfingers, with lemon juice and rind
Brownie | chocolate brownie, brownies, fudge brownie, brownie square, blondie, iced brownie | 405 63.9 4.8 16.3 | piece 56, square 56, default 56 | 🍫 | 18151 Cookies, brownies, commercially prepared
Chocolate cake | chocolate cake with frosting, chocolate cake with icing, devil's food cake, birthday cake chocolate, fudge cake, chocolate gateau, lava cake, black forest gateau, chocolate fudge cake, sachertorte | 389 52.8 3.5 20.1 | slice 110, piece 110, default 80, small 95, whole 1660 | 🍰 | 18096 Cake, chocolate, commercially prepared with chocolate frosting, in-store bakery
Cake | white cake, yellow cake, birthday cake, vanilla cake, iced cake, cake with icing, cake with frosting, layer cake, tres leches, sheet cake, yellow cake with frosting | 373 58.8 3.5 14.5 | slice 64, piece 64, default 80, large 144, whole 510 | 🍰 | 18141 Cake, yellow, commercially prepared, with vanilla frosting
Plain cake | cake without icing, sponge cake plain, plain sponge cake, madeira cake | 361 53 5.3 14.6 | slice 68, piece 68, whole 817 | 🍰 | 18146 Cake, yellow, prepared from recipe without frosting
Carrot cake | carrot cake with icing, red velvet cake, spice cake, pumpkin cake | 353.7 44.7 3.2 18.9 | slice 100, piece 100, whole 1000 | 🥕 | 42% 18146 Cake, yellow + 19% 11124 Carrots, raw + 29% 19228 Frostings, cream cheese-flavor + 5% 12155 Nuts, walnuts + 4% 04044 Oil, soybean
Pound cake | loaf cake, lemon cake, lemon drizzle cake, bundt cake, butter cake, marble cake | 388 48.8 5.5 19.9 | slice 30, piece 30, default 80, whole 300 | 🍰 | 18120 Cake, pound, commercially prepared, butter
Angel food cake | angel cake | 258 57.8 5.9 0.8 | slice 45, piece 45, default 45, whole 340 | 🍰 | 18086 Cake, angelfood, commercially prepared
Fruitcake | fruit cake, christmas cake, christmas pudding, panettone, stollen | 324 61.6 2.9 9.1 | slice 60, piece 60 | 🍰 | 18110 Cake, fruitcake, commercially prepared
Gingerbread | gingerbread cake, parkin, sticky toffee pudding | 356 49.2 3.9 16.4 | slice 74, piece 74 | 🍰 | 18116 Cake, gingerbread, prepared from recipe
Coffee cake | crumb cake, coffeecake, streusel cake, cinnamon crumb cake | 418 46.7 6.8 23.3 | slice 57, piece 57 | 🍰 | 18104 Coffeecake, cinnamon with crumb topping, commercially prepared, enriched
Pineapple upside-down cake | fruit cake fresh, strawberry shortcake, shortcake, cake with fruit | 319 50.5 3.5 12.1 | slice 115, piece 115 | 🍰 | 18119 Cake, pineapple upside-down, prepared from recipe
Cheesecake | new york cheesecake, cheese cake, strawberry cheesecake, plain cheesecake, sernik, basque cheesecake, japanese cheesecake | 321 25.5 5.5 22.5 | slice 125, piece 125, small 80, whole 482 | 🍰 | 18147 Cheesecake commercially prepared
Boston cream pie | cream cake, swiss roll, trifle, cake roll | 252 42.9 2.4 8.5 | slice 92, piece 92, default 110 | 🍰 | 18090 Cake, boston cream pie, commercially prepared
Cupcake | chocolate cupcake, vanilla cupcake, frosted cupcake, fairy cake, cupcake with icing, cup cake | 382.3 55.3 3.5 17.7 | piece 65, small 45, medium 65, large 90, mini 20 | 🧁 | 58% 18096 Cake, chocolate + 42% 18141 Cake, yellow
Snack cake | twinkie, ho ho, ding dong, swiss cake roll, little debbie, hostess cupcake, zebra cake, cream filled snack cake, creme filled chocolate snack cake | 399 60.3 3.6 15.9 | piece 50, packet 100 | 🧁 | 18127 Cake, snack cakes, creme-filled, chocolate with frosting
Banana bread | banana loaf, pumpkin bread, zucchini bread, banana nut bread, banana cake, fruit loaf | 326 54.6 4.3 10.5 | slice 60, piece 60 | 🍞 | 18019 Bread, banana, prepared from recipe, made with margarine
Apple pie | apple tart, apple pie slice, fruit pie, blueberry pie, blackberry pie, peach pie, fruit tart, tarte tatin, apple galette | 237 34 1.9 11 | slice 125, piece 125, individual 117, small 117, large 155, whole 1000 | 🥧 | 18301 Pie, apple, commercially prepared, enriched flour
Cherry pie | cherry tart | 260 39.8 2 11 | slice 125, piece 125, individual 117, small 117, large 180, whole 1000 | 🥧 | 18308 Pie, cherry, commercially prepared
Fried pie | hostess fruit pie, fried fruit pie, hand pie, apple hand pie | 316 42.6 3 16.1 | piece 128, default 128 | 🥧 | 18319 Pie, fried pies, fruit
Pumpkin pie | sweet potato pie | 243 34.8 3.9 9.8 | slice 133, piece 133, large 155, whole 995 | 🥧 | 18326 Pie, pumpkin, commercially prepared
Pecan pie | treacle tart | 407 59.6 4.5 16.7 | slice 133, piece 133, whole 833 | 🥧 | 18324 Pie, pecan, commercially prepared
Fruit turnover | apple turnover, cherry turnover, pastry filled with fruit | 316 42.6 3 16.1 | piece 75, default 75 | 🥧 | 18319 Pie, fried pies, fruit
Lemon meringue pie | lemon pie, key lime pie, lemon tart | 268 47.2 1.5 8.7 | slice 113, piece 113, large 127 | 🥧 | 18320 Pie, lemon meringue, commercially prepared
Chocolate cream pie | banana cream pie, coconut cream pie, cream pie, chocolate pie, banoffee pie, mississippi mud pie | 304 33.6 2.6 19.4 | slice 113, piece 113, small 99, large 144 | 🥧 | 18310 Pie, chocolate creme, commercially prepared
Custard pie | egg tart, custard tart, egg custard pie | 210 20.8 5.5 11.6 | slice 105, piece 65, default 105 | 🥧 | 18317 Pie, egg custard, commercially prepared
Fruit crisp | apple dessert, fruit dessert, apple crisp, peach crisp, berry crisp, cherry crisp, blueberry crisp, rhubarb crisp, fruit cobbler, peach cobbler, apple crumble, crumble, cobbler, rhubarb crumble, cherry cobbler, berry crumble | 161 30.8 1.8 3.4 | cup 282, bowl 200, default 141 | 🥧 | 19186 Desserts, apple crisp, prepared-from-recipe
Strudel | apple strudel | 274 41.1 3.3 11.2 | slice 71, piece 71, default 90 | 🥧 | 18354 Strudel, apple
Baklava | baclava, kadaif | 473.8 39.3 7.2 34.4 | piece 60, small 30, default 60 | 🥮 | 31% 18338 Phyllo dough + 31% 12155 Nuts, walnuts + 22% 19296 Honey + 15% 01001 Butter, salted
Doughnut | donut, glazed doughnut, glazed donut, raised doughnut, yeast doughnut, frosted donut, iced doughnut, doughnuts, ring doughnut, chocolate frosted donut | 399 50.6 6.2 19.1 | medium 60, small 42, large 75, piece 60, mini 13, hole 13 | 🍩 | 18255 Doughnuts, yeast-leavened, glazed, enriched (includes honey buns)
Cake doughnut | cake donut, old fashioned donut, powdered donut, plain donut, sugar doughnut, cinnamon donut, cake-type doughnut | 426 50.8 5.2 22.9 | medium 60, small 42, large 71, piece 60, mini 14, hole 14 | 🍩 | 18250 Doughnuts, cake-type, plain, sugared or glazed
Chocolate doughnut | chocolate donut, chocolate iced donut, chocolate cake donut, chocolate covered donut | 452 51.3 4.9 25.2 | medium 43, large 67, piece 43, mini 18, hole 14 | 🍩 | 18249 Doughnuts, cake-type, plain, chocolate-coated or frosted
Jelly doughnut | jam doughnut, filled doughnut, jelly donut, jam donut, berliner, paczki, krapfen, sufganiyah | 340 39 5.9 18.7 | medium 85, piece 85 | 🍩 | 18256 Doughnuts, yeast-leavened, with jelly filling
Custard-filled doughnut | cream filled donut, boston cream donut, custard doughnut, bavarian cream donut, cream doughnut | 361 30 6.4 24.5 | medium 85, piece 85 | 🍩 | 18254 Doughnuts, yeast-leavened, with creme filling
Apple fritter | fritter, fruit fritter, banana fritter | 347.8 39.9 4.7 18.9 | piece 100, small 50, medium 100, large 130 | 🍩 | 80% 18248 Doughnuts, cake-type + 20% 09008 Apples, canned
Doughnut hole | donut hole, munchkin, doughnut holes | 399 50.6 6.2 19.1 | piece 13, default 52 | 🍩 | 18255 Doughnuts, yeast-leavened, glazed, enriched (includes honey buns)
Cruller | french cruller, beignet, youtiao | 412 59.5 3.1 18.3 | piece 41 | 🍩 | 18253 Doughnuts, french crullers, glazed
Eclair | chocolate eclair, cream puff, profiterole, profiteroles, choux bun | 262 24.2 6.4 15.7 | piece 100, small 50, medium 100, large 115, mini 25 | 🥐 | 18257 Eclairs, custard-filled with chocolate glaze, prepared from recipe
Cannoli | cannolo, cream horn | 307.3 33.4 8.2 15.8 | piece 82 | 🥐 | 55% 01036 Cheese, ricotta + 15% 19336 Sugars, powdered + 30% 18335 Pie crust, standard-type
Ice cream | vanilla ice cream, icecream, frozen dessert, scoop of ice cream, gelato, strawberry ice cream | 207 23.6 3.5 11 | scoop 66, cup 132, bowl 170, tbsp 9, pint 528, default 132, with 66, small 120, medium 220, large 320, small cup 120, medium cup 220, large cup 320 | 🍨 | 19095 Ice creams, vanilla
Chocolate ice cream | rocky road ice cream, cookies and cream ice cream, mint chocolate chip ice cream, cookie dough ice cream, butter pecan ice cream, flavored ice cream | 216 28.2 3.8 11 | scoop 66, cup 132, bowl 170, pint 528, default 132, with 66, small 120, medium 220, large 320, small cup 120, medium cup 220, large cup 320 | 🍨 | 19270 Ice creams, chocolate
Premium ice cream | haagen dazs, rich ice cream, ben and jerry's, ben & jerrys | 249 22.3 3.5 16.2 | scoop 107, cup 214, pint 428, container 428, default 214 | 🍨 | 19089 Ice creams, vanilla, rich
Light ice cream | low fat ice cream, diet ice cream, sugar free ice cream, no sugar added ice cream, reduced fat ice cream | 180 29.5 4.8 4.8 | scoop 76, cup 137, bowl 170, default 152, with 66, pint 300 | 🍨 | 19088 Ice creams, vanilla, light
Soft serve | soft serve ice cream, dairy queen cone | 169 25.6 4 5.7 | small 180, medium 260, large 340, cup 172, cone 120, default 180 | 🍦 | 21413 Light Ice Cream, soft serve, blended with cookie pieces
Frozen yogurt | froyo, frozen yoghurt, frozen yogurt bar | 127 21.6 3 3.6 | scoop 72, cup 174, small 120, medium 174, large 250, default 174 | 🍦 | 42187 Frozen yogurts, flavors other than chocolate
Ice cream cone | cone of ice cream, vanilla cone, ice cream waffle cone, sugar cone ice cream | 229.5 29.5 4 10.6 | piece 112, small 90, medium 112, large 170 | 🍦 | 89% 19095 Ice creams, vanilla + 11% 18271 Ice cream cones, cake or wafer-type
Frozen yogurt cone | cone of frozen yogurt, froyo cone | 187.4 30.2 4.5 5.7 | piece 112, small 90, medium 112, large 170 | 🍦 | 89% 19293 Frozen yogurts, vanilla + 11% 18271 Ice cream cones, cake or wafer-type
Ice cream sundae | sundae, hot fudge sundae, caramel sundae | 180 30.2 3.6 5.5 | piece 158, small 158, medium 200, large 280 | 🍨 | 21033 Fast foods, sundae, hot fudge
Ice cream bar | snickers ice cream bar, chocolate covered ice cream bar, magnum, klondike bar, drumstick ice cream, eskimo pie, cornetto, solero | 331 24.5 4.1 24.1 | bar 75, piece 75, mini 35 | 🍦 | 01237 Ice cream, bar or stick, chocolate covered
Ice cream sandwich | ice cream sandwiches, choc ice | 237 37.1 4.3 8.6 | piece 65, mini 35 | 🍦 | 01238 Ice cream sandwich
Fudgesicle | fudge bar, fudge pop, creamsicle, orange cream bar | 147 33.1 4.4 1.5 | bar 68, piece 68 | 🍦 | 01244 Milk dessert bar, frozen, made from lowfat milk
Popsicle | ice pop, ice lolly, freeze pop, ice block | 79 19.2 0 0.2 | piece 55, bar 55, default 55 | 🍧 | 19283 Frozen novelties, ice type, pop
Fruit bar, frozen | frozen fruit bar, fruit juice bar, juice bar | 87 20.2 1.2 0.1 | bar 77, piece 77 | 🍧 | 19263 Frozen novelties, fruit and juice bars
Sherbet | sorbet, dole whip, pineapple soft serve, orange sherbet, italian ice, water ice, slush ice, snow cone, shaved ice | 144 30.4 1.1 2 | scoop 74, cup 148, default 148, small 150, medium 250, large 350 | 🍧 | 19097 Sherbet, orange
Chocolate pudding | pudding cup, pudding, chocolate mousse pudding, chocolate custard, pudding snack | 142 23 2.1 4.6 | container 108, cup 260, default 108 | 🍮 | 19183 Puddings, chocolate, ready-to-eat
Vanilla pudding | banana pudding, butterscotch pudding, blancmange | 130 22.6 1.4 3.8 | container 110, cup 260, default 110 | 🍮 | 19201 Puddings, vanilla, ready-to-eat
Sugar-free pudding | diet pudding, fat free pudding | 93 20.9 1.9 0.3 | container 108, cup 260, default 108 | 🍮 | 19235 Puddings, chocolate, ready-to-eat, fat free
Rice pudding | arroz con leche, kheer | 146 24.9 3.2 3.7 | container 113, cup 253, bowl 250, default 170 | 🍮 | 36404 Restaurant, Latino, arroz con leche (rice pudding)
Bread pudding | bread and butter pudding | 170.2 29.5 5.5 3.6 | cup 200, slice 150, default 170 | 🍮 | 23% 18069 Bread, white + 46% 01077 Milk, whole + 14% 01123 Egg, whole + 11% 19335 Sugars, granulated + 6% 09298 Raisins, seedless
Tapioca pudding | tapioca, sago pudding | 130 21.7 1.9 3.9 | container 110, cup 260, default 110 | 🍮 | 19218 Puddings, tapioca, ready-to-eat
Custard | egg custard, baked custard, vanilla custard, creme anglaise, birds custard, custard sauce | 104 11 5 4.6 | cup 282, container 120, tbsp 15, default 120, with 75 | 🍮 | 19168 Desserts, egg custard, baked, prepared-from-recipe
Flan | creme caramel, leche flan | 145 22.8 4.5 4 | slice 120, cup 306, piece 120, default 120 | 🍮 | 19094 Desserts, flan, caramel custard, prepared-from-recipe
Chocolate mousse | mousse, chocolate pot | 225 16.1 4.1 16 | cup 404, container 75, default 100 | 🍫 | 19182 Desserts, mousse, chocolate, prepared-from-recipe
Gelatin | jello, jell-o, gelatin dessert, jelly dessert, gelatine, gelatin with fruit | 62 14.2 1.2 0 | cup 270, container 98, default 135 | 🍮 | 19173 Gelatin desserts, dry mix, prepared with water
Sugar-free gelatin | sugar free jello, diet jello | 20 4.2 0.8 0 | cup 234, container 92, default 117 | 🍮 | 19176 Gelatin desserts, dry mix, reduced calorie, with aspartame, prepared with water
Meringue | divinity | 320.8 74.7 7.3 0 | piece 22, mini 5, default 22 | 🍥 | 9% 01173 Egg, white, dried + 74% 19335 Sugars, granulated + 17% 14411 Water, tap
Mochi | daifuku, mochi ice cream | 239.3 56 2.4 0.6 | piece 45 | 🍡 | 40% 20061 Rice flour, white + 24% 19335 Sugars, granulated + 36% 14411 Water, tap
Red bean paste | sweet bean, anko, adzuki | 237 55 3.8 0 | tbsp 18, cup 296, default 50 | 🫘 | 16003 Beans, adzuki, mature seeds, canned, sweetened
Sponge cake | victoria sponge, madeleine, genoise, castella | 303.4 49.2 5.5 9.7 | slice 75, piece 75, default 75 | 🍰 | 70% 18134 Cake, sponge + 18% 01053 Cream, fluid + 12% 19297 Jams and preserves
Tiramisu |  | 275.1 29 6.3 15.2 | slice 120, piece 120, default 120 | 🍰 | 26% 18175 Cookies, ladyfingers + 34% 01017 Cheese, cream + 12% 01123 Egg, whole + 12% 19335 Sugars, granulated + 16% 14210 Coffee, brewed
Jaffa cake | jaffa cakes | 328.9 64 3.6 8.1 | piece 12.5, default 25 | 🍪 | 34% 18134 Cake, sponge + 44% 19297 Jams and preserves + 22% 19080 Candies, semisweet chocolate
Bakewell tart | frangipane tart, cherry bakewell | 470.5 49 7.6 28.5 | piece 45, slice 90, default 45 | 🥧 | 34% 18335 Pie crust, standard-type + 20% 12061 Nuts, almonds + 20% 19335 Sugars, granulated + 10% 01001 Butter, salted + 8% 01123 Egg, whole + 8% 19297 Jams and preserves
Eton mess |  | 204.8 22.3 1.3 12.7 | bowl 150, default 150 | 🍓 | 46% 09316 Strawberries, raw + 34% 01053 Cream, fluid + 20% 19384 Candies, divinity
Welsh cake | welsh cakes | 353 44.6 7 16.3 | piece 35, default 70 | 🍪 | 18016 Biscuits, plain or buttermilk, prepared from recipe
Brigadeiro | brigadeiros | 339.2 55.3 8.8 11.6 | piece 15, default 45 | 🍫 | 80% 01095 Milk, canned + 8% 19165 Cocoa, dry powder + 12% 19120 Candies, milk chocolate
Gulab jamun | gulab jamuns | 390.9 54.8 7.3 16.5 | piece 40, default 80 | 🍡 | 24% 01090 Milk, dry + 10% 20081 Wheat flour, white + 38% 19335 Sugars, granulated + 10% 04044 Oil, soybean + 18% 14411 Water, tap
Halo-halo | halo halo | 147.3 24.1 3.1 4.8 | cup 240, glass 300, default 300 | 🍧 | 34% 01096 Milk, canned + 12% 16003 Beans, adzuki + 12% 09176 Mangos, raw + 10% 12118 Nuts, coconut milk + 12% 19335 Sugars, granulated + 20% 14411 Water, tap
Puff puff | bofrot, mandazi, oliebollen | 462 48.6 8 26.2 | piece 35, default 105 | 🍩 | 36416 Restaurant, Latino, bunuelos (fried yeast bread)
Bunuelos | bunuelo | 462 48.6 8 26.2 | piece 70 | 🍩 | 36416 Restaurant, Latino, bunuelos (fried yeast bread)
Panna cotta |  | 188.7 15.4 4.1 12.8 | container 110, default 130 | 🍮 | 62% 01050 Cream, fluid + 24% 01077 Milk, whole + 12% 19335 Sugars, granulated + 2% 19177 Gelatins, dry powder
Creme brulee | crema catalana | 347.6 18.5 4.2 29.2 | container 110, default 110 | 🍮 | 66% 01053 Cream, fluid + 18% 01125 Egg, yolk + 16% 19335 Sugars, granulated
Red bean bun | anpan, mooncake | 304.7 48.8 5.6 10.1 | piece 80 | 🥮 | 55% 18355 Sweet rolls, cheese + 45% 16003 Beans, adzuki
Cookie dough | edible cookie dough, raw cookie dough, chocolate chip cookie dough | 443 61.4 4.4 20.4 | tbsp 15, scoop 60, piece 29, default 29 | 🍪 | 18163 Cookies, chocolate chip, refrigerated dough
Lamington | lamingtons, raspberry lamington, chocolate lamington | 351 59.5 3.9 11.8 | piece 70, small 40, large 100 | 🍰 | 58% 18133 Cake, sponge, commercially prepared + 26% 19226 Frostings, chocolate, creamy + 16% 12179 Nuts, coconut meat, dried (desiccated)
Tim Tam | tim tams, timtam, timtams, arnotts tim tam | 481 66.1 3.6 26.4 | piece 18, packet 200, default 36 | 🍫 | 18167 Cookies, chocolate sandwich, with creme filling, regular, chocolate-coated
Pavlova | pavlova slice, slice of pavlova, fruit pavlova, pavlova with cream and fruit, strawberry pavlova, mini pavlova | 252 46.9 1.3 7.5 | slice 120, piece 120, small 80, large 160, mini 60, default 120 | 🍓 | 44% 19335 Sugars, granulated + 6% 01124 Egg, white, raw + 20% 01053 Cream, fluid, heavy whipping + 30% 09316 Strawberries, raw
Mille feuille | millefeuille, mille feuilles, vanilla slice, custard slice, napoleon pastry, napoleon | 311.5 36.3 4.8 16.6 | piece 110, slice 110, small 60, large 140, mini 30 | 🍰 | 38% 18337 Puff pastry, frozen, ready-to-bake + 52% 19170 Egg custards, dry mix, prepared with whole m + 10% 19335 Sugars, granulated
Pastel de nata | pasteis de nata, portuguese custard tart, portuguese egg tart, portuguese tart, nata | 319.1 38.2 5.1 16.6 | piece 60, mini 30 | 🥧 | 38% 18337 Puff pastry, frozen, ready-to-bake + 46% 19168 Desserts, egg custard, baked + 16% 19335 Sugars, granulated
Pumpkin loaf | starbucks pumpkin loaf, pumpkin bread starbucks, pumpkin and pepita loaf, starbucks pumpkin bread | 326 54.6 4.3 10.5 | slice 126, piece 126, default 126 | 🍞 | 18019 Bread, banana
Lemon loaf | starbucks lemon loaf, iced lemon loaf, starbucks banana bread | 387.9 54.9 4.8 17.5 | slice 120, piece 120, default 120 | 🍰 | 88% 18120 Cake, pound + 12% 19335 Sugars, granulated
Dunkin glazed donut | dunkin donut, dunkin glazed doughnut, dunkin donuts glazed | 399 50.6 6.2 19.1 | piece 64 | 🍩 | 18255 Doughnuts, yeast-leavened
Krispy Kreme Original Glazed | krispy kreme, krispy kreme glazed, krispy kreme donut, krispy kreme original, original glazed, krispy kreme original glazed donut, krispy kreme doughnut | 399 50.6 6.2 19.1 | piece 48 | 🍩 | 18255 Doughnuts, yeast-leavened
Timbits | timbit, tim hortons timbits, tims timbits | 399 50.6 6.2 19.1 | piece 17, default 51 | 🍩 | 18255 Doughnuts, yeast-leavened
Blizzard | dairy queen blizzard, dq blizzard, oreo blizzard, reeses blizzard | 259.4 33 3.9 12.8 | mini 165, small 270, medium 385, large 520, default 320 | 🍨 | 20% 18166 Cookies, chocolate sandwich + 80% 19095 Ice creams, vanilla
McFlurry | mcdonalds mcflurry, oreo mcflurry, mcflurry oreo, smarties mcflurry, m&m mcflurry | 165 25.6 4 5.7 | small 200, medium 285, large 380, default 250 | 🍨 | 21339 McDONALD'S, McFLURRY with OREO cookies
Jam biscuit | jammie dodger, jammie dodgers, jammy dodger, jam sandwich biscuit, jam ring, viennese whirl | 408 68.2 3.4 13.7 | piece 19, default 38 | 🍪 | 65% 18204 Cookies, sugar + 35% 19297 Jams and preserves
Chocolate biscuit bar | penguin, penguin bar, club bar, rocky bar, breakaway bar, tunnocks caramel wafer, caramel wafer, blue riband, club biscuit, penguin biscuit, wafer biscuit bar | 473.8 67.2 7 20.4 | bar 25, piece 25, default 25 | 🍫 | 60% 18157 Cookies, chocolate wafers + 40% 19120 Candies, milk chocolate
Creme egg | cadbury creme egg, creme eggs, cadburys creme egg, cadbury egg, caramel egg, cadbury caramel egg | 430 71.7 3.8 14.8 | piece 40, mini 12, default 40 | 🥚 | 50% 19120 Candies, milk chocolate + 42% 19335 Sugars, granulated + 8% 14411 Water, tap
Mars bar | mars, mars bars | 456 71.2 4 17.2 | bar 51, piece 51, mini 18, fun 18, default 51 | 🍫 | 19135 Candies, MARS SNACKFOOD US
Maltesers | malteser, malted milk balls, whoppers candy | 509.4 63.2 6.5 25.8 | piece 2.1, packet 37, bag 37, box 110, handful 25, default 37 | 🍫 | 55% 19120 Candies, milk chocolate + 45% 18204 Cookies, sugar
Kinder Bueno | kinder bueno bar, bueno bar, kinder chocolate, kinder bar, happy hippo | 562.8 48.9 9.5 37.8 | bar 21.5, piece 21.5, packet 43, default 43 | 🍫 | 75% 19120 Candies, milk chocolate + 25% 12120 Nuts, hazelnuts or filberts
Lindor truffle | lindt ball, lindt lindor, lindor ball, lindor balls, lindor, lindt truffle, lindor truffles, lindt balls | 556.8 52.3 6.8 35.8 | piece 12.5, default 37 | 🍫 | 88% 19120 Candies, milk chocolate + 12% 01001 Butter, salted
Mini eggs | cadbury mini eggs, chocolate mini eggs, mini egg | 493.6 70.8 5.5 21.4 | piece 3, bag 80, packet 80, handful 30, default 40 | 🥚 | 72% 19120 Candies, milk chocolate + 28% 19335 Sugars, granulated
Wafer chocolate bar | twirl, cadbury twirl, ripple bar, wispa, wispa bar, aero, aero bar, double decker, boost bar, picnic bar, yorkie bar, toffee crisp, lion bar, curly wurly, galaxy bar, cadbury bar, cadburys bar, cadbury dairy milk bar, dairy milk bar | 535 59.4 7.7 29.7 | bar 43, piece 43, mini 12, fun 15, packet 43, default 43 | 🍫 | 19120 Candies, milk chocolate
Freddo | cadbury freddo, freddos, chomp, milkybar, cadbury fudge | 535 59.4 7.7 29.7 | bar 18, piece 18, default 18 | 🍫 | 19120 Candies, milk chocolate
Subway cookie | subway chocolate chip cookie, subway cookies, subway double chocolate cookie, bakery cookie, starbucks cookie, costa cookie, crumbl cookie mini | 474 63.9 5.1 23.3 | piece 45, default 45 | 🍪 | 18159 Cookies, chocolate chip
Cheesecake Factory cheesecake | cheesecake factory slice, cheesecake factory original cheesecake | 321 25.5 5.5 22.5 | slice 300, piece 300, default 300 | 🍰 | 18147 Cheesecake commercially prepared
McDonald's apple pie | mcdonalds apple pie, baked apple pie mcdonalds, mcd apple pie | 323 43.6 3.1 15.7 | piece 77 | 🥧 | 21324 McDONALD'S, Baked Apple Pie
McDonald's ice cream cone | mcdonalds ice cream cone, mcdonalds cone, mcdonalds vanilla cone, soft serve cone, 99 flake, whippy ice cream, mr whippy | 162 26.4 4.2 4.9 | piece 120 | 🍦 | 21333 McDONALD'S, Vanilla Reduced Fat Ice Cream Co
Wendy's Frosty | wendys frosty, chocolate frosty, vanilla frosty, wendys chocolate frosty, wendys vanilla frosty | 132 23.6 3.5 2.6 | small 240, medium 320, large 430, default 310 | 🍨 | 21248 WENDY'S, Frosty Dairy Dessert
Flake | cadbury flake, flake bar | 535 59.4 7.7 29.7 | bar 32, piece 32, default 32 | 🍫 | 19120 Candies, milk chocolate
Crunchie | crunchie bar, cadbury crunchie, honeycomb bar, violet crumble | 475.8 75.6 4.6 17.8 | bar 40, piece 40, default 40 | 🍫 | 60% 19120 Candies, milk chocolate + 40% 19335 Sugars, granulated
After Eight | after eights, after eight mint, mint thin, mint thins | 475.8 75.6 4.6 17.8 | piece 8.3, default 17 | 🍫 | 60% 19120 Candies, milk chocolate + 40% 19335 Sugars, granulated
Ferrero Rocher | ferrero rochers, rocher | 572.2 42.3 10.6 42.1 | piece 12.5, default 12.5 | 🍫 | 60% 19120 Candies, milk chocolate + 40% 12120 Nuts, hazelnuts or filberts
Assorted chocolates | quality street, celebrations, celebrations chocolate, roses chocolates, cadbury heroes, heroes chocolates, cadbury roses, box of chocolates, chocolate from a box | 535 59.4 7.7 29.7 | piece 9, box 200, handful 40, default 18 | 🍫 | 19120 Candies, milk chocolate
Minstrels | galaxy minstrels, chocolate buttons, cadbury buttons, giant buttons, chocolate eclairs sweet | 512.8 65.5 6.5 25.2 | piece 2.6, bag 42, packet 42, handful 30, default 42 | 🍫 | 85% 19120 Candies, milk chocolate + 15% 19335 Sugars, granulated
Millionaire's shortbread | millionaire shortbread, millionaires shortbread, caramel slice, caramel shortcake, caramel square, caramel shortbread | 527.6 63.3 5 28.1 | piece 60, square 60, slice 60 | 🍫 | 45% 18192 Cookies, shortbread + 25% 19120 Candies, milk chocolate + 30% 19383 Candies, toffee
Rich tea | rich tea biscuit, rich tea biscuits, rich teas, nice biscuit, marie biscuit, arrowroot biscuit, malted milk biscuit, tea biscuit | 478 67.9 5.1 21.1 | piece 8.3, default 17 | 🍪 | 18204 Cookies, sugar
Belvita | belvita biscuits, belvita breakfast biscuits, breakfast biscuits, breakfast biscuit belvita, belvita breakfast biscuit | 447 66.4 6.8 17.9 | piece 12.5, packet 50, default 50 | 🍪 | 18377 Cookies, oatmeal
Banana split | banana split sundae, knickerbocker glory, ice cream banana split | 180 30.2 3.6 5.5 | default 340, small 220, large 450 | 🍨 | 21033 Fast foods, sundae
Sponge pudding | jam roly poly, spotted dick, suet pudding, steamed sponge pudding, syrup sponge, treacle sponge, steamed pudding, golden syrup sponge, jam sponge pudding, treacle sponge pudding | 352.1 58 2.5 14 | slice 120, piece 120, bowl 150, default 120 | 🍮 | 70% 18096 Cake, chocolate + 30% 19300 Jellies
Halo Top | halo top ice cream, halo top pint, breyers delights, oppo ice cream | 117 19.1 3.1 3.1 | scoop 60, cup 130, pint 280, tub 280, container 280, default 90 | 🍨 | 65% 19088 Ice creams, vanilla + 35% 14411 Water, tap
Jalebi | jalebis, imarti, jilebi | 406.9 71 3.9 12.4 | piece 30, default 60 | 🍥 | 38% 20081 Wheat flour, white + 42% 19335 Sugars, granulated + 12% 04044 Oil, soybean + 8% 14411 Water, tap
Ladoo | laddu, laddoo, besan ladoo, motichoor ladoo, boondi ladoo, barfi, burfi, kaju katli, mysore pak, peda, milk cake, halwa, gajar halwa, suji halwa | 459.3 64.7 5.8 20.5 | piece 38, default 38 | 🍬 | 38% 20081 Wheat flour, white + 34% 19335 Sugars, granulated + 20% 01001 Butter, salted + 8% 12061 Nuts, almonds
Rasgulla | rasagulla, rasmalai, ras malai, sandesh, cham cham | 216.4 26.2 7.2 9.5 | piece 45, default 90 | 🍡 | 40% 01228 Cheese, fresh + 25% 19335 Sugars, granulated + 35% 14411 Water, tap
Deep fried Mars bar | battered mars bar, deep fried snickers, deep fried oreo | 459.8 59.5 4.7 22.6 | piece 105 | 🍫 | 60% 19135 Candies, MARS SNACKFOOD US + 22% 20081 Wheat flour, white + 12% 04044 Oil, soybean + 6% 14411 Water, tap
Vitamin gummy | vitamin gummies, gummy vitamins, multivitamin gummies, gummy vitamin, melatonin gummies, fibre gummies | 382 77 4.6 8.1 | piece 2.5, default 5 | 🍬 | 19074 Candies, caramels
Mince pie | mince pies, christmas mince pie, mince pie with cream | 404.5 61.9 3.7 15.8 | piece 58, mini 25, slice 165, default 58 | 🥧 | 55% 18335 Pie crust, standard-type + 45% 19297 Jams and preserves
Ginger nut | ginger nuts, ginger biscuit, ginger biscuits, ginger nut biscuit | 416 76.9 5.6 9.8 | piece 10.5, default 21 | 🍪 | 18172 Cookies, gingersnaps
`;
