import { wordSet } from "./pieces";

/** Parts of a whole in seven languages, by what one of them is. */
export const FRACTIONS = new Map<string, number>(
  Object.entries({
    2: "half halves halfte halb halbe halbes halber halben halbem moitie demi demie mitad medio media meta mezzo mezza helft halve metade meio meia",
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
export const SHARE = wordSet(
  `share shared split teile teilte teilten geteilt partage partagee partageais compartir compartimos comparti compartido dividi
   diviso condiviso condivisi dividido partilhei deel deelde deelden gedeeld`,
);
export const WITH = wordSet("with mit avec con met com");
export const MY = wordSet(
  `my our meiner meinem meinen meine unserer unserem ma mon mes notre nos mi mis mia mio miei nostro nostra mijn onze minha meu
   minhas meus nossa nosso`,
);
export const PERSONS = wordSet(
  `husband wife partner boyfriend girlfriend friend friends colleague colleagues mom mum dad mother father sister brother son
   daughter kids kid children child family roommate someone somebody neighbour neighbor him her them mann frau freund freundin
   freunden kollegen kollegin kindern kind mutter vater schwester bruder sohn tochter mari femme copain copine ami amie amis
   enfants fils fille mere pere frere soeur marido mujer esposa novio novia amigo amiga amigos hijo hija hijos madre padre
   hermano hermana marito moglie ragazzo ragazza amico amica amici figlio figlia figli fratello sorella vriend vriendin vrouw
   man vrienden zoon dochter kinderen marido esposa namorado namorada filho filha filhos irmao irma`,
);
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
  `my a an the our his her their meiner meinem meinen meine mein unserer einem einer eines ein eine ma mon mes un une mi mis
   mia mio il la mijn een o minha meu um uma`,
);
/** Between a fraction and the food it is of. */
export const ARTICLES = wordSet(
  `a an the this that my our ein eine einer eines einem einen der die das des dem den meiner meines un une le la les l una uno
   el los las lo il gli een het de um uma o os as`,
);
/** Between a food and the figures of all of it: "a quiche that has 1600 kcal". */
export const HAVING = wordSet(
  `that which with has have of containing contains worth at mit von zu hat der die das avec de a qui contient con che tiene
   que ha da met van dat heeft com tem`,
);
export const ENTIRE = wordSet(
  "whole entire full complete ganz ganze ganzen ganzes ganzer entier entiere entera entero enteros intera intero hele heel inteira inteiro",
);
