export const DAIRY = `
Whole milk | full fat milk, vitamin d milk, full cream milk, cow milk, blue top milk | 61 4.8 3.1 3.2 | cup 244, glass 244, tbsp 15, splash 30, carton 244, bottle 488, with 120, in drink 30, dash 10 | 🥛 | 01077 Milk, whole, 3.25% milkfat, with added vitamin D
Milk | reduced fat milk, 2% milk, semi skimmed milk, two percent milk, steamed milk, semi skimmed | 50 4.8 3.3 2 | cup 244, glass 244, tbsp 15, splash 30, carton 244, bottle 488, with 120, in drink 30, dash 10 | 🥛 | 01079 Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
Quark | skim quark, curd cheese, low fat quark, fromage blanc | 64 5.2 9.1 0.6 | cup 240, container 250, tbsp 30, default 150, with 60 | 🥣 | 50% 01118 Yogurt, plain, skim milk, 13 grams protein p + 50% 01016 Cheese, cottage, lowfat, 1% milkfat
Frittata | italian omelette | 183.6 1.3 10.9 14.7 | piece 150, egg 75, slice 100, default 150 | 🍳 | 72% 01130 Egg, whole, cooked, omelet + 14% 11478 Squash, summer, zucchini, includes skin, coo + 8% 01032 Cheese, parmesan, grated + 4% 04053 Oil, olive, salad or cooking + 2% 11282 Onions, raw
1% milk | low fat milk, lowfat milk 1% | 42 5 3.4 1 | cup 244, glass 244, tbsp 15, splash 30, carton 244, with 120, in drink 30, dash 10 | 🥛 | 01082 Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D
Skim milk | nonfat milk, fat free milk, skimmed milk, 0% milk, skimmed | 34 5 3.4 0.1 | cup 245, glass 245, tbsp 15, splash 30, carton 245, with 120, in drink 30, dash 10 | 🥛 | 01085 Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
Lactose-free milk | lactose free milk, lactaid | 50 4.8 3.3 2 | cup 244, glass 244, splash 30, with 120, in drink 30 | 🥛 | 01079 Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
Goat milk | goats milk, sheep milk, buffalo milk | 69 4.5 3.6 4.1 | cup 244, glass 244, with 120, in drink 30 | 🥛 | 01106 Milk, goat, fluid, with added vitamin D
Buttermilk | butter milk, lassi plain, ayran, kefir, filmjolk | 40 4.8 3.3 0.9 | cup 245, glass 245, tbsp 15 | 🥛 | 01088 Milk, buttermilk, fluid, cultured, lowfat
Chocolate milk | flavoured milk, flavored milk | 76 12.1 3 1.9 | cup 250, glass 250, carton 250, bottle 500 | 🥛 | 01103 Milk, chocolate, fluid, commercial, reduced fat, with added vitamin A and vitamin D
Up & Go | up n go, liquid breakfast, breakfast milk drink, weetabix on the go | 76 12.1 3 1.9 | cup 250, carton 250, box 250, bottle 350, glass 250, default 250 | 🥛 | 01103 Milk, chocolate, fluid, commercial, reduced fat, with added vitamin A and vitamin D
Iced coffee milk | dare iced coffee, oak iced coffee, breaka iced coffee, iced coffee breaka, big m iced coffee, farmers union iced coffee, coffee flavoured milk, coffee milk, breaka | 76 12.1 3 1.9 | cup 250, carton 500, bottle 500, glass 250, default 500 | 🥛 | 01103 Milk, chocolate, fluid, commercial, reduced fat, with added vitamin A and vitamin D
Strawberry milk | strawberry flavored milk, banana milk, vanilla milk | 88 12.3 3 3.1 | cup 250, glass 250, carton 250, bottle 500 | 🥛 | 14351 Strawberry-flavor beverage mix, powder, prepared with whole
Low-fat chocolate milk | chocolate milk 1%, skim chocolate milk, fat free chocolate milk, reduced fat chocolate milk | 63 10.4 3.2 1 | cup 250, glass 250, carton 250, bottle 500 | 🥛 | 01104 Milk, chocolate, fluid, commercial, lowfat, with added vitamin A and vitamin D
Condensed milk | sweetened condensed milk | 321 54.4 7.9 8.7 | cup 306, tbsp 19, tsp 6.4, default 19, with 19, in drink 19 | 🥛 | 01095 Milk, canned, condensed, sweetened
Evaporated milk | canned milk | 134 10 6.8 7.6 | cup 252, tbsp 16, default 32, in drink 32 | 🥛 | 01096 Milk, canned, evaporated, with added vitamin D and without added vitamin A
Powdered milk | milk powder, dry milk | 358 52.2 35.1 0.7 | cup 68, tbsp 7, tsp 2.5, default 20 | 🥛 | 01092 Milk, dry, nonfat, instant, with added vitamin A and vitamin D
Soy milk | soymilk, soya milk | 43 4.9 2.6 1.5 | cup 243, glass 243, splash 30, carton 243, with 120, in drink 30, dash 10 | 🥛 | 16139 Soymilk, original and vanilla, with added calcium, vitamins A and D
Light soy milk | nonfat soy milk, low fat soy milk, reduced fat soy milk, skim soy milk | 30 3.5 2.4 0.8 | cup 243, glass 243, splash 30, carton 243, with 120, in drink 30 | 🥛 | 16225 Soymilk, original and vanilla, light, with added calcium, vitamins A and D
Chocolate soy milk | chocolate soymilk, chocolate soya milk | 63 10 2.3 1.5 | cup 243, glass 243, carton 243 | 🥛 | 16166 Soymilk, chocolate, unfortified
Unsweetened soy milk | soymilk unsweetened | 33 1.7 2.9 1.6 | cup 243, glass 243, with 120, in drink 30 | 🥛 | 16222 Soymilk (all flavors), unsweetened, with added calcium, vitamins A and D
Almond milk | unsweetened almond milk | 14.9 0.6 0.6 1.3 | cup 240, glass 240, splash 30, with 120, in drink 30, dash 10 | 🥛 | 3% 12061 Nuts, almonds + 97% 14411 Water, tap
Sweetened almond milk | almond milk original, vanilla almond milk | 25.4 3.5 0.5 1.2 | cup 244, glass 244, with 120, in drink 30 | 🥛 | 2% 12061 Nuts, almonds + 3% 19335 Sugars, granulated + 95% 14411 Water, tap
Oat milk | oatmilk, oat drink, oatly, oatly barista | 48.3 6 1.5 2.1 | cup 244, glass 244, splash 30, with 120, in drink 30, dash 10 | 🥛 | 9% 20038 Oats + 2% 04582 Oil, canola + 90% 14411 Water, tap
Rice milk | rice drink, non-dairy milk, plant milk | 47 9.2 0.3 1 | cup 240, glass 240, with 120, in drink 30 | 🥛 | 14639 Rice drink, unsweetened, with added calcium, vitamins A and D
Coconut milk drink | coconut drink, coconut milk carton | 29.6 0.4 0.3 3.2 | cup 240, glass 240, with 120, in drink 30 | 🥥 | 15% 12118 Nuts, coconut milk + 85% 14411 Water, tap
Coconut milk | canned coconut milk, coconut cream | 197 2.8 2 21.3 | cup 226, tbsp 15, can 400, default 60 | 🥥 | 12118 Nuts, coconut milk, canned (liquid expressed from grated meat and water)
Cream | light cream, single cream, coffee cream, table cream, pouring cream | 195 3.7 2.7 19.3 | cup 240, tbsp 15, tsp 5, container 11, splash 15, default 30, with 20, in drink 15, dash 10 | 🥛 | 01050 Cream, fluid, light (coffee cream or table cream)
Heavy cream | double cream, whipping cream, heavy whipping cream | 345 2.8 2 37 | cup 238, tbsp 15, tsp 5, splash 15, default 30, with 20, in drink 15, dash 10 | 🥛 | 01053 Cream, fluid, heavy whipping
Light whipping cream | 30% cream, light heavy cream | 292 3 2.2 30.9 | cup 239, tbsp 15, tsp 5, splash 15, dollop 25, default 30, with 25, in drink 15, dash 10 | 🥛 | 01052 Cream, fluid, light whipping
Half and half | half & half, creamer half and half, half n half | 130 4.3 3 11.5 | cup 242, tbsp 15, tsp 5, container 15, packet 15, splash 15, default 30, in drink 15, dash 10 | 🥛 | 01049 Cream, fluid, half and half
Coffee creamer | creamer, liquid creamer, non dairy creamer, coffee whitener | 136 11.4 1 10 | cup 240, tbsp 15, tsp 5, container 15, packet 15, splash 15, default 30, in drink 20 | 🥛 | 01067 Cream substitute, liquid, with hydrogenated vegetable oil and soy protein
Light coffee creamer | fat free creamer, low fat creamer, fat free coffee creamer, light creamer | 71 9.1 0.8 3.5 | tbsp 15, cup 242, tsp 5, container 15, packet 15, default 30, in drink 20 | 🥛 | 42141 Cream substitute, liquid, light
Flavored coffee creamer | flavored creamer, french vanilla creamer, hazelnut creamer, flavoured creamer | 251 35.1 0.7 13.5 | cup 240, tbsp 15, tsp 5, container 15, packet 15, default 30, in drink 20 | 🥛 | 01205 Cream substitute, flavored, liquid
Powdered creamer | powdered coffee creamer, creamer powder | 545 54.9 4.8 35.5 | tbsp 6, tsp 2, packet 3, default 4 | 🥛 | 01069 Cream substitute, powdered
Whipped topping | cool whip, nondairy whipped topping, dairy free whipped topping | 318 23.1 1.3 25.3 | cup 75, tbsp 5, dollop 15, default 15, with 15 | 🍦 | 01073 Dessert topping, semi solid, frozen
Whipped cream | whip cream, squirty cream, whipped cream topping | 257 12.5 3.2 22.2 | cup 60, tbsp 3, dollop 10, default 15, with 15 | 🍦 | 01054 Cream, whipped, cream topping, pressurized
Sour cream | soured cream, smetana | 193 2.9 2.1 19.7 | cup 230, tbsp 12, dollop 30, container 28, packet 28, default 30, with 30 | 🥛 | 01056 Cream, sour, cultured
Crème fraîche | creme fraiche, thick cream | 288.2 3.2 2.3 30.3 | tbsp 20, tsp 8, container 200, default 30, with 30 | 🥛 | 80% 01053 Cream, fluid, heavy whipping + 20% 01077 Milk, whole, 3.25% milkfat, with added vitam
Light sour cream | low fat sour cream, reduced fat sour cream | 138 7.1 3.5 10.6 | cup 230, tbsp 12, dollop 30, default 30, with 30 | 🥛 | 01179 Sour cream, light
Fat-free sour cream | nonfat sour cream | 74 15.6 3.1 0 | tbsp 12, cup 230, dollop 30, default 30, with 30 | 🥛 | 01180 Sour cream, fat free
Plain yogurt | yoghurt, yogurt, natural yogurt, whole milk yogurt, plain yoghurt, curd, dahi, full fat yogurt | 61 4.7 3.5 3.2 | cup 245, container 170, pot 125, tbsp 15, bowl 200, default 170, with 60, with grains 125 | 🥣 | 01116 Yogurt, plain, whole milk, 8 grams protein per 8 ounce
Low-fat plain yogurt | lowfat yogurt, low fat yogurt plain | 63 7 5.2 1.6 | cup 245, container 170, pot 125, tbsp 15, default 170, with 60, with grains 125 | 🥣 | 01117 Yogurt, plain, low fat, 12 grams protein per 8 ounce
Nonfat plain yogurt | fat free yogurt, skim yogurt plain, 0% yogurt, 0% fat yogurt, yogurt 0% | 56 7.7 5.7 0.2 | cup 245, container 170, pot 125, tbsp 15, default 170, with 60, with grains 125 | 🥣 | 01118 Yogurt, plain, skim milk, 13 grams protein per 8 ounce
Greek yogurt | greek yoghurt, skyr, strained yogurt, plain greek yogurt, nonfat greek yogurt, 0% greek yogurt, fage, labneh, siggis, oikos, oikos triple zero, oikos pro, chobani zero, fage total, total 0, chobani plain | 65.6 4.7 9.7 0.7 | cup 245, container 150, pot 150, tbsp 15, bowl 200, default 170, with 60, with grains 125 | 🥣 | 40% 01118 Yogurt, plain + 60% 01016 Cheese, cottage
Flavored Greek yogurt | greek yogurt with fruit, fruit greek yogurt, strawberry greek yogurt, vanilla greek yogurt, nonfat flavored greek yogurt | 94.5 13.3 8.8 0.6 | cup 245, container 150, pot 150, tbsp 15, bowl 200, default 150, with 60 | 🥣 | 36% 01118 Yogurt, plain + 55% 01016 Cheese, cottage + 9% 19335 Sugars, granulated
Whole milk Greek yogurt | full fat greek yogurt, creamy greek yogurt, 5% greek yogurt | 85 3.8 8.4 3.9 | cup 245, container 150, pot 150, tbsp 15, bowl 200, default 170, with 60, with grains 125 | 🥣 | 35% 01116 Yogurt, plain + 65% 01012 Cheese, cottage
Rich Greek yogurt | 10% greek yogurt, greek style yogurt 10% fat | 111.8 4.3 3.2 9.3 | cup 245, container 150, pot 150, tbsp 20, bowl 200, default 150, with 60 | 🥣 | 78% 01116 Yogurt, plain + 22% 01052 Cream, fluid, light whipping
Greek yogurt with fruit | flavored greek yogurt, vanilla greek yogurt, strawberry greek yogurt, chobani, fruit greek yogurt | 91.1 12.4 8.6 0.6 | cup 245, container 150, pot 150, tbsp 15, default 150, with 60, with grains 125 | 🥣 | 35% 01118 Yogurt, plain + 53% 01016 Cheese, cottage + 12% 19297 Jams and preserves
Fruit yogurt | strawberry yogurt, flavored yogurt, yogurt with fruit, peach yogurt, yoghurt pot, low fat fruit yogurt, whole milk yogurt with fruit, greek style fruit yogurt, yoplait, activia, dannon yogurt, danone yogurt | 102 19.1 4.4 1.1 | cup 245, container 170, pot 125, tbsp 15, default 170, with 80 | 🥣 | 01121 Yogurt, fruit, low fat, 10 grams protein per 8 ounce
Fromage frais | petit filous, frube, munch bunch, petit suisse, go-gurt, gogurt, yogurt tube, yoplait go-gurt | 102 19.1 4.4 1.1 | pot 50, piece 50, tube 56, default 50 | 🥣 | 01121 Yogurt, fruit, low fat, 10 grams protein per
Nonfat fruit yogurt | fat free fruit yogurt, nonfat yogurt with fruit | 95 19 4.4 0.2 | cup 245, container 170, pot 125, default 170 | 🥣 | 43261 Yogurt, fruit variety, nonfat
Light yogurt | diet yogurt, sugar free yogurt, low calorie yogurt, light fruit yogurt, muller light, mullerlight, activia light, muller light yogurt, weight watchers yogurt, dannon light and fit, light and fit, two good yogurt, ratio yogurt | 43 7.5 3.9 0.2 | cup 245, container 170, pot 125, default 170 | 🥣 | 01184 Yogurt, vanilla or lemon flavor, nonfat milk, sweetened with low-calorie sweetener
Vanilla yogurt | low fat vanilla yogurt | 85 13.8 4.9 1.2 | cup 245, container 170, pot 125, default 170 | 🥣 | 01119 Yogurt, vanilla, low fat, 11 grams protein per 8 ounce
Yogurt parfait | parfait, yogurt with granola and fruit, fruit and yogurt parfait | 84 15.9 3.4 1 | cup 200, container 149, default 180 | 🍨 | 21463 Yogurt parfait, lowfat, with fruit and granola
Soy yogurt | coconut yogurt, dairy free yogurt, plant yogurt | 94 18.2 2.4 1.2 | container 170, cup 245, default 170 | 🥣 | 16253 SILK Strawberry soy yogurt
Butter | salted butter, pat of butter, unsalted butter, lurpak, kerrygold, brandy butter, anchor butter, president butter | 717 0.1 0.8 81.1 | tbsp 14, tsp 4.7, pat 5, stick 113, cup 227, slice 7, knob 10, default 10, with 7 | 🧈 | 01001 Butter, salted
Light butter | whipped butter, reduced fat butter | 509 0 3.3 55.1 | tbsp 10, tsp 3.3, pat 4, default 8, with 6 | 🧈 | 04601 Butter, light, stick, with salt
Ghee | clarified butter | 876 0 0.3 99.5 | tbsp 13, tsp 4.3, default 10, with 6 | 🧈 | 01003 Butter oil, anhydrous
Margarine | butter spread, buttery spread, vegetable spread, low fat spread, plant butter, flora | 533 0.9 0.2 59.8 | tbsp 14, tsp 4.8, pat 5, cup 229, default 10, with 7 | 🧈 | 04613 Margarine-like, vegetable oil spread, 60% fat, tub, with salt
Half-fat margarine | low-fat margarine, low fat spread, light spread | 339 0.7 0.5 37.8 | tbsp 15, tsp 5, pat 5, default 10, with 7 | 🧈 | 04128 Margarine-like, vegetable oil spread, unspecified oils, approximately 37% fat, with salt
Cheddar cheese | cheddar, sharp cheddar, mature cheddar, cheese, cheese slice, shredded cheese, grated cheese, block cheese, manchego, red leicester, double gloucester, wensleydale, lancashire cheese, cheese cubes, cathedral city, cathedral city cheddar | 403 1.3 24.9 33.1 | slice 21, cup 113, cube 17, stick 28, piece 28, tbsp 7, default 28, with 21 | 🧀 | 01009 Cheese, cheddar
American cheese | processed cheese, cheese single, processed cheese slice, kraft single, dairylea | 371 3.7 18.1 31.8 | slice 21, cup 140, piece 21, default 21, with 21 | 🧀 | 01042 Cheese, pasteurized process, American, fortified with vitamin D
Reduced-fat cheese | low fat cheese, light cheese, fat free cheese, low fat cheddar | 173 1.9 24.4 7 | slice 21, cup 113, cube 17, default 28, with 21 | 🧀 | 01168 Cheese, low fat, cheddar or colby
Swiss cheese | emmental, gruyere, jarlsberg, swiss | 380 5.4 26.9 27.8 | slice 21, cup 108, cube 15, default 28, with 21 | 🧀 | 01040 Cheese, swiss
Mozzarella | mozzarella cheese | 300 2.2 22.2 22.4 | slice 21, cup 112, ball 125, piece 28, stick 28, default 28, with 28 | 🧀 | 01026 Cheese, mozzarella, whole milk
Fresh mozzarella | mozzarella ball, buffalo mozzarella | 254 2.8 24.3 15.9 | ball 125, slice 20, piece 28, half 62, default 125, with 60 | 🧀 | 01028 Cheese, mozzarella, part skim milk
Burrata | burratina, stracciatella cheese | 268.5 2.6 16.3 21.4 | ball 125, piece 125, small 100, half 62, default 125, with 60 | 🧀 | 70% 01026 Cheese, mozzarella, whole milk + 30% 01050 Cream, fluid, light (coffee cream or table c
Part-skim mozzarella | string cheese, mozzarella string cheese, mozzarella cheese stick, cheese stick, cheesestring, light mozzarella, cheese string, part skim mozzarella cheese, part-skim mozzarella cheese | 302 3.8 26 20 | stick 28, piece 28, slice 21, cup 113, default 28 | 🧀 | 01029 Cheese, mozzarella, part skim milk, low moisture
Monterey Jack cheese | pepper jack, jack cheese, colby jack, monterey | 373 0.7 24.5 30.3 | slice 21, cup 113, cube 17, default 28, with 21 | 🧀 | 01025 Cheese, monterey
Provolone | provolone cheese, muenster | 351 2.1 25.6 26.6 | slice 21, cup 132, default 28, with 21 | 🧀 | 01035 Cheese, provolone
Parmesan | parmesan cheese, grated parmesan, pecorino, parmigiano, romano | 431 4.1 38.5 28.6 | tbsp 5, tsp 1.7, cup 100, slice 10, default 10, with 5 | 🧀 | 01032 Cheese, parmesan, grated
Feta | feta cheese, crumbled feta | 264 4.1 14.2 21.3 | cup 150, cube 17, tbsp 9, slice 21, default 28, with 28 | 🧀 | 01019 Cheese, feta
Goat cheese | chevre, goats cheese | 268 0.9 18.5 21.1 | slice 21, tbsp 15, cup 150, default 28, with 28 | 🧀 | 01159 Cheese, goat, soft type
Blue cheese | stilton, gorgonzola, roquefort | 353 2.3 21.4 28.7 | slice 21, cup 135, tbsp 9, default 28, with 20 | 🧀 | 01004 Cheese, blue
Brie | camembert, brie cheese, soft cheese | 334 0.5 20.8 27.7 | slice 21, wedge 40, default 28 | 🧀 | 01006 Cheese, brie
Obatzda | obatzter, bavarian cheese spread | 365.8 2 11.4 35.2 | tbsp 20, scoop 60, default 100, with 60 | 🧀 | 50% 01007 Cheese, camembert + 20% 01001 Butter, salted + 20% 01017 Cheese, cream + 10% 11282 Onions, raw
Gouda | edam, gouda cheese, leerdammer | 356 2.2 24.9 27.4 | slice 21, piece 20, default 28 | 🧀 | 01022 Cheese, gouda
Halloumi | grilled halloumi, fried halloumi, halloumi cheese, haloumi, hellim | 356 2.2 24.9 27.4 | slice 30, piece 30, stick 25, default 60 | 🧀 | 01022 Cheese, gouda
Stracchino | crescenza, squacquerone | 293 1.1 18.1 24 | slice 30, piece 60, tbsp 20, default 60, with 40 | 🧀 | 85% 01006 Cheese, brie + 15% 01077 Milk, whole, 3.25% milkfat, with added vitam
Ricotta | ricotta cheese | 174 3 11.3 13 | cup 246, tbsp 15, default 62, with 40 | 🧀 | 01036 Cheese, ricotta, whole milk
Cottage cheese | creamed cottage cheese | 98 3.4 11.1 4.3 | cup 225, tbsp 14, scoop 113, container 113, default 113 | 🧀 | 01012 Cheese, cottage, creamed, large or small curd
Low-fat cottage cheese | 2% cottage cheese, lowfat cottage cheese, fat free cottage cheese, twarog | 86 3.7 11.8 2.5 | cup 226, tbsp 14, scoop 113, default 113 | 🧀 | 01015 Cheese, cottage, lowfat, 2% milkfat
Cottage cheese with fruit | cottage cheese and fruit, cottage cheese with pineapple | 97 4.6 10.7 3.9 | cup 226, container 113, default 113 | 🧀 | 01013 Cheese, cottage, creamed, with fruit
Cream cheese | philadelphia | 342 4.1 5.9 34.2 | tbsp 14.5, cup 232, tsp 5, packet 28, container 28, default 28, with 28 | 🧀 | 01017 Cheese, cream
Mascarpone | mascarpone cheese | 417 3.3 4.9 43.6 | tbsp 25, tsp 8, default 50, with 40 | 🧀 | 80% 01017 Cheese, cream + 20% 01001 Butter, salted
Light cream cheese | low fat cream cheese, neufchatel, reduced fat cream cheese | 201 8.1 7.8 15.3 | tbsp 15, cup 240, default 28, with 28 | 🧀 | 43274 Cheese, cream, low fat
Paneer | queso fresco, queso blanco, fresh cheese, cuajada | 299 3 18.1 23.8 | cube 15, cup 122, slice 21, default 60, with 40 | 🧀 | 01228 Cheese, fresh, queso fresco
Mexican cheese | mexican blend cheese, queso asadero, queso cotija, queso chihuahua | 356 2.9 22.6 28.3 | slice 22, cup 113, tbsp 7, default 28, with 28 | 🧀 | 01166 Cheese, mexican, queso asadero
Queso | cheese dip, queso dip, cheese sauce, nacho cheese sauce, cheez whiz, cheese spread, velveeta | 174 6.8 6.7 13.3 | tbsp 16, cup 252, packet 28, default 60, with 40 | 🧀 | 06930 Sauce, cheese, ready-to-serve
Cheese fondue | fondue | 229 3.8 14.2 13.5 | cup 215, default 108 | 🫕 | 01163 Cheese fondue
Egg | eggs, whole egg, boiled egg, hard boiled egg, soft boiled egg, hard-cooked egg, boiled eggs, soft-boiled egg | 155 1.1 12.6 10.6 | medium 44, small 38, large 50, jumbo 63, piece 50, whole 50, cup 136, slice 8 | 🥚 | 01129 Egg, whole, cooked, hard-boiled
Fried egg | sunny side up egg, egg over easy | 196 0.8 13.6 14.8 | medium 42, small 38, large 46, piece 46 | 🍳 | 01128 Egg, whole, cooked, fried
Scrambled eggs | scrambled egg, egg bhurji, akuri | 149 1.6 10 11 | large 61, piece 61, cup 220, default 122 | 🍳 | 01132 Egg, whole, cooked, scrambled
Poached egg | poached eggs | 143 0.7 12.5 9.5 | large 50, piece 50, medium 44, small 38 | 🍳 | 01131 Egg, whole, cooked, poached
Raw egg | egg raw | 143 0.7 12.6 9.5 | large 50, piece 50, medium 44, small 38 | 🥚 | 01123 Egg, whole, raw, fresh
Egg white | egg whites, liquid egg whites | 52 0.7 10.9 0.2 | large 33, piece 33, cup 243, default 66 | 🥚 | 01124 Egg, white, raw, fresh
Egg yolk | egg yolks | 322 3.6 15.9 26.5 | large 17, piece 17 | 🥚 | 01125 Egg, yolk, raw, fresh
Quail egg | quail eggs | 158 0.4 13.1 11.1 | piece 9, default 36 | 🥚 | 01140 Egg, quail, whole, fresh, raw
Omelette | omelet, plain omelette, egg omelette | 154 0.6 10.6 11.7 | large 61, piece 122, egg 61, default 100, cup 136, slice 110 | 🍳 | 01130 Egg, whole, cooked, omelet
Cheese omelette | omelet with cheese, cheese omelet | 204.5 0.8 13.5 16 | piece 138, egg 69, default 138, cup 136 | 🍳 | 80% 01130 Egg, whole + 20% 01009 Cheese, cheddar
Vegetable omelette | veggie omelette, omelet with vegetables, mushroom omelette, spinach omelette | 108.1 2.1 7.5 7.6 | piece 170, egg 85, default 170, cup 136 | 🍳 | 65% 01130 Egg, whole + 12% 11334 Peppers, sweet + 12% 11263 Mushrooms, white + 12% 11529 Tomatoes, red
Ham and cheese omelette | omelet with ham and cheese, denver omelette, western omelette, bacon omelette | 193.4 1.3 13.8 14.4 | piece 165, egg 80, default 165, cup 136 | 🍳 | 67% 01130 Egg, whole + 15% 01009 Cheese, cheddar + 18% 07029 Ham, sliced
Deviled egg | devilled eggs, deviled eggs, stuffed egg | 254 1.6 10.3 22.8 | half 28, piece 28, default 56 | 🥚 | 80% 01129 Egg, whole + 18% 04025 Salad dressing, mayonnaise + 2% 02046 Mustard, prepared
Egg salad | egg mayo, egg mayonnaise | 255.7 1.7 9.2 23.5 | cup 222, tbsp 14, scoop 85, default 110 | 🥚 | 71% 01129 Egg, whole + 20% 04025 Salad dressing, mayonnaise + 9% 11143 Celery, raw
Egg substitute | egg beaters | 48 2 10 0 | cup 240, default 60 | 🥚 | 01226 Egg substitute, liquid or frozen, fat free
Quiche | quiche lorraine, bacon quiche, spinach quiche | 300.4 12.2 11.5 22.8 | slice 130, piece 130, whole 600, default 130 | 🥧 | 32% 01123 Egg, whole + 23% 01053 Cream, fluid + 14% 01040 Cheese, swiss + 18% 18335 Pie crust, standard-type + 5% 10124 Pork, cured + 9% 01077 Milk, whole
Huevos rancheros |  | 133.6 13.7 7.6 5.6 | default 270 | 🍳 | 34% 01128 Egg, whole + 15% 18363 Tortillas, ready-to-bake or -fry + 33% 06164 Sauce, salsa + 18% 16043 Beans, pinto
Colby cheese | colby | 394 2.6 23.8 32.1 | slice 21, cup 113, cube 17, default 28, with 21 | 🧀 | 01011 Cheese, colby
Brown cheese | brunost, gjetost | 466 42.6 9.7 29.5 | slice 10, default 20 | 🧀 | 01021 Cheese, gjetost
Clotted cream |  | 549.6 1.3 1.4 61.3 | tbsp 20, tsp 7, dollop 30, default 40, with 40 | 🥛 | 55% 01145 Butter, without salt + 45% 01053 Cream, fluid
Raita | cucumber raita, tzatziki, cacik | 50.4 4.5 2.8 2.5 | tbsp 15, cup 240, default 60, with 60 | 🥣 | 76% 01116 Yogurt, plain + 22% 11205 Cucumber, with peel + 2% 11297 Parsley, fresh
Chia pudding | chia seed pudding | 108.1 12 4.6 5.1 | cup 245, jar 250, bowl 250, default 245 | 🥣 | 11% 12006 Seeds, chia seeds + 85% 01079 Milk, reduced fat + 4% 19296 Honey
Spanish omelette | tortilla espanola, tortilla de patatas, potato omelette | 158.8 9.8 5.3 10.9 | slice 110, piece 110, whole 660, default 165 | 🍳 | 42% 01130 Egg, whole + 44% 11367 Potatoes, boiled + 8% 11282 Onions, raw + 6% 04053 Oil, olive
Egg bites | egg muffin cups | 216.5 1 14.7 16.6 | piece 65, default 130 | 🍳 | 72% 01130 Egg, whole + 14% 01009 Cheese, cheddar + 8% 10124 Pork, cured + 6% 01012 Cheese, cottage
Egg foo young | egg foo yung, egg fu yung | 134.8 2.1 10.3 9.4 | piece 90, default 180 | 🍳 | 58% 01130 Egg, whole + 22% 11043 Mung beans, mature seeds + 12% 10975 Pork, ground + 8% 06116 Gravy, beef
Scotch egg |  | 295.1 8.4 14.9 22 | piece 115, mini 20, half 58 | 🥚 | 42% 01129 Egg, whole + 42% 07064 Pork sausage, fresh + 11% 18079 Bread crumbs, dry + 5% 04044 Oil, soybean
Butter blend | butter margarine blend, spreadable butter blend, butter replacement | 714 0.8 0.3 80.3 | tbsp 14.1, tsp 4.7, pat 5, cup 227, stick 111, default 10, with 7 | 🧈 | 04585 Margarine-like, margarine-butter blend, soybean oil and butter
Babybel | mini babybel, babybels, edam cheese portion | 357 1.4 25 27.8 | piece 21, default 21 | 🧀 | 01018 Cheese, edam
Muller Corner | muller yogurt, muller fruit corner, muller crunch corner, fruit corner, muller corner strawberry, crunch corner, muller corners, yogurt corner | 140.9 19.8 3.4 5.4 | pot 130, container 130, piece 130, default 130 | 🥣 | 75% 01116 Yogurt, plain + 15% 19297 Jams and preserves + 10% 19120 Candies, milk chocolate
White cheese | panela cheese, minas cheese, fresh minas cheese, fresh white cheese | 260 3.6 18.2 19.1 | slice 30, piece 30, tbsp 12, cube 10, default 40, with 30 | 🧀 | 60% 01019 Cheese, feta + 40% 01028 Cheese, mozzarella
Cheese triangle | laughing cow, laughing cow triangle, cheese wedge spreadable, cheese spread, spreadable cheese triangle | 290 8.7 16.4 21.2 | piece 17, tbsp 15, default 17, with 17 | 🧀 | 01048 Cheese spread, pasteurized process, American
`;
