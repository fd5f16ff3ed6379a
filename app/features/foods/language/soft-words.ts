import { oneSpelling } from "./spellings";
import { stem } from "./stem";

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

const LIST = new Set(
  SOFT.trim()
    .split(/\s+/)
    .map((word) => oneSpelling(stem(word))),
);

export const isSoft = (word: string): boolean => LIST.has(word);
