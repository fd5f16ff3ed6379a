import { wordSet } from "./pieces";

/** Parts of a whole in seven languages, by what one of them is. */
export const FRACTIONS = new Map<string, number>(
  Object.entries({
    2: "half halves halfte halbe halbes moitie demi demie mitad medio media meta mezzo mezza helft halve metade meio meia",
    3: "third thirds drittel tiers tercio tercios tercera terzo terzi derde terco tercos terca",
    4: "quarter quarters fourth fourths viertel quart quarts cuarto cuartos cuarta quarto quarti quartos quarta kwart",
    5: "fifth fifths funftel cinquieme cinquiemes quinto quintos quinta quinti vijfde",
    6: "sixth sixths sechstel sixieme sixiemes sexto sextos sexta sesto sesti zesde",
    8: "eighth eighths achtel huitieme huitiemes octavo octavos octava ottavo ottavi achtste oitavo oitavos",
    10: "tenth tenths zehntel dixieme dixiemes decimo decimos decima tiende",
  }).flatMap(([parts, words]) => [...wordSet(words)].map((word) => [word, 1 / Number(parts)] as const)),
);

export const OF = wordSet("of von vom sur de du des d di del dell della su van da do out from aus over");

export const FOR = wordSet("for fur pour para per voor");
export const MAKES = wordSet(
  `serves serve feeds makes make yields gives sert servent donne ergibt ergab reicht macht salen rinde sale rende rendeu da
   fa vengono maakt levert goed`,
);
export const PEOPLE = wordSet(
  "people persons person personen persoon leute persone personnes personas pessoas adults guests gaste of us ways way",
);
/** Of what a whole is divided into, besides servings. */
export const PARTS = wordSet(
  `slice slices piece pieces stuck stucke stk scheiben parts part tranches morceaux trozos trozo pedazos piezas unidades
   rebanadas fette fetta pezzi stuks stukken plakken punten fatias pedacos bowls plates squares plate share shares`,
);
export const EATEN = wordSet(
  `had ate eaten eat eating have having took finished gegessen ass esse hatte habe nahm mange mangee mangees manges pris eu
   comi comido come tome tomado mangiato mangiata mangiate mangiati mangio preso presa gegeten at nam genomen comeu davon`,
);
/** Between "ate" and how many. */
export const ONLY = wordSet(
  "only just about i me myself of nur etwa en ne solo alleen ongeveer so apenas sur ich je a the la il",
);
export const IT = wordSet("it them that this those davon daarvan");

export const SHARED = wordSet(
  `shared split divided geteilt aufgeteilt partage partagee partages partagees compartida compartido compartidas compartidos
   dividida divididas dividido divididos divisa diviso divise divisi condivisa condiviso condivise condivisi gedeeld`,
);
export const WITH = wordSet("with mit avec con met com");
export const AMONG = wordSet(
  "between among amongst entre zwischen unter tra fra tussen a in into by durch zu par en door por",
);
/** The same without "shared" before them. */
export const AMONG_US = wordSet("between among amongst zwischen tussen");
export const TOGETHER = new Map([
  ["zweit", 2],
  ["dritt", 3],
  ["viert", 4],
]);
/** Several persons, when no number stands before them. */
export const SEVERAL = wordSet(
  "friends kids children colleagues freunden freunde kindern kinder amis enfants amigos amigas hijos amici figli vrienden kinderen filhos",
);
export const MINE = wordSet(
  "my a an the meiner meinem meinen meine einem einer ma mon mes un une mi mis mia mio il la mijn een o minha meu um uma",
);
