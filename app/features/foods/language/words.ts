import { oneSpelling } from "./spellings";

const IRREGULAR: Record<string, string> = {
  leaves: "leaf",
  halves: "half",
  loaves: "loaf",
  knives: "knife",
  geese: "goose",
  swiss: "swiss",
  greens: "greens",
  molasses: "molasses",
  couscous: "couscous",
  hummus: "hummus",
  gyros: "gyros",
  asparagus: "asparagus",
  schnapps: "schnapps",
  ...Object.fromEntries(
    "roti thai idli chapati kiwi pierogi nigiri maki".split(" ").map((word) => [`${word}s`, word]),
  ),
};

/** The same for an English word and its plural. */
export const stem = (word: string): string => {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular;
  let w = word;
  if (w.length > 3 && w.endsWith("s") && !/(?:ss|us|(?<!in)is)$/.test(w)) w = w.slice(0, -1);
  if (/(ch|sh|x|ss|zz)e$/.test(w) && word.endsWith("es")) w = w.slice(0, -1);
  if (w.length > 4 && w.endsWith("oe")) w = w.slice(0, -1);
  if (w.length > 3 && w.endsWith("ie")) w = `${w.slice(0, -2)}y`;
  return w;
};

/** Dropped at the edges of a part: closed classes, verbs of eating and cooking, times, small talk. */
const CHATTER = `
i im i'm ive i've ill i'll id i'd me my mine myself we we're us our you your he his him she her it it's its they them their beaten
this that these those there here some any the of to at as for by so too also then next later after before just about
am is are was were be been being has have had having do did does doing done get got getting gotten go went going
up down off out away along side all each both together altogether which what when while again
ate eat eating eaten drank drink drinking drunk had having sipped sip sipping snacked snacking munched munching nibbled
nibbling devoured devouring gobbled scoffed demolished consumed consuming finished finishing polished enjoyed enjoy
enjoying tried trying tasted sampled tucked dug treated treating treat indulged indulging fancied
made make making prepared prepare preparing cooked cooking whipped fixed fixing tossed topped sprinkled drizzled
dipped dipping served serve add adding added washed washing wash
bought buy ordered ordering order grabbed grabbing grab picked took take taking taken shared sharing
chose choosing choose opted opting started starting start begin beginning began ended kicked kept keep keeping extra
log logged logging record track want wanted need
include includes including included consist consists consisting contain contains comes come accompanied paired pair
pairing choice choices
only straight directly open opened cracked afterwards afterward warming gave give giving used using eats drinks sampled watching movie tv
today tonight yesterday now morning afternoon evening night noon midday midnight day time o'clock oclock
breakfast lunch dinner supper brunch snack dessert meal bite munch
break elevenses smoko tea-time teatime arvo
approximately approx roughly around nearly almost maybe probably perhaps between like really very quite pretty
little bit touch hint rounded heaped level weigh weighs weighing weighed total totals totaling totalling totaled
yum yumm haha hehe lmao xx xxx ugh tbh ish idk imo omg mm mmm mmmm nom usual think guess cheeky lil late
please thanks thank hi hello hey ok okay oh um yes no well lol right actually honestly finally lastly additionally
wife husband hubby mum mom mother dad father grandma grandmother grandpa partner boyfriend girlfriend flatmate roommate
last delicious tasty nice good great lovely yummy quick simple hearty satisfying refreshing classic leftover leftovers
`;

const LIST = new Set(
  CHATTER.trim()
    .split(/\s+/)
    .flatMap((word) => [word, oneSpelling(stem(word))]),
);

export const isChatter = (word: string): boolean => LIST.has(word);

/** Of a word that names no food: "a shot of rum lined up", "pouring in milk". */
export const isFiller = (word: string): boolean => isChatter(word) || /\w(ed|ing|ly)$/.test(word);

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Descriptions: they break ties, and are never "not recognised". */
const SOFT = `
raw fresh freshly frozen cooked uncooked dry dried canned tinned jarred bottled boxed plain regular normal standard ordinary
homemade home made prepared ready store bought packaged prepackaged processed commercial restaurant shop
takeaway takeout fastfood fast chain style type kind sort variety brand
hot warm warmed cold cool iced chilled neat heated reheated toasted crispy crunchy soft hard tender juicy thick thin crust
baked grilled roasted fried steamed boiled poached sauteed smoked braised stewed simmered microwaved blackened seared
sliced diced chopped shredded cubed peeled unpeeled crushed halved cut whole ripe mature young
boneless skinless shoulder bone skin peel lean fatty trimmed fat flesh spread drained rinsed
organic natural pure real original classic traditional authentic simple basic healthy light low high rich
delicious tasty nice good lovely yummy favorite favourite quick satisfying refreshing hearty comforting sweetened
flavored flavor taste prelightened precooked seasoned unseasoned salted unsalted unflavored assorted mixed various different
brewed filtered strained carbonated still sparkling
thincrust thickcrust mixture combo combination shell husk nobake coated covered filled stuffed based topped
medium small large size sized portion single double extra additional
white brown red green yellow black golden dark
individual personal jumbo mini baby kid kids child children junior
enriched fortified refined vitamin calcium added percent cow chewy creamy sticky fluffy moist
english american italian mexican chinese indian french german greek spanish japanese thai korean asian
imported local
place joint cafeteria school bakery cafe diner supermarket grocery canteen street kitchen
pan tray family recipe top bottom cookieandcream
`;

/** Restaurants and shops: their foods are theirs alone, any other food is as elsewhere. */
const CHAINS = wordSet(`
mcdonald wendy kfc starbucks tacobell pizzahut burgerking dairyqueen subway chipotle arby innout popeye domino
chickfila nando pret costa greggs tesco fiveguys capecod
panera pandaexpress papajohn digiorno totino tombstone redbaron chicagotown costco ihop denny dunkin wingstop aldi lidl asda
sainsbury waitrose morrison walmart kirkland wawa applebee
mcd macca bk timhorton raisingcane crumbl buffalowildwing shakeshack hungryjack redrooster oporto boostjuice wagamama itsu
wetherspoon pizzaexpress baskinrobbin jollibee bojangle zaxby culver carlsjr hardee dutchbro olivegarden texasroadhouse
redlobster crackerbarrel zambrero
`);

export const isChain = (word: string): boolean => CHAINS.has(word);

const SOFT_WORDS_LIST = new Set(
  `${SOFT} ${[...CHAINS].join(" ")}`
    .trim()
    .split(/\s+/)
    .map((word) => oneSpelling(stem(word))),
);

export const isSoft = (word: string): boolean => SOFT_WORDS_LIST.has(word);

/** What stands beside foods: descriptions, and the words of names of several words, as "peanut". */
export const descriptions = (): string[] => [...SOFT_WORDS_LIST, ...partWords];

/** Kinds of food; of little weight after a better word ("milk chocolate candy"). */
const GENERAL = new Set(
  `candy drink beverage cereal snack dish food meal dinner entree confection treat item product
   order plate bowl combo bite mix drymix`.split(/\s+/),
);

export const isGeneral = (word: string): boolean => GENERAL.has(word);

const MODIFIERS = new Set(
  `diet skim lowfat light unsweetened sweetened decaf caffeinefree glutenfree alcoholfree
   dairyfree vegetarian vegan`.split(/\s+/),
);

/** 100 g of raw rice has three times the energy of boiled rice. */
const STATES = new Set(["raw", "uncooked", "dry", "fried", "canned"]);

export const isModifier = (word: string): boolean => MODIFIERS.has(word);
export const isState = (word: string): boolean => STATES.has(word);

export const JOINING = {
  list: wordSet("and but plus then also followed alongside while n"),
  with: wordSet("with w on over topped atop onto plus add"),
  without: wordSet("without minus except excluding not no sans avoiding skip skipped skipping"),
  about: wordSet("in from using containing that which into inside specifically namely"),
  /** Before "with", "in" or "from": the next food is an ingredient. */
  making: wordSet(
    `made prepared cooked filled stuffed fried baked coated covered flavored breaded packed blended
     sweetened wrapped rolled infused loaded`,
  ),
  having: wordSet("has have had includes include contains"),
  washing: wordSet("wash washed washing"),
  mixing: wordSet("mixed combined"),
  adding: wordSet(
    "topped served drizzled sprinkled spread mixed combined along together paired accompanied dipped finished",
  ),
};

/** What the foods behind them are in, as "protein shake 30 g whey". */
export const STIRRED = wordSet(
  `shake proteinshake smoothy overnightoat oatmeal porridge omelette omelet frittata pancake waffle muffin cookie bar`,
);

export const joinsFoods = (word: string): boolean => Object.values(JOINING).some((words) => words.has(word));

/** Several words that are one, as peanut butter and mac and cheese: joined, or replaced by the word after "=". */
const COMPOUNDS = `
peanut butter, ice cream, sour cream, chip shop=chipshop,
soured cream=sourcream, cream cheese, cottage cheese, whipped cream cheese=creamcheese, whipped cream, whipped topping, hot dog, corn dog, dagwood dog=corndog, pluto pup=corndog, chili dog, hot chocolate,
hot cocoa=hotchocolate, hot sauce, soy sauce, soya sauce=soysauce, soy milk, soya milk=soymilk, almond milk, oat milk,
rice milk, coconut milk, coconut water, coconut cream, chocolate milk, milk chocolate, milk shake,
condensed milk, evaporated milk, butter milk, green bean,
string bean=greenbean, runner bean=greenbean, french bean=greenbean, soy bean, soya bean=soybean,
bean sprout, bean curd=tofu, extra shot=espresso, jelly bean, sweet potato, french fry, french toast, english muffin,
lady finger, five guy=fiveguys, 5 guy=fiveguys, egg roll, bread roll, dinner roll, egg plant,
egg nog, grape fruit, passion fruit, star fruit, dragon fruit, jack fruit, kiwi fruit=kiwi,
angel food, pot pie, root beer, ginger ale, ginger beer, tonic water, club soda, soda water=clubsoda, soft drink=soda,
energy drink, sport drink, fruit drink, juice drink=fruitdrink, rice cake, trail mix, snack mix,
pop corn, sweet corn=corn, corn bread, corn flake, baby food, protein shake, protein powder, chewing gum, bubble gum=chewinggum, fruit snack,
graham cracker, rice crispy, rice krispy=ricecrispy, pop tart,
hash brown, onion ring, apple sauce, cranberry sauce, hard candy, boiled sweet=hardcandy, ice tea=icedtea,
iced tea, iced black tea=black icedtea, iced green tea=green icedtea, iced herbal tea=herbal icedtea, iced coffee, cold brew, half and half, half n half=halfandhalf, macaroni and cheese=macandcheese, mac and cheese, mac n cheese=macandcheese,
 macaroni n cheese=macandcheese, macaroni cheese=macandcheese,
meal deal=meal, mac cheese=macandcheese, pb and j=pbj, pb j=pbj, pb n j=pbj, m and m, m m=mandm, ben and jerry, b and j=benandjerry, fish and chip, fish n chip=fishandchip, fish chip=fishandchip, new pot=new potato, roast pot=roastpotato, jacket pot=jacket potato,
frozen yogurt, frozen yoghurt=frozenyogurt, gin and tonic, gin tonic=ginandtonic, g and t=ginandtonic, g n t=ginandtonic, g and ts=ginandtonic, g n ts=ginandtonic, 99 flake, fruit n fibre=fruit and fibre, rum and coke, dried lentil=dry lentil, dried bean=dry bean, dried chickpea=dry chickpea, dried red lentil=dry red lentil, salt and vinegar, salt n vinegar=saltandvinegar, cheese n onion=cheeseandonion, salmon filet=salmon fillet, chicken filet=chicken fillet, fish filet=fish fillet, cod filet=cod fillet, salt and pepper,
sweet and sour, sweet n sour=sweetandsour, hot and sour, cookie and cream, cheese and onion, oil and vinegar, bread and butter pickle,
sour cream and onion, surf and turf, shepherd pie, cottage pie, toad in the hole, tom yum, tom yam=tomyum, tv dinner, creme brulee, roast potato, carrot cake, after eight, monster munch, pig in a blanket, pigs in blanket=piginablanket,
sloppy joe, cole slaw, pork rind, pork skin=porkrind, pork scratching=porkrind, black pudding, white pudding,
yorkshire pudding, foo young=foo yung, rice pudding, bread pudding, brussel sprout, brussels sprout=brusselsprout, bok choy, pak choi=bokchoy, snow pea,
sugar snap pea=snowpea, sugar snap=snowpea, snap pea=snowpea, black eyed pea, split pea, chick pea, water chestnut, bell pepper,
sweet pepper=bellpepper, red pepper=bellpepper, green pepper=bellpepper, yellow pepper=bellpepper, black pepper, chili pepper, spring onion, green onion=springonion, pine nut, brazil nut, macadamia nut=macadamia, fruit cocktail, water melon, pine apple, straw berry, blue berry, rasp berry, black berry, cran berry,
lemon lime, thin crust, thick crust, regular crust=regular, medium crust=regular, hand tossed=regular, mini wheat, reese piece, over easy, fry up, hi c, reduced fat milk, filet o fish, fillet o fish=filetofish, milk tea, roll up, cheese burger=cheeseburger, chicken salad, fish finger=fishstick, fish stick, dried fruit, tater tot, potato puff, cheese cake, cup cake, pan cake, oat meal, meat ball, meat loaf, meat pie, spare rib, big mac, chow mein, lo mein, pad thai,
dim sum, flat white, cafe au lait, cafe con leche, red bull, dr pepper, mountain dew,
seven up=7up, 7 up, v 8, coca cola, gummy bear, jelly baby, life saver, sour patch kid,
kool aid, capri sun, crystal light, hot pocket, rice krispies treat=ricecrispytreat, rice crispy square=ricecrispytreat, rice krispy square=ricecrispytreat, rice crispy treat, rice krispie treat=ricecrispytreat,
fluid ounce=floz, fluid oz=floz, liquid ounce=floz, non fat=skim, no fat=nofat, zero fat=nofat, no fat added=no fat, fat free=skim, fatfree=skim, low fat, reduced fat=lowfat, half fat=lowfat, half the fat=lowfat, semi skim, sugar free=diet, no sugar added=diet,
hold the=without, post workout=today, gold standard whey=whey, egg benny=egg benedict, gold standard=whey, cookie n cream=cookieandcream, no added sugar=diet, no sugar=unsweetened, zero sugar=diet, sugarless=diet, low calorie=diet, zero calorie=diet, zero cal=diet, zero kcal=diet, 0 kcal=diet, 0 cal=diet, 0 calorie=diet, 0 cal=diet, zero cal=diet, 0 sugar=diet, gluten free,
without meat=vegetarian, no meat=vegetarian, meat free=vegetarian, plant based=vegetarian,
dairy free, non dairy=dairyfree, fake meat=meat substitute, mock meat=meat substitute, meat alternative=meat substitute,
pre cooked=precooked, pre sweetened=sweetened, pre lightened, alcohol free, non alcoholic=alcoholfree, caffeine free, caffeine containing=caffeine, whole wheat, whole grain=wholewheat, whole meal=wholewheat,
multi grain, deep fried=fried, pan fried=fried, air fried=fried, stir fry, stir fried=stirfry, fast food, fun size, fun sized=funsize, snack size, snack sized=snacksize, snack cup=snacksize container, snack size cup=snacksize container,
dipping cup=dipping container, individual cup=individual container, single serve=singleserving, single serve cup=container, single serving cup=container,
regular size, regular sized=regularsize, standard size=regularsize, standard sized=regularsize, bun size, bun sized=bunsize, bun length=bunsize,
child size, child sized=childsize, kid size=childsize, kid sized=childsize, kid meal=childsize, family size, family sized=familysize,
king size, king sized=kingsize, juice box of=box, prepackaged bowl=singleserving, packaged bowl=singleserving, single serving bowl=singleserving, double double, in n out=innout, sharing size, share size=sharingsize, share bag=sharingsize bag, theater size=sharingsize, theater sized=sharingsize, movie theater size=sharingsize, movie theater sized=sharingsize, foot long, bite size, extra large, extra small, sun dried, gin tonic, bloody mary,
pina colada, irish coffee, cream of wheat, cream of rice,
cheez it, cheez its=cheezit, menu best of=menu, menu maxi best of=menu large, maxi best of=large menu, can of solo=can of lemonade, bottle of solo=bottle of lemonade, hand ful=handful, hand full=handful, all bran, special k, fiber one, quarter pounder, hot wing=buffalowing,
buffalo wing, short bread, corn cob, corn on the cob, corn on cob=cornonthecob, cuppa tea=tea, cuppa coffee=coffee, two veg=mixed vegetable, 2 veg=mixed vegetable, three veg=mixed vegetable, 3 veg=mixed vegetable, beef patty=hamburgerpatty,
hamburger patty, burger patty=hamburgerpatty, tomato sauce, tomato paste, salad dressing, moon pie, key lime, lunch meat, luncheon meat=lunchmeat,
sub sandwich=sub, all beef=beef, all meat=meat, all natural=natural, deli meat=lunchmeat, cold cut=lunchmeat, sandwich meat=lunchmeat, taco bell, cape cod, nature valley, white meat=light meat, dry weight=dry, raw weight=raw, uncooked weight=uncooked, cooked weight=cooked, pizza hut, papa john, little caesar, red baron, chicago town, panda express, tim horton, raising cane, buffalo wild wing, shake shack, hungry jack, red rooster, boost juice, pizza express,
baskin robbin, carl jr=carlsjr, dutch bro, olive garden, texas roadhouse, red lobster, cracker barrel, dairy queen, jack in the box=jackinthebox,
3 finger combo, quarter chicken, life cereal, cinnamon life=lifecereal, quaker life=lifecereal, bowl of life=bowl lifecereal, oikos pro, cherry ripe, up n go, up and go=upngo, 100 grand, hundred grand=100grand, grand slam, lemon pepper, original recipe, spaghetti o=spaghettio,
rice n pea, ben n jerry=benandjerry, ben jerry=benandjerry, salt n pepper=saltandpepper, overnight oat, half baked, egg white, burger king=burgerking, dairy queen, chick fil a, snack cake, herbal tea, from the freezer=frozen, out of the freezer=frozen,
surface inch=cubicinch, cubic inch, square inch=cubicinch,
home recipe=homemade, home made, home cooked=homemade, chicken finger=chicken tender, chicken strip=chicken tender, ready to heat=ready, ready to eat=ready, ready to drink=ready, left over=leftover, dry mix, bite sized=bitesize, no bake, stage 1, stage 2, stage 3, cracker size, cracker sized=crackersize, frozen dessert, single serving, tomato based sauce=tomatosauce,
soy based sauce=soysauce,
a lot of=some, lot of=some, plenty of=some, ton of=some, a mix of=some, mix of=some, a mixture of=some, a combination of=some, a variety of=some
`;

const compounds = new Map<string, string>();
const parts = new Map<string, readonly string[]>();
const partWords = new Set<string>();
let longest = 1;
for (const entry of COMPOUNDS.trim().split(/,\s*/)) {
  const [text = "", meaning] = entry.trim().split("=");
  const words = text.split(" ").map((word) => oneSpelling(stem(word)));
  const compound = meaning ?? words.join("");
  compounds.set(words.join(" "), compound);
  if (!parts.has(compound)) parts.set(compound, words);
  longest = Math.max(longest, words.length);
  for (const word of words) partWords.add(word);
}

export const LONGEST_COMPOUND = longest;

export const compoundOf = (words: readonly string[]): string | undefined => compounds.get(words.join(" "));

export const compoundPartsOf = (compound: string): readonly string[] => parts.get(compound) ?? [compound];

export const isPartOfCompound = (word: string): boolean => partWords.has(word);

/** 0 to 1: what was mistyped is guessed. */
export const surenessOf = (words: readonly { mistyped?: boolean }[]): number =>
  words.some(({ mistyped }) => mistyped) ? 0.9 : 1;

export const isTelling = (word: string): boolean =>
  !(isSoft(word) || isGeneral(word) || isModifier(word) || isState(word) || isChatter(word)) &&
  word.length > 1;

/** What stands above figures: "turkey wrap, macros 35p 45c 16f". */
export const HEADINGS = wordSet(`
macros macro makros nutrition nutrients nutritionals nahrwerte naehrwerte nahrwert nahrwertangaben nahrstoffe werte valeurs
valori valores values nutritional nutrizionali nutricionales nutritionnelles nutricionais nutritives information informacion
informations informazioni informacoes info infos facts stats breakdown label says etikett etiquette etiqueta etichetta etiket
voedingswaarde voedingswaarden waarden makro macronutrients macronutrientes naringsvarden`);
