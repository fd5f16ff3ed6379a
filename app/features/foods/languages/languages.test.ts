import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { languageIndexes } from "./languages";

/** A food's name and grams, as "Toast 25". */
const read = (text: string): string[] => analyse(text).items.map(({ name, grams }) => `${name} ${grams}`);
const sources = (text: string): string[] => analyse(text).items.map(({ source }) => source);

describe("the words of six languages", () => {
  it("name at least four hundred foods each, and each of them foods of the table", () => {
    for (const { bySpelling } of languageIndexes()) {
      const names = [...bySpelling].filter(([, { kind }]) => kind === "food");
      expect(names.length).toBeGreaterThanOrEqual(400);
      const unknown = names.filter(([, { english }]) => {
        const { items, unrecognised } = analyse(english);
        const isSure = items.length > 0 && items.every(({ confidence }) => confidence >= 0.6);
        return !isSure || unrecognised.length > 0;
      });
      expect(unknown).toEqual([]);
    }
  });

  it.each([
    ["Käse Zwurbel", "Käse", "Zwurbel"],
    ["Käse Zwurbel 50 g", "Käse", "Zwurbel"],
    ["kaas zwurbel", "Kaas", "zwurbel"],
    ["Gouda jung Zwurbel", "Gouda jung", "Zwurbel"],
  ])("'%s' has an unknown word in no name", (text, name, unknown) => {
    const { items, unrecognised } = analyse(text);
    expect(items.map((item) => item.name)).toEqual([name]);
    expect(unrecognised).toEqual([unknown]);
  });

  it.each([
    ["boterham met kipfilet", ["Boterham 28", "Kipfilet 25"]],
    ["Brot mit Salami", ["Brot 50", "Salami 18"]],
    ["Gemüsesuppe mit Nudeln", ["Gemüsesuppe 350", "Nudeln 60"]],
    ["groentesoep met balletjes", ["Groentesoep 300", "Balletjes 40"]],
  ])("%j weighs what belongs on a bread or into a soup", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  it.each([
    ["pasta met kip", ["Pasta 220", "Kip 130"]],
    ["croissant met jam", ["Croissant 57", "Jam 20"]],
    ["nasi", ["Nasi 400"]],
    ["Käsekuchen", ["Käsekuchen 125"]],
    ["Süßkartoffelpommes mit Mayo", ["Süßkartoffelpommes 150", "Mayo 14"]],
    ["un panino", ["Panino 70"]],
    ["deux chaussons aux pommes", ["Chaussons aux pommes 200"]],
    ["5 varitas de merluza", ["Varitas de merluza 140"]],
    ["pote asturiano", ["Pote asturiano 350"]],
    ["cataplana de marisco", ["Cataplana de marisco 350"]],
    ["Schaschlik mit Pommes", ["Schaschlik 230", "Pommes 150"]],
    ["gnocchi ai quattro formaggi", ["Gnocchi ai quattro formaggi 340"]],
    ["gekochte Kartoffeln", ["Gekochte Kartoffeln 200"]],
    ["gebakken scholfilet", ["Gebakken scholfilet 180"]],
    ["atún en aceite 80 g", ["Atún en aceite 80"]],
    ["tonijn in water 100 gram", ["Tonijn in water 100"]],
    ["6 gambas a la plancha", ["Gambas a la plancha 60"]],
    ["fresas con nata", ["Fresas 110", "Nata 50"]],
    ["pan 2 tomate 3", ["Pan 100", "Tomate 369"]],
    ["Speck 50g Pizza 100g", ["Speck 50", "Pizza 100"]],
    ["tomates 200 g", ["Tomates 200"]],
    ["saumon à l'estragon", ["Saumon à l'estragon 130"]],
    ["codillo asado", ["Codillo asado 250"]],
  ])("%j is what people eat there", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  it.each([
    "verdure bollite",
    "verduras al vapor",
    "légumes vapeur",
    "gekochtes Gemüse",
    "gestoomde groenten",
    "Blumenkohl",
    "brócolos",
  ])("%s has no fat added", (text) => {
    const [{ amounts, grams } = { amounts: { calories: 0 }, grams: 0 }] = analyse(text).items;
    expect((100 * amounts.calories) / grams).toBeGreaterThan(15);
    expect((100 * amounts.calories) / grams).toBeLessThan(45);
  });

  it.each([
    ["zwei Eier und eine Scheibe Brot", ["Eier 100", "Brot 50"]],
    ["1,5 l Milch", ["Milch 1546.7"]],
    ["ein halber Apfel", ["Apfel 91"]],
    ["Tomatensuppe", ["Tomatensuppe 300"]],
    ["Thunfisch Salat", ["Thunfisch Salat 105"]],
    ["Möhrensuppe mit Sahne", ["Möhrensuppe 250"]],
    ["6 Nürnberger Rostbratwürste", ["Nürnberger Rostbratwürste 150"]],
    ["Cervelat mit Senf", ["Cervelat 100", "Senf 5"]],
    ["zwei Kölsch", ["Kölsch 400"]],
    ["Gulasch mit Nudeln", ["Gulasch 300", "Nudeln 200"]],
    ["Falafel im Fladenbrot", ["Falafel im Fladenbrot 300"]],
    ["Nürnberger Lebkuchen", ["Nürnberger Lebkuchen 45"]],
    ["deux tranches de pain", ["Pain 100"]],
    ["un demi-avocat", ["Avocat 75"]],
    ["poulet grillé", ["Poulet grillé 130"]],
    ["une cuillère à soupe d'huile d'olive", ["Huile d'olive 13.5"]],
    ["tres rebanadas de pan", ["Pan 84"]],
    ["croquetas de jamón", ["Croquetas de jamón 120"]],
    ["2 cdas de aceite de oliva", ["Aceite de oliva 27"]],
    ["un bicchiere di latte", ["Latte 200"]],
    ["un etto di prosciutto", ["Prosciutto 100"]],
    ["due uova sode", ["Uova sode 100"]],
    ["un contorno di spinaci", ["Spinaci 150"]],
    ["3 hamburger di pollo", ["Hamburger di pollo 300"]],
    ["4 frollini", ["Frollini 32"]],
    ["twee gekookte eieren", ["Gekookte eieren 100"]],
    ["3 aardappelen", ["Aardappelen 195"]],
    ["duas colheres de sopa de azeite", ["Azeite 27"]],
    ["três maçãs", ["Maçãs 546"]],
  ])("%j", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  it.each([
    ["Haehnchenschenkel", ["Haehnchenschenkel 120"]],
    ["3 Kaesescheiben", ["Kaesescheiben 90"]],
    ["2 Matjesfilets", ["Matjesfilets 150"]],
    ["ein Süppchen", ["Süppchen 300"]],
    ["een taartje", ["Taartje 80"]],
    ["Almhüttengulasch", ["Almhüttengulasch 300"]],
    ["Hähnchen Toskanisch mit Reis", ["Hähnchen Toskanisch 130", "Reis 160"]],
    ["Steinofenpizza Salami", ["Steinofenpizza Salami 380"]],
    ["Honigbrot", ["Brot 50", "Honig 20"]],
    ["gebratener Speck", ["Gebratener Speck 24"]],
    ["gebackener Karpfen 200 g", ["Gebackener Karpfen 200"]],
    ["2 plakken 48+ kaas", ["48+ kaas 44"]],
    ["Whopper Menü mit Cola", ["Whopper 291", "Burger King fries 118", "Cola 330"]],
    ["Brokoli", ["Brokoli 150"]],
    ["filet americain 40 gram", ["Filet americain 40"]],
  ])("in another form, as a part or beside an unknown word: %j", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  it.each([
    // Names of dishes with other small words or none
    ["velouté poireaux", ["Velouté poireaux 250"]],
    ["insalata riso", ["Insalata riso 250"]],
    // Flavours
    ["2 boules de glace café et pistache", ["Glace café et pistache 120"]],
    ["gelato nocciola e limone", ["Gelato nocciola e limone 120"]],
    ["un gelato e un limone", ["Gelato 100", "Limone 58"]],
    // The kind, then the food
    ["3 biscotti gocciole", ["Gocciole 36"]],
    ["une bière leffe", ["Leffe 330"]],
    // Cooked, or ham
    ["farro cotto 150 g", ["Farro cotto 150"]],
    ["piadina cotto", ["Piadina 220"]],
    // Small ones
    ["una ciotolina di olive", ["Olive 30"]],
  ])("%j is read by what belongs together", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  it("are of dry pasta and rice, where an Italian weighs a helping", () => {
    const kcal = (text: string) => Math.round(analyse(text).items[0]?.amounts.calories ?? 0);
    expect(kcal("90 g di spaghetti")).toBe(kcal("90 g di spaghetti a crudo"));
    expect(kcal("90 g di riso")).toBeGreaterThan(1.5 * kcal("90 g di riso bollito"));
    expect(kcal("200 g di riso")).toBe(kcal("200 g di riso bollito"));
  });

  it("weigh a dish as such, and not as its rice", () => {
    expect(read("curry de légumes riz basmati")).toEqual(["Curry de légumes riz basmati 420"]);
  });

  it("of one sentence may be mixed with English", () => {
    expect(read("zwei Eier and toast")).toEqual(["Eier 100", "Toast 25"]);
    expect(read("yogurt mit Honig und Walnüssen")).toHaveLength(3);
    expect(read("I had a Butterbrot for my lunch, and it's good")).toEqual(["Butterbrot 35"]);
  });

  it("name the rows of the review as typed, where they name one food the table calls otherwise", () => {
    expect(read("pao de queijo")).toEqual(["Pão de queijo 50"]);
    expect(read("churros con chocolate")).toEqual(["Churros con chocolate 300"]);
    expect(read("un bol de céréales,\nune pomme verte")).toEqual(["Céréales 45", "Pomme verte 182"]);
  });

  it.each([
    ["rissóis de camarão", "2 rissóis de camarão", 90],
    ["a galão, which the table has as a latte", "galão", 220],
    ["polvo, of a dish with potatoes", "polvo à lagareiro", 180],
  ])("weigh what they weigh where the language is spoken: %s", (_, text, grams) => {
    expect(analyse(text).items[0]?.grams).toBe(grams);
  });

  it.each([
    ["ein Zander", "pike, walleye"],
    ["lubina al horno", "sea bass"],
    ["een kabeljauw", "cod"],
    ["pescada cozida", "whiting"],
  ])("have names for kinds of fish: %s", (text, fish) => {
    expect(sources(text)).toEqual([expect.stringContaining(`Fish, ${fish}`)]);
  });

  it.each([
    ["2 empandillas de atún", "Empandillas de atún"],
    ["pao frances", "Pao frances"],
    ["brócoli morado cocido", "Brócoli morado cocido"],
  ])("are read with a letter wrong, no accent or an unknown word within: %s", (text, name) => {
    const { items, unrecognised } = analyse(text);
    expect([items[0]?.name, unrecognised]).toEqual([name, []]);
  });

  it.each([
    ["2 brotte mit käse un tomate", ["Brotte 100", "Käse 44", "Tomate 100"]],
    ["Leber Käse mti Snef", ["Leber Käse 130", "Snef 5"]],
    ["yoghurt met muesli en banan", ["Yoghurt 150", "Muesli 60", "Banan 118"]],
    ["steak frites av salde verte", ["Steak frites 330", "Salde verte 100"]],
    ["café c/ leche y 1 manzna", ["Café c/ leche 190", "Manzna 182"]],
    ["bakje yoghurt m meusli, koffie zwart", ["Yoghurt 150", "Meusli 60", "Koffie zwart 125"]],
  ])("are read as they are typed: %j", (text, foods) => {
    expect(analyse(text).unrecognised).toEqual([]);
    expect(read(text)).toEqual(foods);
  });

  it.each(["ich bin satt", "diese hause", "je suis allé", "mano y mano"])("%j names no food", (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ["unas galletas", 30],
    ["unos macarrones", 220],
    ["uns amendoins", 28],
    ["quelques amandes", 28],
    ["unos 200 g de arroz", 200],
  ])("say with few how many, and of what isn't counted a portion: %s", (text, grams) => {
    expect(analyse(text).items[0]?.grams).toBe(grams);
  });

  it.each([
    ["bandeja paisa", 1100, 1300],
    ["2 sopes", 400, 550],
    ["choripán", 500, 620],
    ["un alfajor", 200, 250],
    ["ají de gallina", 550, 750],
    ["leite creme", 160, 260],
    ["açorda de camarão", 450, 650],
    ["bacalhau à brás", 480, 680],
    ["tremoços", 45, 80],
    ["50 g de queijo minas frescal", 115, 145],
    ["80 g de jamón ibérico", 240, 300],
    ["150 g de solomillo de cerdo", 190, 260],
    ["frijoles refritos con 3 tortillas", 180, 330],
    ["duas minis", 160, 190],
    ["prego no pão", 350, 460],
    ["uma dose de batatas fritas", 400, 500],
    ["1 cacho de uvas", 90, 120],
    ["2 rodelas de ananás", 60, 110],
    ["un cortado con sacarina", 20, 60],
    ["2 col de sopa de azeite", 200, 260],
    ["gambas peladas cocidas 150 g", 120, 190],
    ["pechuga de pollo plancha 100 g", 150, 190],
  ])("name dishes of where they are spoken, within their energy: %s", (text, least, most) => {
    const { items, unrecognised } = analyse(text);
    const kcal = items.reduce((total, { amounts }) => total + amounts.calories, 0);
    expect(unrecognised).toEqual([]);
    expect(kcal).toBeGreaterThan(least);
    expect(kcal).toBeLessThan(most);
  });

  it("decide between languages by the parts of their names", () => {
    expect(read("um copo de caldo de cana e queijo")[0]).toMatch(/^Caldo de cana/);
  });

  it("leave the source of a food as it is", () => {
    expect(sources("eine Banane")).toEqual(sources("a banana"));
    expect(sources("une banane")).toEqual(sources("a banana"));
  });
});

describe("English stays English", () => {
  it.each(["my pain is bad", "fat", "sale of arms", "once upon a time", "die hard", "met at a party"])(
    "%j names no food of another language",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it.each([
    ["chips", "Potato chips"],
    ["pan fried fish", "Fried fish"],
    ["dates", "Dates"],
    ["chili con carne", "Chili con carne"],
    ["pain au chocolat", "Pain au chocolat"],
    ["gouda and salami", "Gouda"],
    ["a latte", "Latte"],
  ])("%j is %s", (text, name) => {
    expect(analyse(text).items[0]?.name).toBe(name);
  });
});

describe("a language that is not read", () => {
  it.each([
    "dwa jajka i chleb z masłem",
    "iki yumurta ve ekmek",
    "två ägg och smörgås med smör",
    "en skive brød med ost og smør",
    "kaksi munaa ja ruisleipää ja voita",
    "два яйца и хлеб с маслом",
    "卵かけご飯と味噌汁",
    "계란 두 개와 토스트",
  ])("%j is said to be none", (text) => {
    expect(analyse(text)).toEqual({ items: [], unrecognised: [text], languageUnread: true });
  });

  it.each([
    "toast with smør",
    "smörgåsbord",
    "2 eggs и",
    "pho bo",
    "köfte with rice",
    "asdf qwer",
    "een ei met kaas",
  ])("%j is not taken for one", (text) => {
    expect(analyse(text).languageUnread).toBeUndefined();
  });
});

// What grows by the square would take minutes, beyond the limit of a test.
it("long texts stay quick", () => {
  for (const junk of ["tomatensuppenkasper ", "poulet de ", "и", "ä", "dwa ", "pan y ", "eierkuchenteig"])
    analyse(junk.repeat(65_536 / junk.length));
});
