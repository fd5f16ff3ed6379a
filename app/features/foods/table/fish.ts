export const FISH = `
Salmon | baked salmon, grilled salmon, salmon fillet, cooked salmon, poached salmon, salmon steak | 206 0 22.1 12.3 | fillet 150, piece 130, small 100, medium 150, large 180, cup 136, default 130 | 🐟 | 15237 Fish, salmon, Atlantic, farmed, cooked, dry heat
Smoked salmon | lox, gravlax, gravadlax, cured salmon | 117 0 18.3 4.3 | slice 20, cup 136, default 56 | 🐟 | 15077 Fish, salmon, chinook, smoked
Smoked Atlantic salmon | scottish smoked salmon, norwegian smoked salmon, smoked farmed salmon | 201.8 0 19.8 13 | slice 35, piece 35, packet 100, default 60, with 50 | 🐟 | 97% 15236 Fish, salmon, Atlantic, farmed, raw + 3% 02047 Salt, table
Canned salmon | tinned salmon | 129 0 19.7 5 | can 360, cup 150, default 85 | 🐟 | 15084 Fish, salmon, pink, canned, total can contents
Tuna | canned tuna, tinned tuna, tuna in water, tuna fish, tuna in brine, tin of tuna, tuna chunks | 116 0 25.5 0.8 | can 113, cup 154, tbsp 10, default 85 | 🐟 | 15121 Fish, tuna, light, canned in water, drained solids
Tuna in oil | canned tuna in oil, oil packed tuna | 198 0 29.1 8.2 | can 113, cup 146, default 85 | 🐟 | 15119 Fish, tuna, light, canned in oil, drained solids
Tuna steak | grilled tuna, fresh tuna, seared tuna, ahi tuna, yellowfin tuna | 130 0 29.1 0.6 | piece 130, fillet 130, slice 28, default 130 | 🐟 | 15221 Fish, tuna, yellowfin, fresh, cooked, dry heat
Tuna salad | tuna mayo, tuna mayonnaise | 187 9.4 16 9.3 | cup 205, tbsp 13, scoop 85, default 105 | 🥗 | 15128 Fish, tuna salad
Salmon salad | salmon mayonnaise | 271.6 1 15.3 22.7 | cup 205, tbsp 13, scoop 85, default 105 | 🥗 | 68% 15237 Fish, salmon + 18% 04025 Salad dressing, mayonnaise + 14% 11143 Celery, raw
Shrimp salad | prawn salad with mayonnaise | 212.4 2 15.7 15.5 | cup 205, tbsp 13, scoop 85, default 105 | 🥗 | 68% 15151 Crustaceans, shrimp + 18% 04025 Salad dressing, mayonnaise + 14% 11143 Celery, raw
Crab salad | seafood salad, crabmeat salad, lobster salad, imitation crab salad | 187.9 1 12.4 14.8 | cup 205, tbsp 13, scoop 85, default 105 | 🥗 | 68% 15140 Crustaceans, crab + 18% 04025 Salad dressing, mayonnaise + 14% 11143 Celery, raw
Cod | codfish, skate, skate wing, ray wing, john dory, baked cod, white fish, cod fillet, fish, grilled fish, baked fish, fish fillet, cooked fish, steamed fish, basa, barramundi, swai, pangasius, boiled cod, boiled fish, poached cod, roasted cod, roast cod | 105 0 22.8 0.9 | fillet 130, piece 120, small 90, medium 130, large 180, cup 136, default 120 | 🐟 | 15016 Fish, cod, Atlantic, cooked, dry heat
Fried fish | battered fish, breaded fish, fried fish fillet, fried cod, fried catfish | 232 17 14.7 12.3 | fillet 115, piece 91, small 70, medium 115, large 170, cup 136, default 115 | 🐟 | 21047 Entrees, fish fillet, battered or breaded, and fried
Fish sticks | fish fingers, fish finger, fish stick | 249 21.2 11 13.2 | piece 28, stick 28, default 84 | 🐟 | 15027 Fish, fish portions and sticks, frozen, preheated
Tilapia | tilapia fillet | 128 0 26.1 2.6 | fillet 110, piece 110, cup 136, default 110 | 🐟 | 15262 Fish, tilapia, cooked, dry heat
Catfish | baked catfish | 144 0 18.4 7.2 | fillet 143, piece 110, default 110 | 🐟 | 15235 Fish, catfish, channel, farmed, cooked, dry heat
Halibut |  | 111 0 22.5 1.6 | fillet 140, piece 120, default 120 | 🐟 | 15037 Fish, halibut, Atlantic and Pacific, cooked, dry heat
Sole meunière | sole meuniere, sole in butter, fish meuniere | 169.3 3.8 13.4 11 | piece 180, fillet 120, default 180 | 🐟 | 84% 15029 Fish, flatfish (flounder and sole species), + 11% 01001 Butter, salted + 5% 20081 Wheat flour, white, all-purpose, enriched, b
Trout | rainbow trout | 168 0 23.8 7.4 | fillet 110, piece 110, default 110 | 🐟 | 15241 Fish, trout, rainbow, farmed, cooked, dry heat
Mackerel | smoked mackerel, bonito | 262 0 23.9 17.8 | fillet 88, piece 88, default 88 | 🐟 | 15047 Fish, mackerel, Atlantic, cooked, dry heat
Sardines | sprats, sprat, sardine, pilchards, canned sardines | 208 0 24.6 11.4 | piece 12, can 92, cup 149, default 92 | 🐟 | 15088 Fish, sardine, Atlantic, canned in oil, drained solids with bone
Anchovies | anchovy | 210 0 28.9 9.7 | piece 4, can 45, default 12, with 8 | 🐟 | 15002 Fish, anchovy, european, canned in oil, drained solids
Herring | kippers, kipper, smoked herring, bloater | 217 0 24.6 12.4 | fillet 65, piece 40, default 80 | 🐟 | 15042 Fish, herring, Atlantic, kippered
Dried fish | salted fish, salt cod, stockfish | 290 0 62.8 2.4 | piece 40, default 30 | 🐟 | 15018 Fish, cod, Atlantic, dried and salted
Smoked whitefish | smoked fish, smoked haddock, smoked trout, arbroath smokie | 108 0 23.4 0.9 | fillet 120, piece 85, cup 136, default 85 | 🐟 | 15131 Fish, whitefish, mixed species, smoked
Eel | unagi | 236 0 23.6 14.9 | piece 50, default 85 | 🐟 | 15026 Fish, eel, mixed species, cooked, dry heat
Caviar | roe, fish roe | 264 4 24.6 17.9 | tbsp 16, default 16 | 🐟 | 15012 Fish, caviar, black and red, granular
Taramasalata | tarama, fish roe dip | 556.7 6.6 5.5 57.6 | tbsp 15, tsp 6, default 30, with 30 | 🐟 | 54% 04044 Oil, soybean, salad or cooking + 18% 15012 Fish, caviar, black and red, granular + 12% 18069 Bread, white, commercially prepared (include + 16% 14411 Water, tap, drinking
Shrimp | prawns, cooked shrimp, grilled shrimp, boiled shrimp, prawn, steamed shrimp | 119 1.5 22.8 1.7 | piece 5.5, small 4, medium 4.5, large 5.5, jumbo 12, cup 145, default 85 | 🦐 | 15151 Crustaceans, shrimp, mixed species, cooked, moist heat
Fried shrimp | breaded shrimp, shrimp tempura, popcorn shrimp, battered prawns, coconut shrimp, scampi | 308 28 7.8 18.9 | piece 17, small 10, medium 17, cup 100, default 100 | 🍤 | 21059 Fast foods, shrimp, breaded and fried
Shrimp cocktail | prawn cocktail, shrimp with cocktail sauce | 120.8 11.2 15 1.5 | cup 230, default 115 | 🍤 | 64% 15151 Crustaceans, shrimp + 36% 27051 Sauce, cocktail
Crab | crab meat, crabmeat, crab legs | 83 0 17.9 0.7 | cup 118, leg 60, piece 60, default 100 | 🦀 | 15140 Crustaceans, crab, blue, cooked, moist heat
Imitation crab | crab stick, surimi, crab sticks | 95 15 7.6 0.5 | stick 15, piece 15, cup 118, default 85 | 🦀 | 15138 Crustaceans, crab, alaska king, imitation, made from surimi
Crab cake | crabcake, fish cake, fishcake, salmon patty, tuna patty, salmon cake, thai fish cake | 266 8.5 18.8 17.2 | piece 60, small 40, large 100, cake 60, patty 85 | 🦀 | 21046 Entrees, crab cake
Lobster | lobster tail | 89 0 19 0.9 | piece 145, tail 145, cup 145, default 120 | 🦞 | 15148 Crustaceans, lobster, northern, cooked, moist heat
Cod fritters | salt cod fritters, accras, acras, cod balls | 274.9 21.4 9.7 16.5 | piece 15, default 75 | 🐟 | 30% 15016 Fish, cod, Atlantic, cooked, dry heat + 28% 20081 Wheat flour, white, all-purpose, enriched, b + 16% 04044 Oil, soybean, salad or cooking + 26% 14411 Water, tap, drinking
Scallops | seared scallops | 111 5.4 20.5 0.8 | piece 15, default 85 | 🐚 | 90240 Mollusks, scallop, (bay and sea), cooked, steamed
Fried scallops | breaded scallops | 268 26.7 10.9 13.5 | piece 24, default 144 | 🐚 | 21058 Fast foods, scallops, breaded and fried
Clams | clam, steamed clams, cockles | 148 5.1 25.6 1.9 | piece 9.5, can 160, cup 160, default 85 | 🐚 | 15159 Mollusks, clam, mixed species, cooked, moist heat
Fried clams | breaded clams | 392 33.8 11.2 23 | cup 115, default 115 | 🐚 | 21043 Fast foods, clams, breaded and fried
Mussels | steamed mussels, moules | 172 7.4 23.8 4.5 | piece 8, cup 150, default 120 | 🦪 | 15165 Mollusks, mussel, blue, cooked, moist heat
Oysters | oyster | 102 5.5 11.4 3.4 | piece 7, default 85 | 🦪 | 15169 Mollusks, oyster, eastern, wild, cooked, moist heat
Fried oysters | breaded oysters | 199 11.6 8.8 12.6 | piece 15, default 88 | 🦪 | 15168 Mollusks, oyster, eastern, cooked, breaded and fried
Squid | calamari, fried calamari, fried squid | 175 7.8 17.9 7.5 | piece 10, ring 8, cup 110, default 120 | 🦑 | 15176 Mollusks, squid, mixed species, cooked, fried
Octopus | grilled octopus | 164 4.4 29.8 2.1 | default 85 | 🐙 | 15230 Mollusks, octopus, common, cooked, moist heat
Sushi roll | maki, california roll, salmon roll, avocado roll, tuna roll, salmon avocado roll, alaska roll, cucumber roll, spicy tuna roll, futomaki, temaki, uramaki, cali roll, cal roll | 124.5 24.9 2.9 1.4 | piece 28, roll 220, default 200 | 🍣 | 70% 20053 Rice, white + 12% 15138 Crustaceans, crab + 8% 09037 Avocados, raw + 6% 11205 Cucumber, with peel + 2% 11446 Seaweed, laver + 2% 19335 Sugars, granulated
Nigiri | salmon nigiri, nigiri sushi, tuna nigiri | 130.8 20.7 7.6 1.5 | piece 35, default 140 | 🍣 | 65% 20053 Rice, white + 33% 15077 Fish, salmon + 2% 19335 Sugars, granulated
Sashimi | salmon sashimi, raw tuna, poke, raw fish, sashimi platter | 208 0 20.4 13.4 | slice 20, piece 20, default 100 | 🍣 | 15236 Fish, salmon, Atlantic, farmed, raw
Ceviche | fish ceviche, shrimp ceviche | 68.7 3.1 12.8 0.5 | cup 200, default 200 | 🐟 | 55% 15016 Fish, cod + 18% 09160 Lime juice, raw + 9% 11282 Onions, raw + 18% 11529 Tomatoes, red
Fish and chips | chippy tea, cod and chips, fish & chips, battered fish and chips, fish and fries, haddock and chips, plaice and chips, battered cod and chips, chip shop fish and chips, fish and chips from the chippy, cod and chips from the chippy, chippy fish and chips, haddock and chips from the chippy, flake and chips, shark and chips, hake and chips, fush and chups | 277.6 28.9 8.6 14.4 | default 400, plate 400 | 🐟 | 44% 21047 Entrees, fish fillet + 56% 21138 potato, french fried in vegetable oil
Raw oysters | oysters on the half shell, fresh oysters | 51 2.7 5.7 1.7 | piece 14, default 84 | 🦪 | 15167 Mollusks, oyster, eastern, wild, raw
Pickled herring | rollmops, soused herring, sill | 262 9.6 14.2 18 | piece 15, cup 140, default 60 | 🐟 | 15041 Fish, herring, Atlantic, pickled
Fish pie |  | 128.7 9 10.3 5.5 | cup 240, default 350, piece 300 | 🥧 | 34% 15016 Fish, cod + 42% 11371 Potatoes, mashed + 20% 06166 Sauce, homemade + 4% 01009 Cheese, cheddar
Crumb-topped fish | fish bordelaise, baked fish with crumb topping | 186.1 8.5 14.7 10.1 | packet 380, box 380, fillet 190, half 190, default 190 | 🐟 | 74% 15015 Fish, cod, Atlantic, raw + 11% 18079 Bread crumbs, dry + 9% 04044 Oil, soybean + 6% 11282 Onions, raw
Salt cod stewed in milk | cod in milk, baccala vicentina | 185.3 2.5 12.3 14 | plate 250, default 250 | 🐟 | 46% 15016 Fish, cod, Atlantic, cooked, dry heat + 12% 04053 Oil, olive, salad or cooking + 30% 01077 Milk, whole, 3.25% milkfat, with added vitam + 10% 11282 Onions, raw + 2% 01032 Cheese, parmesan, grated
Kedgeree |  | 161.1 14.9 9.4 6.8 | cup 170, default 300 | 🍛 | 52% 20045 Rice, white + 26% 15131 Fish, whitefish + 14% 01129 Egg, whole + 6% 01001 Butter, salted + 2% 11297 Parsley, fresh
Scampi and chips | scampi and fries | 311.5 34.1 5.5 17.3 | default 320, plate 320 | 🍤 | 42% 21059 Fast foods, shrimp + 58% 21138 Fast foods, potato
Prawn toast | shrimp toast, sesame prawn toast | 342 23.9 12.7 21.9 | piece 20, default 75 | 🍤 | 44% 18069 Bread, white + 32% 15151 Crustaceans, shrimp + 16% 04044 Oil, soybean + 8% 12023 Seeds, sesame seeds
Lobster roll |  | 213.2 17.5 13.4 9.7 | piece 200 | 🦞 | 34% 18350 Rolls, hamburger or hotdog + 52% 15148 Crustaceans, lobster + 10% 04025 Salad dressing, mayonnaise + 4% 11143 Celery, raw
Shrimp and grits | prawns and grits | 136.7 10.2 8.4 6.7 | cup 240, bowl 350, default 350 | 🦐 | 66% 08161 Cereals, corn grits + 22% 15151 Crustaceans, shrimp + 6% 01009 Cheese, cheddar + 4% 01001 Butter, salted + 2% 10124 Pork, cured
Salmon sushi | salmon maki | 155.1 21.6 7.4 3.9 | piece 30, roll 210, default 210 | 🍣 | 68% 20053 Rice, white + 28% 15236 Fish, salmon + 2% 11446 Seaweed, laver + 2% 19335 Sugars, granulated
Raw salmon | uncooked salmon, raw salmon fillet | 208 0 20.4 13.4 | fillet 170, default 150 | 🐟 | 15236 Fish, salmon, Atlantic, farmed, raw
Raw shrimp | raw prawns, uncooked prawns | 71 0.9 13.6 1 | piece 6, small 5, medium 6, large 7, default 100 | 🦐 | 15149 Crustaceans, shrimp, mixed species, raw
Abalone | fried abalone | 189 11.1 19.6 6.8 | cup 140, default 85 | 🐚 | 15156 Mollusks, abalone, mixed species, cooked, fried
Escargot | snails, snail | 90 2 16.1 1.4 | piece 5, default 30 | 🐌 | 90560 Mollusks, snail, raw
Snails in garlic butter | escargots in garlic butter, burgundy snails, stuffed snails | 297.6 2.4 10.5 27.7 | piece 10, default 60 | 🐌 | 62% 90560 Mollusks, snail, raw + 33% 01001 Butter, salted + 3% 11215 Garlic, raw + 2% 11297 Parsley, fresh
Swordfish | swordfish steak, grilled swordfish, shark steak | 172 0 23.5 7.9 | piece 106, fillet 140, default 140 | 🐟 | 15111 Fish, swordfish, cooked, dry heat
Battered cod | battered haddock, battered fish fillet, chip shop cod, chip shop fish, cod in batter, haddock in batter, fish in batter, battered plaice, fish from the chippy, chippy fish, deep fried cod, large cod | 232 17 14.7 12.3 | piece 190, small 130, medium 190, large 250, fillet 190, default 190 | 🐟 | 21047 Entrees, fish fillet
Sushi | mixed sushi, sushi platter, sushi set, assorted sushi, sushi plate, sushi lunch | 140.6 22.7 5.2 2.9 | piece 30, box 250, plate 280, tray 250, default 270 | 🍣 | 74% 20053 Rice, white + 14% 15236 Fish, salmon + 6% 15138 Crustaceans, crab + 6% 09037 Avocados, raw
Teriyaki salmon | salmon teriyaki, honey glazed salmon, glazed salmon, miso salmon, honey garlic salmon | 199.2 5.9 19.3 10.4 | fillet 160, piece 160, default 160 | 🐟 | 84% 15237 Fish, salmon + 12% 06112 Sauce, teriyaki + 4% 19335 Sugars, granulated
Haddock | haddock fillet, baked haddock, grilled haddock | 105 0 22.8 0.9 | fillet 140, piece 130, small 100, large 180, default 140 | 🐟 | 15016 Fish, cod
Dragon roll | philadelphia roll, rainbow roll, spider roll, tempura roll, shrimp tempura roll, crunchy roll, volcano roll, caterpillar roll, philly roll, crunch roll | 198.7 19.4 4.8 11.3 | piece 30, roll 220, default 220 | 🍣 | 62% 20053 Rice, white + 12% 09037 Avocados, raw + 12% 15151 Crustaceans, shrimp + 6% 01017 Cheese, cream + 4% 04025 Salad dressing, mayonnaise + 4% 04044 Oil, soybean
Raw trout | uncooked trout, raw trout fillet | 148 0 20.8 6.6 | fillet 79, default 150 | 🐟 | 15114 Fish, trout, mixed species, raw
Raw cod | raw white fish, uncooked cod, uncooked fish, raw haddock, raw hake, raw pollock, raw fish fillet, uncooked white fish | 82 0 17.8 0.7 | fillet 150, default 150 | 🐟 | 15015 Fish, cod, Atlantic, raw
Raw tuna | raw tuna steak, tuna sashimi, uncooked tuna | 109 0 24.4 0.5 | slice 15, piece 15, default 120 | 🐟 | 15127 Fish, tuna, fresh, yellowfin, raw
Carp | baked carp, carp fillet | 162 0 22.9 7.2 | fillet 170, piece 170, default 170 | 🐟 | 15009 Fish, carp, cooked, dry heat
Pike | northern pike, pike fillet, muskellunge | 113 0 24.7 0.9 | fillet 155, piece 150, default 150 | 🐟 | 15063 Fish, pike, northern, cooked, dry heat
Walleye | pikeperch, pike perch, zander, sander, walleye fillet | 119 0 24.5 1.6 | fillet 124, piece 124, default 124 | 🐟 | 15204 Fish, pike, walleye, cooked, dry heat
Perch | yellow perch, european perch, perch fillet | 117 0 24.9 1.2 | fillet 46, piece 46, default 138 | 🐟 | 15061 Fish, perch, mixed species, cooked, dry heat
Ocean perch | redfish, rosefish, ocean perch fillet | 96 0 18.5 1.9 | fillet 130, piece 130, default 130 | 🐟 | 15058 Fish, ocean perch, Atlantic, cooked, dry heat
Rockfish | pacific rockfish, rock cod, rockfish fillet | 109 0 22.2 1.6 | fillet 149, piece 149, default 149 | 🐟 | 15071 Fish, rockfish, Pacific, mixed species, cooked, dry heat
Grouper | grouper fillet | 118 0 24.8 1.3 | fillet 202, piece 150, small 100, medium 150, large 202, default 150 | 🐟 | 15032 Fish, grouper, mixed species, cooked, dry heat
Snapper | red snapper, snapper fillet | 128 0 26.3 1.7 | fillet 170, piece 170, small 113, medium 170, large 227, default 170 | 🐟 | 15102 Fish, snapper, mixed species, cooked, dry heat
Sea bass | seabass, branzino, european bass, bass fillet, bass | 124 0 23.6 2.6 | fillet 101, piece 101, default 130 | 🐟 | 15092 Fish, sea bass, mixed species, cooked, dry heat
Freshwater bass | largemouth bass, smallmouth bass, black bass | 146 0 24.2 4.7 | fillet 62, piece 62, default 124 | 🐟 | 15187 Fish, bass, freshwater, mixed species, cooked, dry heat
Striped bass | rockfish bass, striper | 124 0 22.7 3 | fillet 124, piece 124, default 124 | 🐟 | 15188 Fish, bass, striped, cooked, dry heat
Mahi mahi | mahi, dolphinfish, dorado fish, mahi mahi fillet | 109 0 23.7 0.9 | fillet 159, piece 159, default 159 | 🐟 | 15194 Fish, dolphinfish, cooked, dry heat
Flounder | sole, dover sole, lemon sole, plaice, dab, flatfish, flounder fillet, sole fillet, plaice fillet | 86 0 15.2 2.4 | fillet 127, piece 127, small 85, medium 127, large 170, default 127 | 🐟 | 15029 Fish, flatfish (flounder and sole species), cooked, dry heat
Pollock | saithe, coley, coalfish, pollack, pollock fillet | 118 0 24.9 1.3 | fillet 130, piece 130, default 130 | 🐟 | 15205 Fish, pollock, Atlantic, cooked, dry heat
Alaska pollock | walleye pollock | 111 0 23.5 1.2 | fillet 120, piece 120, default 120 | 🐟 | 15067 Fish, pollock, walleye, cooked, dry heat
Whiting | hake, silver hake, whiting fillet, hake fillet | 116 0 23.5 1.7 | fillet 130, piece 130, default 130 | 🐟 | 15133 Fish, whiting, mixed species, cooked, dry heat
Monkfish | anglerfish, monkfish tail | 97 0 18.6 2 | fillet 140, piece 140, default 140 | 🐟 | 15203 Fish, monkfish, cooked, dry heat
Turbot | turbot fillet | 122 0 20.6 3.8 | fillet 159, piece 159, default 159 | 🐟 | 15222 Fish, turbot, european, cooked, dry heat
Bluefish | bluefish fillet | 159 0 25.7 5.4 | fillet 117, piece 117, default 117 | 🐟 | 15189 Fish, bluefish, cooked, dry heat
Freshwater drum | drum fish, gaspergou | 153 0 22.5 6.3 | fillet 154, piece 154, default 154 | 🐟 | 15195 Fish, drum, freshwater, cooked, dry heat
Mullet | grey mullet, striped mullet, red mullet, mullet fillet | 150 0 24.8 4.9 | fillet 93, piece 93, default 140 | 🐟 | 15056 Fish, mullet, striped, cooked, dry heat
Milkfish | bangus | 190 0 26.3 8.6 | fillet 150, piece 150, default 150 | 🐟 | 15202 Fish, milkfish, cooked, dry heat
Pompano | jack fish, trevally | 211 0 23.7 12.1 | fillet 88, piece 88, default 132 | 🐟 | 15069 Fish, pompano, florida, cooked, dry heat
Sea bream | bream, porgy, scup, dorade, gilthead, gilt head bream, sea bream fillet | 135 0 24.2 3.5 | fillet 100, piece 130, small 85, medium 130, large 255, default 130 | 🐟 | 15213 Fish, scup, cooked, dry heat
Sheepshead | sheepshead fillet | 126 0 26 1.6 | fillet 186, piece 186, default 186 | 🐟 | 15098 Fish, sheepshead, cooked, dry heat
Sunfish | bluegill, crappie, pumpkinseed, panfish | 114 0 24.9 0.9 | fillet 37, piece 37, default 111 | 🐟 | 15218 Fish, sunfish, pumpkin seed, cooked, dry heat
Shad | american shad, shad fillet | 252 0 21.7 17.7 | fillet 144, piece 144, default 144 | 🐟 | 15215 Fish, shad, american, cooked, dry heat
Smelt | smelts, rainbow smelt, capelin, whitebait | 124 0 22.6 3.1 | piece 17, default 85 | 🐟 | 15100 Fish, smelt, rainbow, cooked, dry heat
Sturgeon | sturgeon fillet | 135 0 20.7 5.2 | fillet 136, piece 136, cup 136, default 136 | 🐟 | 15105 Fish, sturgeon, mixed species, cooked, dry heat
Black cod | sablefish | 250 0 17.2 19.6 | fillet 151, piece 151, default 151 | 🐟 | 15208 Fish, sablefish, cooked, dry heat
Orange roughy | roughy | 105 0 22.6 0.9 | fillet 113, piece 113, default 113 | 🐟 | 15232 Fish, roughy, orange, cooked, dry heat
Whitefish | lake whitefish, whitefish fillet | 172 0 24.5 7.5 | fillet 154, piece 154, default 154 | 🐟 | 15223 Fish, whitefish, mixed species, cooked, dry heat
Yellowtail | hamachi, amberjack, kingfish | 187 0 29.7 6.7 | fillet 146, piece 146, default 146 | 🐟 | 15225 Fish, yellowtail, mixed species, cooked, dry heat
King mackerel | wahoo | 134 0 26 2.6 | fillet 154, piece 154, default 154 | 🐟 | 15200 Fish, mackerel, king, cooked, dry heat
Spanish mackerel |  | 158 0 23.6 6.3 | fillet 146, piece 146, default 146 | 🐟 | 15052 Fish, mackerel, spanish, cooked, dry heat
Tilefish |  | 147 0 24.5 4.7 | fillet 150, piece 150, default 150 | 🐟 | 15113 Fish, tilefish, cooked, dry heat
Lingcod |  | 109 0 22.6 1.4 | fillet 151, piece 151, default 151 | 🐟 | 15199 Fish, lingcod, cooked, dry heat
Ling | ling fillet, cusk, tusk | 111 0 24.4 0.8 | fillet 151, piece 151, default 151 | 🐟 | 15198 Fish, ling, cooked, dry heat
Wolffish | catfish wolf, ocean catfish | 123 0 22.4 3.1 | fillet 119, piece 119, default 119 | 🐟 | 15224 Fish, wolffish, Atlantic, cooked, dry heat
Burbot |  | 115 0 24.8 1 | fillet 90, piece 90, default 90 | 🐟 | 15190 Fish, burbot, cooked, dry heat
Seatrout | sea trout, speckled trout, weakfish | 133 0 21.5 4.6 | fillet 186, piece 186, default 150 | 🐟 | 15214 Fish, seatrout, mixed species, cooked, dry heat
Butterfish |  | 187 0 22.2 10.3 | fillet 25, piece 25, default 100 | 🐟 | 15191 Fish, butterfish, cooked, dry heat
Croaker | atlantic croaker | 221 7.5 18.2 12.7 | fillet 87, piece 87, default 87 | 🐟 | 15021 Fish, croaker, Atlantic, cooked, breaded and fried
Wild salmon | sockeye salmon, sockeye, king salmon fillet wild, coho salmon, red salmon | 169 0 25.4 6.7 | fillet 155, piece 130, default 130 | 🐟 | 15086 Fish, salmon, sockeye, cooked, dry heat
Pink salmon | chum salmon, keta salmon, humpback salmon | 153 0 24.6 5.3 | fillet 124, piece 124, default 124 | 🐟 | 15212 Fish, salmon, pink, cooked, dry heat
White tuna | albacore, albacore tuna, canned albacore, canned white tuna, solid white tuna | 128 0 23.6 3 | can 113, cup 154, tbsp 10, default 85 | 🐟 | 15126 Fish, tuna, white, canned in water, drained solids
Canned mackerel | tinned mackerel | 156 0 23.2 6.3 | can 125, cup 190, default 85 | 🐟 | 15048 Fish, mackerel, jack, canned, drained solids
Sardines in tomato sauce | canned sardines in tomato sauce, sardines with tomato sauce, pilchards in tomato sauce | 185 0.5 20.9 10.5 | piece 38, can 92, cup 89, default 92 | 🐟 | 15089 Fish, sardine, Pacific, canned in tomato sauce, drained solids with bone
Cooked roe | cod roe, fried roe, herring roe, cooked fish roe | 204 1.9 28.6 8.2 | tbsp 14, default 85 | 🐟 | 15207 Fish, roe, mixed species, cooked, dry heat
Gefilte fish | gefiltefish | 84 7.4 9.1 1.7 | piece 42, default 84 | 🐟 | 15030 Fish, gefiltefish, commercial, sweet recipe
Smoked black cod | smoked sablefish | 257 0 17.7 20.1 | default 56 | 🐟 | 15075 Fish, sablefish, smoked
King crab | king crab legs, alaska king crab, king crab leg | 97 0 19.4 1.5 | leg 134, piece 134, cup 118, default 134 | 🦀 | 15137 Crustaceans, crab, alaska king, cooked, moist heat
Dungeness crab | whole dungeness crab | 110 1 22.3 1.2 | piece 127, cup 118, default 127 | 🦀 | 15226 Crustaceans, crab, dungeness, cooked, moist heat
Snow crab | snow crab legs, queen crab, snow crab cluster | 115 0 23.7 1.5 | cluster 120, piece 60, leg 30, cup 118, default 120 | 🦀 | 15227 Crustaceans, crab, queen, cooked, moist heat
Crayfish | crawfish, crawdads, langoustine, langoustines, dublin bay prawns, crayfish tails | 82 0 16.8 1.2 | piece 6, cup 136, default 85 | 🦞 | 15146 Crustaceans, crayfish, mixed species, wild, cooked, moist heat
Spiny lobster | rock lobster, caribbean lobster | 143 3.1 26.4 1.9 | piece 163, tail 163, default 163 | 🦞 | 15228 Crustaceans, spiny lobster, mixed species, cooked, moist heat
Canned shrimp | tinned prawns, tinned shrimp | 100 0 20.4 1.4 | can 128, cup 128, default 85 | 🦐 | 15152 Crustaceans, shrimp, mixed species, canned
Canned clams | tinned clams | 142 5.9 24.3 1.6 | can 125, cup 160, default 85 | 🐚 | 15160 Mollusks, clam, mixed species, canned, drained solids
Canned oysters | tinned oysters, smoked oysters | 68 3.9 7.1 2.5 | can 85, cup 162, default 85 | 🦪 | 15170 Mollusks, oyster, eastern, canned
Cuttlefish | grilled cuttlefish, sepia | 158 1.6 32.5 1.4 | cup 140, default 100 | 🦑 | 15229 Mollusks, cuttlefish, mixed species, cooked, moist heat
Whelks | whelk, winkles, periwinkles, sea snails | 275 15.5 47.7 0.8 | piece 15, default 85 | 🐚 | 15178 Mollusks, whelk, unspecified, cooked, moist heat
Conch | cooked conch | 130 1.7 26.3 1.2 | cup 127, default 85 | 🐚 | 15250 Mollusks, conch, baked or broiled
`;
