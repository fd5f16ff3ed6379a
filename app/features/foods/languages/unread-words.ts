import { plainWord } from "./language-index";

/** Frequent words of meals in languages that are not read, one language a line. */
const WORDS = `
i z ze na do w oraz po jajko jajka jajecznica chleb bułka masło ser szynka mleko kawa herbata zupa ziemniaki kurczak ryż makaron jabłko kanapka schabowy pierogi śniadanie obiad kolacja zjadłem zjadłam dwa dwie trzy cztery szklanka łyżka plasterek kromka pomidor ogórek ciasto kotlet talerz
ve ile bir iki üç dört yumurta ekmek peynir beyaz zeytin tereyağı domates salatalık çay süt yoğurt tavuk pilav çorba mercimek makarna kahvaltı öğle akşam bardak dilim kaşık tabak et köfte börek bal reçel patates sebze yedim içtim elma muz yarım
och med ett en i på smör bröd ägg mjölk ost skinka kyckling ris potatis köttbullar smörgås knäckebröd kaffe frukost middag glas skiva skivor två tre stekt kokt filmjölk gröt lingonsylt korv
og med en et på brød smør æg ost rugbrød mælk kylling kartofler skive skiver glas havregrød to tre leverpostej brødskive melk poteter kjøtt kjøttkaker frokost middag skinke hakkebøf brunost
ja ja voi leipä ruisleipä leipää voita juusto juustoa kananmuna maito maitoa lasi kahvi kahvia kana riisi riisiä peruna perunaa puuro keitto makkara kaksi aamupala lounas illallinen kinkku
a s se chléb chleba rohlík máslo sýr vejce mléko káva kuře kuřecí rýže brambory polévka knedlíky snídaně oběd večeře dva dvě tři šunka jablko guláš řízek jogurt mliekom zemiaky kurča polievka
és egy két három kenyér vaj vajas sajt tojás tej kávé csirke rizs krumpli leves pörkölt reggeli ebéd vacsora szelet pohár sonka alma pirítós
și cu de pâine unt brânză ou ouă lapte cafea pui orez cartofi supă ciorbă mămăligă dejun prânz cină felie felii pahar măr două sarmale
i s sa kruh maslac maslacem sir jaje jaja mlijeko mleko kava kafa piletina riža pirinač krumpir juha supa doručak ručak večera šunka jabuka
dan dengan roti susu kopi teh nasi putih telur ayam sayur tahu ikan gelas piring makan saya dua tiga
cơm phở và với bánh mì trứng thịt gà cá rau một hai ba bát đĩa cà phê sữa bún
`;
const MIN_WORDS = 2;
const MIN_SHARE = 0.5;
const STEM = 4;

const LISTS = WORDS.trim()
  .split("\n")
  .map((line) => new Set(line.split(" ").map((word) => plainWord(word).slice(0, STEM))));

/** How many words say that a text is in a language that is not read; 0 where that is not clear. */
export function unreadWords(words: readonly { plain: string; english: string }[]): number {
  let most = 0;
  for (const list of LISTS) {
    const found = words.filter(({ plain }) => list.has(plain.slice(0, STEM)));
    const foreign = found.filter(({ english }) => english === "none").length;
    if (foreign >= MIN_WORDS && found.length >= MIN_SHARE * words.length) most = Math.max(most, found.length);
  }
  return most;
}

const MAX_LATIN_SHARE = 1 / 3;

export function isInOtherLetters(text: string): boolean {
  const others = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return others >= MIN_WORDS && (text.match(/\p{L}/gu)?.length ?? 0) * (1 - MAX_LATIN_SHARE) <= others;
}
