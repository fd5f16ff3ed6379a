import { oneSpelling } from "./spellings";
import { stem } from "./stem";

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
