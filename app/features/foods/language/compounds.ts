import { oneSpelling } from "./spellings";
import { stem } from "./words";

/** Several words that are one, as peanut butter and mac and cheese: joined, or replaced by the word after "=". */
const COMPOUNDS = `
peanut butter, ice cream, sour cream,
soured cream=sourcream, cream cheese, cottage cheese, whipped cream, hot dog, corn dog, chili dog, hot chocolate,
hot cocoa=hotchocolate, hot sauce, soy sauce, soya sauce=soysauce, soy milk, soya milk=soymilk, almond milk, oat milk,
rice milk, coconut milk, coconut water, coconut cream, chocolate milk, milk chocolate, milk shake,
condensed milk, evaporated milk, butter milk, green bean,
string bean=greenbean, runner bean=greenbean, french bean=greenbean, soy bean, soya bean=soybean,
bean sprout, jelly bean, sweet potato, french fry, french toast, english muffin,
egg roll, bread roll, dinner roll, egg plant,
egg nog, grape fruit, passion fruit, star fruit, dragon fruit, jack fruit, kiwi fruit=kiwi,
angel food, pot pie, root beer, ginger ale, ginger beer, tonic water, club soda, soda water=clubsoda, soft drink=soda,
energy drink, sport drink, fruit drink, juice drink=fruitdrink, rice cake, trail mix, snack mix,
pop corn, sweet corn=corn, corn bread, corn flake, baby food, protein shake, protein powder, chewing gum, bubble gum=chewinggum, fruit snack,
graham cracker, rice crispy, rice krispy=ricecrispy, pop tart,
hash brown, onion ring, apple sauce, cranberry sauce, hard candy, boiled sweet=hardcandy, ice tea=icedtea,
iced tea, iced black tea=black icedtea, iced green tea=green icedtea, iced herbal tea=herbal icedtea, iced coffee, cold brew, half and half, half n half=halfandhalf, macaroni and cheese=macandcheese, mac and cheese, mac n cheese=macandcheese,
 macaroni n cheese=macandcheese, macaroni cheese=macandcheese,
mac cheese=macandcheese, pb and j=pbj, pb j=pbj, pb n j=pbj, m and m, m m=mandm, fish and chip, fish n chip=fishandchip,
frozen yogurt, frozen yoghurt=frozenyogurt, gin and tonic, gin tonic=ginandtonic, g and t=ginandtonic, rum and coke, salt and vinegar, salt and pepper,
sweet and sour, sweet n sour=sweetandsour, hot and sour, cookie and cream, cheese and onion, oil and vinegar, bread and butter pickle,
sour cream and onion, surf and turf, shepherd pie, cottage pie, toad in the hole, pig in a blanket, pigs in blanket=piginablanket,
sloppy joe, cole slaw, pork rind, pork skin=porkrind, pork scratching=porkrind, black pudding,
yorkshire pudding, rice pudding, bread pudding, brussel sprout, brussels sprout=brusselsprout, bok choy, pak choi=bokchoy, snow pea,
sugar snap pea=snowpea, sugar snap=snowpea, snap pea=snowpea, black eyed pea, split pea, chick pea, water chestnut, bell pepper,
sweet pepper=bellpepper, red pepper=bellpepper, green pepper=bellpepper, yellow pepper=bellpepper, black pepper, chili pepper, spring onion, green onion=springonion, pine nut, brazil nut, macadamia nut=macadamia, fruit cocktail, water melon, pine apple, straw berry, blue berry, rasp berry, black berry, cran berry,
lemon lime, thin crust, thick crust, regular crust=regular, medium crust=regular, hand tossed=regular, mini wheat, reese piece, over easy, fry up, hi c, reduced fat milk, filet o fish, fillet o fish=filetofish, milk tea, roll up, cheese burger=cheeseburger, chicken salad, fish finger=fishstick, fish stick, dried fruit, tater tot, potato puff, cheese cake, cup cake, pan cake, oat meal, meat ball, meat loaf, meat pie, spare rib, big mac, chow mein, lo mein, pad thai,
dim sum, flat white, cafe au lait, cafe con leche, red bull, dr pepper, mountain dew,
seven up=7up, 7 up, v 8, coca cola, gummy bear, jelly baby, life saver, sour patch kid,
kool aid, capri sun, crystal light, hot pocket, rice krispies treat=ricecrispytreat, rice crispy treat, rice krispie treat=ricecrispytreat,
fluid ounce=floz, fluid oz=floz, liquid ounce=floz, non fat=skim, no fat=skim, fat free=skim, fatfree=skim, low fat, reduced fat=lowfat, semi skim, sugar free=diet, no sugar added=diet,
no added sugar=diet, no sugar=unsweetened, zero sugar=diet, sugarless=diet, low calorie=diet, zero calorie=diet, 0 calorie=diet, 0 cal=diet, zero cal=diet, 0 sugar=diet, gluten free,
without meat=vegetarian, no meat=vegetarian, meat free=vegetarian, plant based=vegetarian,
dairy free, non dairy=dairyfree, alcohol free, non alcoholic=alcoholfree, caffeine free, caffeine containing=caffeine, whole wheat, whole grain=wholewheat, whole meal=wholewheat,
multi grain, deep fried=fried, pan fried=fried, air fried=fried, stir fry, stir fried=stirfry, fast food, fun size, fun sized=funsize, snack size, snack sized=snacksize,
child size, child sized=childsize, kid size=childsize, kid sized=childsize, kid meal=childsize, family size, family sized=familysize,
king size, king sized=kingsize, foot long, bite size, extra large, extra small, sun dried, gin tonic, bloody mary,
pina colada, irish coffee, cream of wheat, cream of rice,
cheez it, cheez its=cheezit, all bran, special k, fiber one, quarter pounder, hot wing=buffalowing,
buffalo wing, short bread, corn cob, corn on the cob, beef patty=hamburgerpatty,
hamburger patty, burger patty=hamburgerpatty, tomato sauce, tomato paste, salad dressing, moon pie, key lime, lunch meat, luncheon meat=lunchmeat,
submarine sandwich=sub, sub sandwich=sub, deli meat=lunchmeat, cold cut=lunchmeat, sandwich meat=lunchmeat, taco bell, cape cod, nature valley, pizza hut, burger king, dairy queen, chick fil a, snack cake, herbal tea, from the freezer=frozen, out of the freezer=frozen,
surface inch=cubicinch, cubic inch, square inch=cubicinch,
home recipe=homemade, home made, home cooked=homemade, chicken finger=chicken tender, chicken strip=chicken tender, ready to heat=ready, ready to eat=ready, ready to drink=ready, left over=leftover, dry mix, bite sized=bitesize, no bake, stage 1, stage 2, stage 3, cracker size, cracker sized=crackersize, frozen dessert, single serving, tomato based sauce=tomatosauce,
soy based sauce=soysauce,
a lot of=some, lot of=some, plenty of=some, ton of=some, a mix of=some, mix of=some, a mixture of=some, a combination of=some, a variety of=some
`;

const compounds = new Map<string, string>();
const parts = new Map<string, readonly string[]>();
let longest = 1;
for (const entry of COMPOUNDS.trim().split(/,\s*/)) {
  const [text = "", meaning] = entry.trim().split("=");
  const words = text.split(" ").map((word) => oneSpelling(stem(word)));
  const compound = meaning ?? words.join("");
  compounds.set(words.join(" "), compound);
  if (!parts.has(compound)) parts.set(compound, words);
  longest = Math.max(longest, words.length);
}

export const LONGEST_COMPOUND = longest;

export const compoundOf = (words: readonly string[]): string | undefined => compounds.get(words.join(" "));

export const compoundPartsOf = (compound: string): readonly string[] => parts.get(compound) ?? [compound];
