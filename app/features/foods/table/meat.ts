export const MEAT = `
Chicken breast | chicken, grilled chicken, cooked chicken, roast chicken breast, baked chicken, grilled chicken breast, chicken fillet, chicken pieces, skinless chicken, diced chicken, poached chicken | 165 0 31 3.6 | piece 130, small 100, medium 130, large 170, breast 130, half 86, cup 140, slice 28, strip 20, oz 28.35, default 130 | 🍗 | 05064 Chicken, broilers or fryers, breast, meat only, cooked, roasted
Chicken breast with skin | roast chicken with skin, roast chicken, roasted chicken, rotisserie chicken, whole roast chicken | 239 0 27.3 13.6 | piece 110, cup 140, slice 28, breast 140, half 320, quarter 170, default 120, whole 680 | 🍗 | 05009 Chicken, broilers or fryers, meat and skin, cooked, roasted
Bresaola | pastirma, bresaola della valtellina | 153 2.8 31.1 1.9 | slice 8, default 50 | 🥩 | 13350 Beef, cured, dried
Mortadella | mortadella di bologna, mortadella slice | 308 5.5 15.2 24.6 | slice 15, piece 15, default 45 | 🥩 | 07008 Bologna, beef and pork
Raw chicken breast | chicken breast raw, uncooked chicken | 114 0 21.2 2.6 | piece 170, default 150 | 🍗 | 05062 Chicken, broilers or fryers, breast, meat only, raw
Chicken thigh | chicken thighs, roasted chicken thigh, grilled chicken thigh | 177 0 24 8.3 | piece 90, small 65, medium 90, large 120, thigh 90, cup 140, default 105 | 🍗 | 05098 Chicken, broilers or fryers, thigh, meat only, cooked, roasted
Chicken drumstick | chicken leg, drumsticks, roasted drumstick | 186 0 22.6 10 | piece 60, small 45, medium 60, large 80, default 70 | 🍗 | 05069 Chicken, broilers or fryers, drumstick, meat and skin, cooked, roasted
Chicken wings | chicken wing, wings, buffalo wings, hot wings, bbq wings, baked chicken wings | 290 0 26.9 19.5 | piece 34, small 28, medium 34, large 45, default 170 | 🍗 | 05103 Chicken, broilers or fryers, wing, meat and skin, cooked, roasted
Boneless wings | boneless wing, boneless chicken wings, boneless buffalo wings | 297 16.3 15.6 18.8 | piece 28, small 168, medium 224, large 280, default 224 | 🍗 | 21229 Fast foods, chicken, breaded and fried, boneless
Fried chicken | fried chicken piece, crispy fried chicken, kfc chicken, chicken fried, southern fried chicken | 252 7.8 21.9 14.8 | piece 120, breast 150, default 150, bucket 900 | 🍗 | 21469 Fast Foods, Fried Chicken, Breast, meat and skin and breading
Fried chicken breast | fried chicken breast with skin, kfc breast, original recipe breast, kfc original recipe breast, kfc chicken breast | 252 7.8 21.9 14.8 | piece 150, small 115, medium 150, large 200 | 🍗 | 21469 Fast Foods, Fried Chicken, Breast, meat and skin and breading
Fried chicken thigh | fried chicken thigh with skin | 293 9.3 18.2 20.4 | piece 110, small 80, medium 110, large 140 | 🍗 | 21471 Fast Foods, Fried Chicken, Thigh, meat and skin and breading
Fried chicken drumstick | fried chicken leg, fried drumstick | 267 7.6 21.1 16.9 | piece 60, small 45, medium 60, large 80 | 🍗 | 21470 Fast Foods, Fried Chicken, Drumstick, meat and skin with breading
Fried chicken wing | fried chicken wings, breaded chicken wing | 319 10.9 21.3 21.1 | piece 45, small 35, medium 45, large 60, default 180 | 🍗 | 21472 Fast Foods, Fried Chicken, Wing, meat and skin and breading
Chicken nuggets | chicken nugget, mcnuggets, chicken bites, nuggets, turkey dinosaurs, karaage, chicken dippers | 297 16.3 15.6 18.8 | piece 16, default 96, cup 90 | 🍗 | 21229 Fast foods, chicken, breaded and fried, boneless pieces, plain
Popcorn chicken | chicken popcorn | 351 21.2 17.7 21.7 | piece 6.4, cup 90, default 100 | 🍗 | 21422 KENTUCKY FRIED CHICKEN, Popcorn Chicken
Chicken tenders | chicken strips, chicken fingers, chicken tender, chicken goujons, breaded chicken strips, kfc tenders, wingstop tenders, raising canes tenders, kfc mini fillets, mini fillets, boneless banquet | 289 15.8 18.7 16.8 | piece 45, strip 45, small 25, default 111 | 🍗 | 21401 Fast foods, chicken tenders
Chicken fries | bk chicken fries, burger king chicken fries | 289 15.8 18.7 16.8 | piece 10.5, default 95 | 🍗 | 21401 Fast foods, chicken tenders
Chicken patty | breaded chicken patty, breaded chicken | 287 12.8 14.8 19.6 | piece 75, patty 75, small 60, medium 75, large 110 | 🍗 | 05324 Chicken patty, frozen, cooked
Chicken parmesan | chicken parm | 217.6 9.6 11.9 14.6 | piece 230, default 230 | 🍗 | 55% 05324 Chicken patty, frozen + 30% 06931 Sauce, pasta + 15% 01026 Cheese, mozzarella
Chicken liver | chicken livers, liver pate | 172 1.1 25.8 6.4 | piece 44, default 85 | 🍗 | 05661 Chicken, liver, all classes, cooked, pan-fried
Ground chicken | minced chicken, chicken mince | 189 0 23.3 10.9 | cup 120, patty 85, default 100 | 🍗 | 05333 Chicken, ground, crumbles, cooked, pan-browned
Barbecue chicken | bbq chicken, teriyaki chicken, glazed chicken, chicken tikka, lemon pepper chicken | 162.2 6.7 25.3 3 | piece 135, cup 150, default 135 | 🍗 | 81% 05064 Chicken, broilers or fryers + 19% 06150 Sauce, barbecue
Chicken salad | chicken salad spread, chicken mayo, curried chicken salad, coronation chicken | 253.2 1.1 20.4 18.2 | cup 205, tbsp 13, scoop 85, default 105 | 🥗 | 65% 05064 Chicken, broilers or fryers + 20% 04025 Salad dressing, mayonnaise + 15% 11143 Celery, raw
Turkey | roast turkey, turkey breast, cooked turkey, turkey meat | 157 0 29.9 3.2 | slice 28, cup 140, piece 85, default 85 | 🦃 | 05186 Turkey, all classes, light meat, cooked, roasted
Deli turkey | sliced turkey, turkey slices, turkey lunch meat, turkey ham, luncheon turkey, smoked turkey, deli turkey breast, turkey breast slices, sliced turkey breast, turkey breast lunch meat, oven roasted turkey slices | 104 4.2 17.1 1.7 | slice 21, default 56 | 🦃 | 07079 Turkey breast meat
Ground turkey | turkey mince, minced turkey, turkey burger patty, turkey patty | 213 0 27.1 11.6 | cup 120, patty 85, default 100 | 🦃 | 05666 Ground turkey, 93% lean, 7% fat, pan-broiled crumbles
Extra lean ground turkey | 99% ground turkey, 99% lean ground turkey, skim ground turkey, turkey breast mince, ground turkey breast, lean turkey mince, 2% ground turkey, 2% turkey mince | 151 0 31.7 2.7 | cup 120, patty 85, default 100 | 🦃 | 05663 Ground turkey, fat free, pan-broiled crumble
Turkey bacon | turkey rasher | 382 3.1 29.6 27.9 | slice 8, strip 8, rasher 8, default 16 | 🥓 | 42130 Turkey bacon, cooked
Turkey sausage | chicken sausage, low fat sausage, chicken apple sausage, aidells sausage | 196 0 23.9 10.4 | piece 57, link 28, patty 35, default 57 | 🌭 | 07958 Turkey sausage, fresh, cooked
Duck | roast duck, duck breast, crispy duck | 337 0 19 28.4 | cup 140, piece 120, slice 28, default 120 | 🦆 | 05140 Duck, domesticated, meat and skin, cooked, roasted
Skinless duck | duck meat | 201 0 23.5 11.2 | cup 140, piece 100, slice 28, default 100 | 🦆 | 05142 Duck, domesticated, meat only, cooked, roasted
Duck breast | duck breast with skin, roast duck breast | 202 0 24.5 10.8 | piece 160, half 80, slice 20, default 160 | 🦆 | 05315 Duck, young duckling, domesticated, White Pekin, breast, meat and skin, boneless, cooked, roasted
Goose | roast goose | 305 0 25.2 21.9 | default 120, cup 140 | 🍗 | 05147 Goose, domesticated, meat and skin, cooked, roasted
Beef | roast beef, meat, cooked meat, beef roast, sliced beef, cooked beef, beef joint | 178 0 29.4 5.8 | slice 28, cup 140, piece 85, default 100, with 70 | 🥩 | 23610 Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, all grades, cooked, broiled
Steak | beef steak, sirloin steak, grilled steak, rump steak, fillet steak, new york strip, filet mignon, picanha, bavette, t bone, strip steak, wagyu, ny strip, ny strip steak, new york strip steak, tri tip, tri-tip, sirloin, hanger steak, flat iron steak, bistro steak | 243 0 27 14.2 | small 115, medium 170, large 285, piece 170, slice 28, cup 140, default 170 | 🥩 | 13930 Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled
Lean steak | lean beef steak | 183 0 30.6 5.8 | small 100, medium 150, large 220, piece 150, slice 28, default 130 | 🥩 | 13454 Beef, top sirloin, steak, separable lean only, trimmed to 0" fat, all grades, cooked, broiled
Raw beef | beef raw, steak raw | 155 0 21.2 7.2 | default 150 | 🥩 | 13970 Beef, flank, steak, separable lean and fat, trimmed to 0" fat, all grades, raw
Flank steak | skirt steak, carne asada, fajita beef, bistec | 192 0 27.7 8.2 | piece 170, cup 140, default 120 | 🥩 | 13948 Beef, flank, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled
Ground beef | minced beef, beef mince, mince, hamburger meat, ground beef cooked, cooked ground beef, mince beef, steak mince, 80% ground beef, 80% lean ground beef, 75% ground beef, 70% ground beef, 20% ground beef, 20% fat ground beef, 85% ground beef, 85% lean ground beef, 15% ground beef | 272 0 27 17.4 | cup 110, patty 85, crumbles 110, default 100 | 🥩 | 23575 Beef, ground, 80% lean meat / 20% fat, crumbles, cooked, pan-browned
Lean ground beef | lean minced beef, lean mince, 90% lean ground beef, lean beef mince, 90% ground beef, 10% ground beef, 10% fat ground beef, 12% ground beef | 230 0 28.4 12 | cup 110, patty 85, default 100 | 🥩 | 23565 Beef, ground, 90% lean meat / 10% fat, crumbles, cooked, pan-browned
Extra lean ground beef | 95% ground beef, 95% lean ground beef, 93% ground beef, 93% lean ground beef, 96% lean ground beef, 5% ground beef, 5% fat ground beef, 3% ground beef, extra lean beef mince | 193 0 29.2 7.6 | cup 110, patty 85, default 100 | 🥩 | 23560 Beef, ground, 95% lean meat / 5% fat, crumbl
Hamburger patty | beef patty, burger patty, hamburger steak, salisbury steak, burger without bun, bunless burger | 271 0 25.8 17.8 | small 60, medium 85, large 115, piece 85, patty 85 | 🍔 | 23573 Beef, ground, 80% lean meat / 20% fat, patty, cooked, broiled
Pot roast | braised beef, beef brisket, brisket, chuck roast, barbacoa, shredded beef | 214 0 34.7 7.4 | slice 40, cup 140, default 120 | 🥩 | 23602 Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, all grades, cooked, braised
Roast beef deli | deli roast beef, sliced roast beef, lunch meat, corned beef deli | 117 2.6 17.9 3.4 | slice 14, default 56 | 🥩 | 07043 Luncheon meat, beef, thin sliced
Corned beef | salt beef | 251 0.5 18.2 19 | slice 28, cup 140, default 85 | 🥩 | 13347 Beef, cured, corned beef, brisket, cooked
Pastrami | beef pastrami | 95 1.5 19.6 1.2 | slice 14, default 57 | 🥩 | 07925 Pastrami, beef, 98% fat-free
Short ribs | beef ribs, beef short ribs, galbi, kalbi | 291 0 25.9 20 | piece 85, rib 85, default 170 | 🥩 | 13851 Beef, rib, small end (ribs 10-12), separable lean and fat, trimmed to 1/8" fat, all grades, cooked, broiled
Beef liver | liver, liver and onions, lamb liver | 175 5.2 26.5 4.7 | slice 81, piece 81, default 100 | 🥩 | 13327 Beef, variety meats and by-products, liver, cooked, pan-fried
Chitterlings | chitlins, chitlings | 233 0 12.5 20.3 | cup 125, default 85 | 🍖 | 10099 Pork, fresh, variety meats and by-products, chitterlings, co
Tripe | beef tripe | 94 2 11.7 4 | cup 140, default 100 | 🥩 | 23640 Beef, variety meats and by-products, tripe, cooked, simmered
Tripe stew | tripe in tomato sauce, stewed tripe, tripe roman style | 124.7 3.8 9 8 | plate 280, default 280 | 🥘 | 60% 23640 Beef, variety meats and by-products, tripe, + 32% 06931 Sauce, pasta, spaghetti/marinara, ready-to-s + 4% 04053 Oil, olive, salad or cooking + 4% 01032 Cheese, parmesan, grated
Heart | beef heart, chicken heart, chicken hearts | 165 0.1 28.5 4.7 | cup 145, default 85 | 🥩 | 13322 Beef, variety meats and by-products, heart, cooked, simmered
Gizzards | gizzard, chicken gizzards | 154 0 30.4 2.7 | cup 145, default 85 | 🍗 | 05024 Chicken, gizzard, all classes, cooked, simmered
Beef tongue | tongue, lengua | 284 0 19.3 22.3 | slice 28, cup 140, default 85 | 🥩 | 13340 Beef, variety meats and by-products, tongue, cooked, simmered
Meatballs | meatball, swedish meatballs, kofta, beef meatball | 238.7 5.9 21.5 13.6 | piece 28, small 17, medium 28, large 45, default 112 | 🧆 | 77% 23576 Beef, ground + 7% 18079 Bread crumbs, dry + 9% 01123 Egg, whole + 7% 11282 Onions, raw
Meatloaf | meat loaf | 225.9 7.8 19.6 12.4 | slice 110, piece 110, whole 880, default 110 | 🥩 | 69% 23576 Beef, ground + 7% 18079 Bread crumbs, dry + 9% 01123 Egg, whole + 9% 11935 Catsup + 7% 11282 Onions, raw
Cevapcici | cevapi, cevapcici without bread | 260.4 0.5 25.7 16.5 | piece 25, default 175 | 🥙 | 95% 23575 Beef, ground, 80% lean meat / 20% fat, crumb + 5% 11282 Onions, raw
Veal schnitzel | veal cutlet, breaded veal cutlet, wiener schnitzel, schnitzel | 238 9.9 27.3 9.2 | piece 150, cutlet 150, small 110, default 150 | 🥩 | 17096 Veal, leg (top round), separable lean and fat, cooked, pan-fried, breaded
Pork chop | pork chops, pork, grilled pork, pork loin, pork steak, roast pork | 209 0 25.6 11.1 | small 75, medium 120, large 150, piece 120, slice 40, cup 140, default 120 | 🥩 | 10038 Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, cooked, broiled
Pork shoulder | pork neck, roast pork shoulder, pork neck steak | 259 0 25.6 16.6 | slice 50, piece 150, small 100, large 220, default 150 | 🥩 | 10082 Pork, fresh, shoulder, blade, boston (steaks), separable lean and fat, cooked, broiled
Fried pork chop | breaded pork chop, pork schnitzel, pork cutlet, fried pork, kotlet schabowy, katsu, milanese | 281.7 8.2 22.3 17.2 | small 75, medium 105, large 150, piece 105, default 105 | 🥩 | 81% 10038 Pork, fresh + 11% 18079 Bread crumbs, dry + 8% 04044 Oil, soybean
Pork ribs | spare ribs, spareribs, ribs, baby back ribs, bbq ribs, barbecue ribs | 361 0 20.9 30.9 | piece 40, rib 40, rack 500, default 160 | 🍖 | 10940 Pork, fresh, spareribs, separable lean and fat, cooked, roasted
Pork knuckle | roast pork knuckle, pork hock, ham hock | 232 0 26 13.4 | piece 350, half 180, default 300 | 🍖 | 10017 Pork, fresh, leg (ham), shank half, separable lean and fat, cooked, roasted
Pulled pork | bbq pulled pork, barbecue pork, pork in bbq sauce | 168 18.7 13.2 4.4 | cup 249, tbsp 16, scoop 85, default 125 | 🐖 | 22972 Pulled pork in barbecue sauce
Pork belly | crispy pork, lechon, samgyeopsal, lechon kawali, siu yuk | 361 0 20.9 30.9 | slice 30, default 120 | 🥓 | 10940 Pork, fresh, spareribs, separable lean and fat, cooked, roasted
Ground pork | pork mince, minced pork | 289 0.6 26.7 20 | cup 110, default 100 | 🥩 | 10975 Pork, ground, 84% lean / 16% fat, cooked, crumbles
Ham | sliced ham, deli ham, ham slice, cooked ham, honey ham, wafer thin ham, jambon | 163 3.8 16.6 8.6 | slice 28, cup 140, piece 56, default 56 | 🍖 | 07029 Ham, sliced, regular (approximately 11% fat)
Lean ham | 96% fat free ham, extra lean ham, low fat ham | 105 0.6 16.5 3.6 | slice 24, default 56 | 🍖 | 07028 Ham, sliced, prepackaged (96% fat free, water added)
Baked ham | roast ham, spiral ham | 126 1.4 17.8 5.5 | slice 28, steak 150, cup 140, default 100 | 🍖 | 10917 Pork, cured, ham -- water added, whole, boneless, separable lean and fat, heated, roasted
Minced ham | chopped ham, ham salad, spam, canned ham | 315 4.6 13.4 26.6 | slice 28, cup 140, default 56 | 🥫 | 07908 Luncheon meat, pork with ham, minced, canned, includes SPAM (Hormel)
Prosciutto | parma ham, serrano ham, cured ham, jamon, jamon serrano | 229.2 0.2 24.2 14.6 | slice 15, default 30, serving 60 | 🍖 | 89% 10899 Pork, cured, ham, slice, bone-in, separable + 11% 04002 Lard
Bacon | bacon strip, streaky bacon, crispy bacon, bacon rasher, fried bacon, rasher | 541 1.4 37 41.8 | slice 8, strip 8, rasher 8, piece 8, small 5, medium 8, large 12, tbsp 7, default 24, with 16 | 🥓 | 10124 Pork, cured, bacon, cooked, broiled, pan-fried or roasted
Lardons | pancetta, smoked pancetta, diced bacon, bacon lardons | 317.6 0.5 18.6 26.6 | tbsp 15, packet 100, slice 15, default 50, with 30 | 🥓 | 55% 10123 Pork, cured, bacon, raw + 45% 10899 Pork, cured, ham, slice, bone-in, separable
Guanciale | cured pork jowl, pork cheek bacon | 635.6 0.4 7 67 | slice 15, default 30, with 30 | 🥓 | 60% 10123 Pork, cured, bacon, raw + 40% 04002 Lard
Back bacon | canadian bacon, english bacon, bacon medallion | 185 1.4 24.2 8.4 | slice 23, rasher 25, piece 23, default 47 | 🥓 | 10131 Pork, cured, canadian-style bacon, grilled
Sausage | pork sausage, breakfast sausage, sausage link, sausage patty, banger, bangers, grilled sausage, sausage links, longganisa, cumberland sausage, lincolnshire sausage, chipolata, snags | 339 0 19.4 28.4 | link 24, patty 35, piece 45, small 24, medium 45, large 65, slice 10, default 60 | 🌭 | 07064 Pork sausage, fresh, cooked
Beef sausage | halal sausage, merguez | 332 0.3 18.2 28 | link 43, piece 43, default 60 | 🌭 | 07956 Beef sausage, fresh, cooked
Italian sausage | hot italian sausage | 344 4.3 19.1 27.3 | link 83, piece 83 | 🌭 | 07089 Sausage, Italian, pork, cooked
Bratwurst | brat, german sausage, knockwurst, weisswurst, thuringer | 333 2.9 13.7 29.2 | link 85, piece 85 | 🌭 | 07013 Bratwurst, pork, cooked
Smoked sausage | kielbasa, polish sausage, hot link, saveloy, andouille, andouille sausage | 313 1.9 13.3 27.6 | link 68, piece 68, slice 10, default 75 | 🌭 | 07077 Smoked link sausage, pork and beef, nonfat dry milk added
White pudding | clonakilty white pudding, irish white pudding, fruit pudding | 247.3 16.9 12 14.4 | slice 30, piece 30, default 60 | 🥩 | 45% 07064 Pork sausage, fresh, cooked + 25% 08120 Cereals, oats, regular and quick, not fortif + 30% 14411 Water, tap, drinking
Frikandel | frikadel, dutch minced meat snack | 240.9 7.2 20.7 14 | piece 80, default 80 | 🌭 | 50% 10220 Pork, fresh, ground, cooked + 28% 05333 Chicken, ground, crumbles, cooked, pan-browned + 10% 18079 Bread crumbs, dry + 12% 14411 Water, tap, drinking
Chorizo | mexican sausage, linguica | 455 1.9 24.1 38.3 | link 60, slice 10, piece 60, default 60 | 🌭 | 07019 Chorizo, pork and beef
Vegetarian sausage | veggie sausage, linda mccartney sausage, vegan sausage, meatless sausage, quorn sausage | 257 9.8 18.5 18.2 | link 25, patty 38, piece 40, default 50 | 🌭 | 16107 Sausage, meatless
White boudin | boudin blanc, white pudding sausage | 215.5 2.4 13.5 16.7 | piece 125, default 125 | 🌭 | 50% 07006 Bockwurst, pork, veal, raw + 30% 07923 Bratwurst, chicken, cooked + 20% 01077 Milk, whole, 3.25% milkfat, with added vitam
Nduja | 'nduja, spreadable salami | 522 1.6 20.5 47.5 | tbsp 15, tsp 6, default 20, with 20 | 🌶️ | 85% 07019 Chorizo, pork and beef + 15% 04002 Lard
Frankfurter | hot dog without bun, wiener, frank, hot dog sausage, beef frank, vienna sausage, beef and pork frankfurter, beef and pork hot dog, pork and beef hot dog | 322 2.7 11.7 29.4 | piece 48, link 48, slice 5, default 48 | 🌭 | 07945 Frankfurter, beef, heated
Pepperoni | pepperoni slice | 494 0 22.7 44 | slice 2, piece 2, default 20, with 14 | 🍕 | 07057 Pepperoni, pork, beef
Salami | genoa salami, hard salami, summer sausage, soppressata, sopressata, capicola, capocollo, coppa, finocchiona | 385 3.8 23.2 30.1 | slice 10, piece 10, default 30 | 🥩 | 07072 Salami, dry or hard, pork, beef
Bologna | baloney, bologna slice | 308 5.5 15.2 24.6 | slice 28, piece 28 | 🥩 | 07008 Bologna, beef and pork
Bologna salad | meat salad | 294.1 4.1 8 27.4 | tbsp 25, container 200, default 60, with 40 | 🥗 | 50% 07008 Bologna, beef and pork + 19% 04025 Salad dressing, mayonnaise + 31% 11937 Pickles, cucumber, dill or kosher dill
Sausage salad | bavarian sausage salad | 220.1 4.6 8.4 18.3 | bowl 250, plate 300, default 250 | 🥗 | 54% 07008 Bologna, beef and pork + 14% 11937 Pickles, cucumber, dill or kosher dill + 14% 11282 Onions, raw + 5% 04044 Oil, soybean + 13% 02053 Vinegar, distilled
Liverwurst | pate, liver sausage, braunschweiger | 326 2.2 14.1 28.5 | slice 18, tbsp 13, default 28 | 🥩 | 07041 Liver sausage, liverwurst, pork
Head cheese | brawn, pork aspic | 157 0 13.8 10.9 | slice 30, default 60, piece 60 | 🍖 | 07034 Headcheese, pork
Foie gras | goose liver pate, duck foie gras | 462 4.7 11.4 43.8 | slice 40, piece 40, default 40, with 30 | 🥩 | 07054 Pate, goose liver, smoked, canned
Rillettes | pork rillettes, potted pork | 433.3 0 15.1 40.9 | tbsp 20, slice 30, default 40, with 30 | 🥩 | 65% 10071 Pork, fresh, shoulder, whole, separable lean + 27% 04002 Lard + 8% 14411 Water, tap, drinking
Blood sausage | black pudding, morcilla | 379 1.3 14.6 34.5 | slice 25, piece 25, default 50 | 🌭 | 07005 Blood sausage
Haggis | scrapple | 213 14.1 8.1 13.9 | slice 56, default 100 | 🥩 | 07951 Scrapple, pork
Beef jerky | jerky, biltong, meat stick, slim jim, beef stick, peperami, pepperami, pepperami stick | 410 11 33.2 25.6 | piece 10, stick 20, large 20, bag 28, default 28 | 🥩 | 19002 Snacks, beef jerky, chopped and formed
Lamb | roast lamb, lamb chop, lamb leg, grilled lamb, mutton, goat, goat meat | 223 0 33.7 8.8 | piece 85, chop 70, slice 28, cup 140, default 100 | 🐑 | 17060 Lamb, domestic, cubed for stew or kabob (leg and shoulder), separable lean only, trimmed to 1/4" fat, cooked, braised
Gyros meat | gyros without bread, shawarma meat, kebab meat | 242.8 0 24.3 15.5 | plate 250, default 200 | 🥙 | 95% 10038 Pork, fresh + 5% 04044 Oil, soybean
Ground lamb | lamb mince, minced lamb, lamb kofta | 283 0 24.8 19.6 | cup 110, default 100 | 🐑 | 17225 Lamb, ground, cooked, broiled
Rabbit |  | 197 0 29.1 8.1 | cup 140, default 100 | 🐇 | 17178 Game meat, rabbit, domesticated, composite of cuts, cooked, roasted
Venison | deer, bison, buffalo meat, elk, kangaroo, kangaroo steak | 187 0 26.4 8.2 | patty 85, cup 140, default 100 | 🦌 | 17344 Game meat, deer, ground, cooked, pan-broiled
Wild boar | wild pig | 160 0 28.3 4.4 | cup 140, default 85 | 🐗 | 17159 Game meat, boar, wild, cooked, roasted
Ostrich | emu | 164 0 29.4 4.3 | cup 140, patty 93, default 85 | 🍖 | 05647 Ostrich, inside strip, cooked
Moose | caribou, reindeer, antelope | 134 0 29.3 1 | cup 140, default 85 | 🦌 | 17173 Game meat, moose, cooked, roasted
Tofu | raw tofu | 70 1.7 8.2 4.2 | cup 252, slice 81, piece 81, block 350, cube 10, default 125 | 🫘 | 16126 Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)
Firm pressed tofu | pressed tofu, european tofu | 145 4.3 15.8 8.7 | slice 40, piece 100, block 200, default 125 | 🫘 | 16426 Tofu, raw, firm, prepared with calcium sulfate
Silken tofu | soft tofu | 61 1.8 6.5 3.7 | cup 248, slice 90, default 120 | 🫘 | 16127 Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)
Fried tofu | tofu puff, pan fried tofu | 271 10.5 17.2 20.2 | piece 13, cup 120, default 85 | 🫘 | 16129 Tofu, fried
Tempeh | fried tempeh | 193 9.4 18.5 10.8 | cup 166, slice 28, default 100 | 🫘 | 16114 Tempeh
Veggie burger patty | veggie patty, vegetarian burger patty, beyond patty, meat substitute, bean burger patty, morningstar burger, boca burger, quorn burger | 145 25.3 6.4 4.5 | patty 71, piece 71 | 🍔 | 16579 GARDENBURGER, Original
Seitan | meatless chicken, vegan chicken, soya chunks, impossible meat, beyond meat, beyond beef, impossible beef | 224 3.6 23.6 12.7 | cup 168, piece 40, default 85 | 🌱 | 43128 Chicken, meatless
Quorn | quorn mince, quorn pieces, quorn chicken pieces, quorn fillet, mycoprotein, vegan mince, meat free mince | 103 1.7 10.9 5.9 | cup 140, piece 40, fillet 63, default 85 | 🌱 | 46% 43128 Chicken, meatless + 54% 14411 Water, tap, drinking
Vegetarian nuggets | quorn nuggets, vegan nuggets, vegan chicken nuggets, meatless nuggets, plant based nuggets, impossible nuggets, gardein chicken tenders, vegan chicken tenders, gardein tenders, plant based chicken tenders | 208.7 11.3 18.6 9.8 | piece 20, nugget 20, tender 40, strip 40, default 85 | 🌱 | 72% 43128 Chicken, meatless + 12% 18079 Bread crumbs, dry, grated, plain + 16% 14411 Water, tap, drinking
Carnitas | roast pork shoulder, shredded pork, kalua pork, braised pork shoulder | 292 0 23.3 21.4 | cup 135, slice 28, default 115 | 🐖 | 10071 Pork, fresh, shoulder, whole, separable lean and fat, cooked, roasted
Char siu | chinese bbq pork, chinese roast pork | 228.8 5.3 22.7 12.3 | slice 15, cup 140, default 100 | 🐖 | 88% 10073 Pork, fresh + 12% 06175 Sauce, hoisin
Dried beef | chipped beef | 153 2.8 31.1 1.9 | slice 3, default 28 | 🥩 | 13350 Beef, cured, dried
Suya | beef suya | 261.1 2.2 27.1 15.9 | stick 60, skewer 60, default 120 | 🍢 | 84% 23610 Beef, top sirloin + 10% 16090 Peanuts, all types + 6% 04044 Oil, soybean
Chicken skewers | chicken satay, chicken skewer, yakitori, shish tawook, chicken souvlaki | 200.1 0.4 27.4 9.2 | piece 90, skewer 90, stick 40, default 180 | 🍢 | 88% 05064 Chicken, broilers or fryers + 6% 11821 Peppers, sweet + 6% 04053 Oil, olive
Larb | laab, larb gai | 243 4.4 21.3 15.7 | cup 150, default 150 | 🥗 | 78% 10975 Pork, ground + 10% 11282 Onions, raw + 6% 09160 Lime juice, raw + 3% 06179 Sauce, fish + 3% 20061 Rice flour, white
Thai basil pork | pad kra pao, pad krapow, basil chicken, thai basil chicken | 237.4 2.6 18.2 17.3 | cup 160, default 200 | 🌿 | 66% 10975 Pork, ground + 12% 11821 Peppers, sweet + 10% 11282 Onions, raw + 4% 16123 Soy sauce made from soy and wheat (shoyu) + 4% 04044 Oil, soybean + 4% 11297 Parsley, fresh
Sisig | pork sisig | 305.3 2.3 15.1 26.4 | cup 160, default 160 | 🐖 | 70% 10940 Pork, fresh + 16% 11282 Onions, raw + 6% 04025 Salad dressing, mayonnaise + 4% 16123 Soy sauce made from soy and wheat (shoyu) + 4% 09160 Lime juice, raw
Kibbeh | kibbe, kubba | 254.4 7.8 12.6 19.5 | piece 50, default 150 | 🧆 | 44% 17225 Lamb, ground + 34% 20013 Bulgur, cooked + 10% 11282 Onions, raw + 4% 12147 Nuts, pine nuts + 8% 04044 Oil, soybean
Currywurst |  | 266.8 10.2 10.3 20.8 | default 180, piece 180 | 🌭 | 70% 07013 Bratwurst, pork + 28% 11935 Catsup + 2% 02015 Spices, curry powder
Raw chicken thigh | chicken thigh raw, uncooked chicken thigh | 119 0 19.3 4.1 | piece 100, default 150 | 🍗 | 05096 Chicken, broilers or fryers, dark meat, thigh, meat only, raw
Raw ground beef | raw mince, uncooked mince, raw beef mince, uncooked ground beef, raw hamburger meat | 254 0 17.2 20 | patty 113, default 125 | 🥩 | 23572 Beef, ground, 80% lean meat / 20% fat, raw
Steak tartare | beef tartare, filet americain, tartare | 222 0.8 17.3 16.1 | tbsp 20, default 180, with 40 | 🥩 | 80% 23562 Beef, ground, 90% lean meat / 10% fat, raw + 8% 01125 Egg, yolk, raw, fresh + 6% 04044 Oil, soybean, salad or cooking + 6% 11282 Onions, raw
Lean raw ground beef | raw lean mince, raw 5% mince, raw extra lean ground beef | 137 0 21.4 5 | patty 113, default 125 | 🥩 | 23557 Beef, ground, 95% lean meat / 5% fat, raw
Raw bacon | uncooked bacon | 458 0.7 11.6 45 | slice 28, rasher 28, default 56 | 🥓 | 10123 Pork, cured, bacon, raw
Cornish game hen | game hen, cornish hen, poussin, rock cornish hen | 259 0 22.3 18.2 | piece 257, half 129, cup 140, default 129 | 🍗 | 05308 Chicken, cornish game hens, meat and skin, cooked, roasted
Quail | roast quail | 227 0 25.1 14.1 | piece 80, cup 140, default 80 | 🍗 | 43282 Quail, cooked, total edible
Pheasant | roast pheasant, partridge, grouse | 239 0 32.4 12.1 | cup 140, piece 120, default 120 | 🍗 | 43283 Pheasant, cooked, total edible
Roast pigeon | squab, pigeon breast, dove breast | 213 0 23.9 13 | piece 60, cup 140, default 120 | 🍗 | 43287 Dove, cooked (includes squab)
Chicken feet | chicken paws, chicken foot | 215 0.2 19.4 14.6 | piece 34, default 68 | 🍗 | 05335 Chicken, feet, boiled
Kidney | pork kidney, beef kidney, lamb kidney, devilled kidneys | 151 0 25.4 4.7 | piece 100, cup 140, default 85 | 🥩 | 10107 Pork, fresh, variety meats and by-products, kidneys, cooked, braised
Sweetbreads | veal sweetbreads | 319 0 21.9 25 | default 85 | 🥩 | 13338 Beef, variety meats and by-products, thymus, cooked, braised
Lamb shank | lamb shanks, braised lamb shank, slow cooked lamb shank | 243 0 28.4 13.5 | piece 200, cup 140, default 200 | 🍖 | 17008 Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/4" fat, choice, cooked, braised
Veal | veal roast, roast veal, veal steak, roasted veal, veal escalope, veal scallopini, veal fillet | 231 0 30.1 11.4 | piece 110, slice 40, cup 140, default 110 | 🥩 | 17089 Veal, composite of trimmed retail cuts, separable lean and fat, cooked
Veal in tuna sauce | vitello tonnato | 263.3 0.6 25.3 17.2 | plate 180, slice 40, default 160 | 🥩 | 66% 17091 Veal, composite of trimmed retail cuts, sepa + 16% 04025 Salad dressing, mayonnaise, soybean oil, wit + 16% 15121 Fish, tuna, light, canned in water, drained + 2% 02054 Capers, canned
Chick-fil-A nuggets | chick fil a nuggets, chickfila nuggets, chick fil a chicken nuggets | 237.6 9 22.5 12 | piece 13, default 104 | 🍗 | 55% 21229 Fast foods, chicken + 45% 05064 Chicken, broilers or fryers
Popeyes tenders | popeyes tenders, popeyes chicken tenders, popeyes chicken strips, popeyes tender | 271 19.3 19.2 13 | piece 58, default 174 | 🍗 | 21417 POPEYES, Mild Chicken Strips
Peri-peri chicken | peri peri chicken, nandos chicken, nandos peri peri chicken, piri piri chicken, frango piri piri | 239 0 27.3 13.6 | piece 160, whole 620, half 310, quarter 160, default 160 | 🍗 | 05009 Chicken, broilers or fryers
Quarter chicken | quarter chicken breast, quarter chicken leg, quarter chicken dark meat, quarter chicken white meat | 239 0 27.3 13.6 | piece 150, default 150 | 🍗 | 05009 Chicken, broilers or fryers, meat and skin, cook
Chicken schnitzel | chicken escalope, chicken milanese, crumbed chicken, chicken schnitty, schnitty, chicken cutlet, breaded chicken breast, chicken katsu fillet, chicken milanesa, chicken katsu | 287 12.8 14.8 19.6 | piece 150, small 100, medium 150, large 220 | 🍗 | 05324 Chicken patty, frozen
Chicken parmigiana | chicken parma, chicken parmi, chicken parmy, parmi, parma, chicken schnitzel parmigiana, chicken parmie, chicken parmo, parmo | 238.5 9.9 13.6 16.1 | piece 300, small 220, large 400, default 300 | 🍗 | 62% 05324 Chicken patty, frozen + 18% 06931 Sauce, pasta + 14% 01026 Cheese, mozzarella + 6% 07029 Ham, sliced
Ribeye steak | ribeye, rib eye, rib eye steak, scotch fillet, scotch fillet steak, entrecote, t-bone steak, t bone steak, porterhouse, porterhouse steak, tomahawk steak, rib eye beef, prime rib, roast prime rib | 271 0 24.9 19 | piece 225, small 150, medium 225, large 340, slice 28, default 225 | 🥩 | 23227 Beef, rib eye steak
Gammon steak | gammon, ham steak, grilled gammon, gammon joint, gammon and pineapple, roast gammon | 163 3.8 16.6 8.6 | piece 170, small 110, large 225, slice 40, default 170 | 🥩 | 07029 Ham, sliced
Jerk chicken | jerk chicken thigh, jerk chicken leg, tandoori chicken, chicken tandoori, jerk wings chicken | 270.4 3.9 25.1 16.5 | piece 120, quarter 200, half 400, cup 140, default 165 | 🍗 | 92% 05009 Chicken, broilers or fryers + 4% 04044 Oil, soybean + 4% 19334 Sugars, brown
Oxtail | oxtails, braised oxtail, oxtail stew jamaican, jamaican oxtail, oxtail and gravy | 243.4 1 21.4 16.5 | piece 85, cup 200, default 220 | 🥩 | 80% 13851 Beef, rib + 20% 06116 Gravy, beef
Battered sausage | battered saveloy, chip shop sausage, jumbo sausage, chippy sausage, deep fried sausage | 342.8 15.3 14.5 24.3 | piece 110, small 80, large 150 | 🌭 | 64% 07064 Pork sausage, fresh + 20% 20081 Wheat flour, white + 6% 04044 Oil, soybean + 10% 14411 Water, tap
Turkey leg | smoked turkey leg, turkey drumstick, turkey legs, renaissance turkey leg | 200 0 27.9 9.8 | piece 250, small 150, large 350, default 250 | 🍗 | 43367 Turkey, drumstick
Tonkatsu | katsu pork, pork katsu, pork tonkatsu | 302.1 8.6 21.9 19.5 | piece 160, default 160 | 🍱 | 12% 18079 Bread crumbs, dry + 8% 04044 Oil, soybean + 80% 10073 Pork, fresh
Chicken mole | mole chicken, mole poblano, chicken with mole, pollo en mole | 259.4 6.3 19.6 17.8 | cup 240, default 260 | 🍗 | 66% 05046 Chicken, broilers or fryers + 14% 06164 Sauce, salsa + 8% 16098 Peanut butter, smooth style + 6% 19080 Candies, semisweet chocolate + 6% 04044 Oil, soybean
Raw ground turkey | raw turkey mince, uncooked turkey mince, uncooked ground turkey, raw turkey burger | 150 0 18.7 8.3 | patty 113, default 125 | 🦃 | 05665 Ground turkey, 93% lean, 7% fat, raw
Raw turkey breast | raw turkey, uncooked turkey, uncooked turkey breast, raw turkey steak | 111 0 24.6 0.7 | default 150 | 🦃 | 05219 Turkey, fryer-roasters, breast, meat only, raw
Raw pork | uncooked pork, raw pork chop, uncooked pork chop, raw pork loin, raw pork tenderloin, raw pork steak, raw pork fillet | 127 0 22.4 3.4 | piece 160, medium 160, default 150 | 🥩 | 10066 Pork, fresh, loin, top loin (chops), boneless, separable lean only, raw
Raw ground pork | raw pork mince, uncooked ground pork, uncooked pork mince | 263 0 16.9 21.2 | patty 113, default 125 | 🥩 | 10219 Pork, fresh, ground, raw
Raw ground lamb | raw lamb mince, raw lamb, uncooked lamb, uncooked lamb mince | 282 0 16.6 23.4 | patty 113, default 125 | 🥩 | 17224 Lamb, ground, raw
Raw sausage | raw sausages, uncooked sausage, raw pork sausage | 304 0 15.1 26.5 | piece 65, link 65, default 130 | 🌭 | 07063 Pork sausage, fresh, raw
Raw duck | uncooked duck, raw duck breast | 135 0.9 18.3 6 | default 170 | 🦆 | 05141 Duck, domesticated, meat only, raw
Iberian ham | iberico ham, jamon iberico, pata negra | 336.4 0.2 22.2 26.7 | slice 12, default 50, serving 80 | 🍖 | 80% 10141 Pork, cured, ham, center slice, country-styl + 20% 04002 Lard
Alheira | portuguese bread and chicken sausage | 290.7 26 14.7 13.9 | piece 150, default 150 | 🌭 | 46% 18029 Bread, french or vienna (includes sourdough) + 30% 05064 Chicken, broilers or fryers + 12% 04002 Lard + 12% 14411 Water, tap, drinking
Pork tenderloin | pork fillet, pork medallions, roast pork tenderloin, grilled pork tenderloin | 143 0 26.2 3.5 | slice 30, piece 60, default 130 | 🥩 | 10061 Pork, fresh, loin, tenderloin, separable lea
Firm tofu | extra firm tofu, pressed tofu, block tofu | 145 4.3 15.8 8.7 | slice 80, piece 80, block 250, cube 12, default 125, cup 252 | 🫘 | 16426 Tofu, raw, firm, prepared with calcium sulfa
`;
