import { oneSpelling } from "./spellings";
import { stem } from "./stem";

/** Words around the food: who ate, when, how nice it was. Dropped wherever they stand at the edge of a part. */
const CHATTER = `
skip skipped i im i'm i've ive i'll id i'd we we're were you he she it it's its they my our your his her their me us
am is are was be been being had have having has got get getting gotten ate eat eating eaten drank drink drinking drunk
enjoy enjoyed enjoying snacked snacking munched munching consumed consuming finished finishing polished grabbed grabbing
made make making prepared prepare preparing cooked cooking whipped fixed fixing
started starting start begin beginning began kicked kicking treated treating indulged indulging opted opting chose
choosing went going go did do doing log logged logging add added adding record want wanted need took take taking
bought ordered ordering picked washing washed wash down up off out away along side accompanied paired pair pairing
this that these those there here the some any of to at as for by so too also then next later after before just about
today tonight yesterday now morning afternoon evening night noon midday midnight day time
breakfast lunch dinner supper brunch snack dessert meal bite munch break tea-time elevenses
include includes including included consist consists consisting contain contains comes come which
approximately approx roughly around nearly almost maybe probably perhaps like really very quite pretty bit little
please thanks thank hi hello hey ok okay oh um yes no well lol
both all each together altogether
delicious tasty nice good great lovely yummy quick simple hearty satisfying refreshing classic choice choices
additionally tossed finally lastly sip sipped sipping dipped dipping right now actually honestly sprinkled drizzled topped served serve keep keeping kept extra rounded
little bit touch hint weigh weighs weighing weighed
`;

const LIST = new Set(
  CHATTER.trim()
    .split(/\s+/)
    .flatMap((word) => [word, oneSpelling(stem(word))]),
);

export const isChatter = (word: string): boolean => LIST.has(word);
