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
  asparagus: "asparagus",
  schnapps: "schnapps",
};

/** The same for an English word and its plural. */
export const stem = (word: string): string => {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular;
  let w = word;
  if (w.length > 3 && w.endsWith("s") && !/(ss|us|is)$/.test(w)) w = w.slice(0, -1);
  if (/(ch|sh|x|ss|zz)e$/.test(w) && word.endsWith("es")) w = w.slice(0, -1);
  if (w.length > 4 && w.endsWith("oe")) w = w.slice(0, -1);
  if (w.length > 3 && w.endsWith("ie")) w = `${w.slice(0, -2)}y`;
  return w;
};

/** Dropped at the edges of a part: closed classes, verbs of eating and cooking, times, small talk. */
const CHATTER = `
i im i'm ive i've ill i'll id i'd me my mine myself we we're us our you your he his him she her it it's its they them their
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
breakfast lunch dinner supper brunch snack dessert meal bite munch break elevenses tea-time teatime
approximately approx roughly around nearly almost maybe probably perhaps between like really very quite pretty
little bit touch hint rounded heaped level weigh weighs weighing weighed total totals totaling totalling totaled
please thanks thank hi hello hey ok okay oh um yes no well lol right actually honestly finally lastly additionally
delicious tasty nice good great lovely yummy quick simple hearty satisfying refreshing classic leftover leftovers
`;

const LIST = new Set(
  CHATTER.trim()
    .split(/\s+/)
    .flatMap((word) => [word, oneSpelling(stem(word))]),
);

export const isChatter = (word: string): boolean => LIST.has(word);

/** Of a word that names no food: "a shot of rum lined up", "pouring in milk". */
export const isFiller = (word: string): boolean => isChatter(word) || /\w(ed|ing|ly)$/.test(word);

/** Descriptions: they break ties, and are never "not recognised". */
const SOFT = `
raw fresh freshly frozen cooked uncooked dry dried canned tinned jarred bottled boxed plain regular normal standard ordinary
homemade home made prepared ready store bought packaged prepackaged processed commercial restaurant shop
takeaway takeout fastfood fast chain style type kind sort variety brand
hot warm warmed cold cool iced chilled heated reheated toasted crispy crunchy soft hard tender juicy thick thin crust
baked grilled roasted fried steamed boiled poached sauteed smoked braised stewed simmered microwaved blackened seared
sliced diced chopped shredded cubed peeled unpeeled crushed halved cut whole ripe mature young
boneless skinless shoulder bone skin peel lean fatty trimmed fat flesh spread drained rinsed
organic natural pure real original classic traditional authentic simple basic healthy light low high rich
delicious tasty nice good lovely yummy favorite favourite quick satisfying refreshing hearty comforting sweetened
flavored flavor taste seasoned unseasoned salted unsalted unflavored assorted mixed various different
brewed filtered strained carbonated still sparkling
thincrust thickcrust mixture combo combination shell husk nobake lightly coated covered filled stuffed based topped
medium small large size sized portion single double extra additional
white brown red green yellow black golden dark
individual personal jumbo mini baby kid kids child children junior
enriched fortified refined vitamin calcium added percent cow chewy creamy sticky fluffy moist
english american italian mexican chinese indian french german greek spanish japanese thai korean asian
imported local
place joint cafeteria school bakery cafe diner supermarket grocery canteen street kitchen
mcdonald wendy kfc starbucks tacobell pizzahut burgerking dairyqueen subway chipotle arby popeye domino chickfila capecod
pan tray family recipe top bottom
`;

const SOFT_WORDS_LIST = new Set(
  SOFT.trim()
    .split(/\s+/)
    .map((word) => oneSpelling(stem(word))),
);

export const isSoft = (word: string): boolean => SOFT_WORDS_LIST.has(word);

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

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const JOINING = {
  list: wordSet("and but plus then also followed alongside while n"),
  with: wordSet("with w on over topped atop onto plus"),
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
