export const SOUPS = `
Chicken noodle soup | matzo ball soup, chicken soup with noodles, chicken soup | 32 3.5 2.2 1.1 | cup 245, bowl 350, can 540, mug 245, default 300 | 🍲 | 50% 06419 Soup, chicken noodle + 50% 06018 Soup, chunky chicken noodle
Chicken rice soup | chicken and rice soup, rice soup, chicken soup with rice | 38.5 4.2 3.3 1.1 | cup 240, bowl 350, can 530, default 300 | 🍲 | 50% 06022 Soup, chicken rice + 50% 06423 Soup, chicken with rice
Chicken vegetable soup | chicken and vegetable soup, chicken gumbo, chicken tortilla soup, turkey soup | 69 7.9 5.1 2 | cup 240, bowl 350, can 530, default 300 | 🍲 | 06024 Soup, chicken vegetable, chunky, canned, ready-to-serve
Cream of chicken soup | creamy chicken soup | 77 6 3 4.6 | cup 248, bowl 350, can 600, default 300 | 🍲 | 06216 Soup, cream of chicken, canned, prepared with equal volume milk
Cream of mushroom soup | mushroom soup, creamy mushroom soup, mushroom bisque | 67 5.7 2.5 3.9 | cup 248, bowl 350, can 600, default 300 | 🍲 | 06243 Soup, cream of mushroom, canned, prepared with equal volume low fat (2%) milk
Tomato soup | cream of tomato soup, tomato bisque, heinz tomato soup | 42.5 7.8 1.6 0.8 | cup 250, bowl 350, can 400, mug 250, default 300 | 🍅 | 50% 06359 Soup, tomato + 50% 06559 Soup, tomato
Vegetable soup | soup, veggie soup, mixed vegetable soup, carrot soup, leek soup, homemade soup, vegetarian soup, broccoli soup, cabbage soup, spinach soup, carrot and coriander soup | 51 7.9 1.5 1.5 | cup 245, bowl 350, can 530, mug 250, default 250 | 🍲 | 06067 Soup, chunky vegetable, canned, ready-to-serve
Vegetable beef soup | beef and vegetable soup, beef soup, beef barley soup, chunky beef soup | 47 6 3.2 1.1 | cup 250, bowl 350, can 528, default 300 | 🍲 | 06749 Soup, beef and vegetables, canned, ready-to-serve
Minestrone | minestrone soup, italian soup, pasta soup | 53 8.6 2.1 1.2 | cup 240, bowl 350, can 540, default 300 | 🍲 | 06039 Soup, minestrone, canned, chunky, ready-to-serve
Lentil soup | dal soup | 56 8.2 3.7 1.1 | cup 248, bowl 350, can 567, default 248 | 🍲 | 06037 Soup, lentil with ham, canned, ready-to-serve
Bean soup | white bean soup, bean and ham soup, bean with bacon soup | 95 11.2 5.2 3.5 | cup 245, bowl 350, can 540, default 300 | 🍲 | 06007 Soup, bean with ham, canned, chunky, ready-to-serve
Split pea soup | pea soup, pea and ham soup, split pea and ham soup, green pea soup | 77 11.2 4.6 1.7 | cup 240, bowl 350, can 540, default 300 | 🍲 | 06050 Soup, pea, split with ham, canned, chunky, ready-to-serve
Potato soup | cream of potato soup, baked potato soup, leek and potato soup, potato chowder, loaded potato soup | 60 6.9 2.3 2.6 | cup 248, bowl 350, default 300 | 🥔 | 06253 Soup, cream of potato, canned, prepared with equal volume milk
Pumpkin soup | butternut squash soup, squash soup, sweet potato soup | 34.5 4 0.9 2 | cup 245, bowl 350, default 300 | 🎃 | 62% 11423 Pumpkin, cooked + 10% 01050 Cream, fluid + 23% 06194 Soup, Chicken Broth + 6% 11282 Onions, raw
Broccoli cheese soup | broccoli cheddar soup, cheese soup, beer cheese soup | 82.5 6.6 3.5 4.9 | cup 245, bowl 350, default 300 | 🥦 | 83% 06211 Soup, cheese + 17% 11091 Broccoli, cooked
Clam chowder | new england clam chowder, seafood chowder, chowder, fish chowder, corn chowder, fish soup, lobster bisque, cioppino, bouillabaisse | 70 7.9 2.9 3 | cup 250, bowl 350, can 520, default 300 | 🥣 | 50% 06230 Soup, clam chowder + 50% 27042 Soup, clam chowder
Manhattan clam chowder | red clam chowder | 56 7.8 3 1.4 | cup 240, bowl 350, default 300 | 🥣 | 06027 Soup, clam chowder, manhattan style, canned, chunky, ready-to-serve
French onion soup | onion soup, soupe a l'oignon | 80.2 7.9 4.8 3.5 | cup 245, bowl 350, default 300 | 🧅 | 83% 06445 Soup, onion + 8% 18030 Bread, french or vienna + 8% 01023 Cheese, gruyere
Miso soup | miso | 23.3 2.1 1.9 1 | cup 240, bowl 240, default 240 | 🍵 | 5% 16112 Miso + 80% 06194 Soup, Chicken Broth + 13% 16127 Tofu, soft + 1% 11669 Seaweed, wakame
Wonton soup | dumpling soup | 32 5.2 2.1 0.3 | cup 223, bowl 450, default 380 | 🥣 | 27002 Soup, wonton, Chinese restaurant
Egg drop soup | egg flower soup | 27 4.3 1.2 0.6 | cup 241, bowl 350, default 241 | 🥣 | 27000 Soup, egg drop, Chinese restaurant
Hot and sour soup | tom yum, tom yum soup | 39 4.3 2.6 1.2 | cup 233, bowl 350, default 233 | 🥣 | 27001 Soup, hot and sour, Chinese restaurant
Gazpacho | cold tomato soup | 19 1.8 2.9 0.1 | cup 244, bowl 300, default 244 | 🍅 | 06036 Soup, gazpacho, canned, ready-to-serve
Borscht | beet soup | 32.4 5.3 1.4 0.8 | cup 245, bowl 350, default 300 | 🥣 | 25% 11081 Beets, cooked + 49% 06008 Soup, beef broth or bouillon canned + 12% 11110 Cabbage, cooked + 10% 11367 Potatoes, boiled + 3% 01056 Cream, sour
Pozole | menudo, hominy soup, tripe soup, pozole rojo | 74 4.1 8.6 2.6 | cup 200, bowl 400, default 400 | 🍲 | 36414 Restaurant, Latino, tripe soup
Gumbo | seafood gumbo, etouffee, crawfish etouffee, shrimp etouffee, gumbo soup | 122.1 4.5 9.5 7.1 | cup 240, bowl 350, default 300 | 🍲 | 17% 05046 Chicken, broilers or fryers + 8% 07037 Kielbasa, kolbassy + 11% 15151 Crustaceans, shrimp + 13% 11279 Okra, cooked + 3% 04044 Oil, soybean + 3% 20081 Wheat flour, white + 46% 06172 Soup, stock
Chicken broth | broth, bone broth, stock, bouillon, beef broth, vegetable broth, chicken stock, fish stock, consomme | 5 0.4 0.4 0.2 | cup 240, tbsp 15, mug 240, default 240 | 🍲 | 06194 Soup, Chicken Broth, canned, ready-to-serve
Stock cube | bouillon cube, beef stock cube, chicken stock cube | 198 23.5 14.6 4.7 | piece 4.8, tsp 3, default 4.8 | 🧂 | 06081 Soup, chicken broth cubes, dry
Gravy | brown gravy, beef gravy, chicken gravy, turkey gravy, mushroom sauce, mushroom gravy | 53 4.8 3.8 2.4 | cup 233, tbsp 15, tsp 5, ladle 60, default 60, with 60 | 🥣 | 06116 Gravy, beef, canned, ready-to-serve
Sausage gravy | white gravy, country gravy, biscuit gravy | 119 5.1 3.4 10.2 | cup 236, tbsp 15, default 60, with 60 | 🥣 | 06319 CAMPBELL Soup Company, CAMPBELL'S Country Style Sausage Grav
Tom kha | tom kha gai, coconut soup, thai coconut soup | 90.5 1.4 6.2 7.1 | cup 240, bowl 350, default 350 | 🍲 | 30% 12118 Nuts, coconut milk + 16% 05064 Chicken, broilers or fryers + 10% 11260 Mushrooms, white + 2% 06179 Sauce, fish + 42% 06194 Soup, Chicken Broth
Pepper soup | goat pepper soup | 47 1.7 6 1.9 | cup 240, bowl 350, default 350 | 🍲 | 16% 17060 Lamb, domestic + 80% 06194 Soup, Chicken Broth + 2% 02015 Spices, curry powder + 2% 11282 Onions, raw
White borscht | zurek | 91.8 3 3.8 7.1 | cup 245, bowl 350, default 350 | 🥣 | 16% 07037 Kielbasa, kolbassy + 10% 01129 Egg, whole + 10% 11367 Potatoes, boiled + 8% 01056 Cream, sour + 56% 06194 Soup, Chicken Broth
Black bean soup | sopa de frijol | 103 14.8 5.1 2.6 | cup 246, bowl 350, default 246 | 🍲 | 36413 Restaurant, Latino, black bean soup
Pasta and bean soup | pasta e fagioli, pasta fagioli, pasta e ceci | 101.3 14.2 4 3.3 | bowl 350, cup 245, plate 350, default 350 | 🍲 | 22% 20121 Spaghetti, cooked, enriched + 26% 16050 Beans, white, mature seeds + 3% 04053 Oil, olive, salad or cooking + 14% 11529 Tomatoes, red, ripe + 4% 11125 Carrots, cooked, boiled + 31% 14411 Water, tap, drinking
Dutch pea soup | snert, erwtensoep, erwtensoep with rookworst | 95.9 10.9 5.1 3.6 | bowl 400, plate 400, cup 245, default 400 | 🍲 | 88% 06050 Soup, pea, split with ham + 8% 07037 Kielbasa, kolbassy, pork + 4% 11367 Potatoes, boiled, cooked without skin
Caldo verde | kale and potato soup, portuguese kale soup, portuguese green soup | 64.9 6.7 1.7 3.6 | bowl 300, cup 245, plate 300, default 300 | 🥬 | 28% 11367 Potatoes, boiled, cooked without skin + 12% 11234 Kale, cooked, boiled + 4% 07019 Chorizo, pork and beef + 4% 11282 Onions, raw + 2% 04053 Oil, olive, salad or cooking + 50% 14411 Water, tap, drinking
`;
