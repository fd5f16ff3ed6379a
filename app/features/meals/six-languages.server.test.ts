import { reads } from "../../../tests/support/fixtures/said-meals";

reads("The parts of a dish are called as the language calls them", {
  "huevos rotos con jamon": ["Huevos fritos, 92 g", "Patatas fritas, 150 g", "Jamón serrano, 45 g"],
  "patatje met": ["Patat, 169 g", "Mayonaise, 14 g"],
  "pain au fromage": ["Pain, 50 g", "Fromage, 28 g"],
  "80g di pasta al pomodoro": ["Pasta, 80 g", "Sugo di pomodoro, 90 g"],
  "currywurst pommes": ["Currywurst, 180 g", "Pommes, 150 g"],
  "pao com manteiga": ["Pão, 50 g", "Manteiga, 10 g"],
});

reads("Menus of chains, with the words of a language around them", {
  "mcdo menu best of big mac frites coca zero": [
    "Big Mac (McDonalds), 205 g",
    "Frites, 111 g",
    "Coca zero, 330 g",
  ],
  "j'ai pris un menu big mac": ["Big Mac, 219 g", "McDonald's fries, 111 g", "Cola, 486 g"],
  "bocata jamon serrano y cocacola": ["Bocata jamon serrano, 160 g", "Cocacola, 330 g"],
  "nuggets frites": ["Nuggets, 96 g", "Frites, 150 g"],
  "courgettes frites": ["Courgettes frites, 150 g", "Vegetable oil, 4 g"],
});

reads("Words as they are heard, and the beers and coffees of a bar", {
  "2 oeufs o plat avec du pin": ["Oeufs o plat, 110 g", "Pin, 50 g"],
  "arros con pollo": ["Arros, 180 g", "Pollo, 130 g"],
  "1 pain choc et un expresso": ["Pain choc, 57 g", "Expresso, 30 g"],
  "une pinte de blonde": ["Blonde, 500 g"],
  "una quilmes": ["Quilmes, 330 g"],
  "una media chiara": ["Media chiara, 400 g"],
  "krapfen und ein verlängerter": ["Krapfen, 75 g", "Verlängerter, 150 g"],
  "cornet de frites": ["Cornet de frites, 220 g"],
  "gelato due gusti cioccolato e pistacchio": ["Gelato due gusti cioccolato e pistacchio, 132 g"],
  "tk pizza salami von dr oetker ristorante": ["Tk pizza salami ristorante, 380 g"],
});

reads("A dish of another language in a text", {
  "un croque madame con patatas": ["Croque madame, 210 g", "Patatas, 200 g"],
  "heute gab es boeuf bourguignon mit nudeln": ["Boeuf bourguignon mit nudeln, 255 g"],
  "hoy schnitzel con kartoffelsalat": ["Veal schnitzel, 150 g", "Kartoffelsalat, 200 g"],
});

reads("A plate holds what is said, or what is usual", {
  vesperplatte: ["Roggenbrot, 50 g", "Salami, 30 g", "Käse, 30 g"],
  "vesperplatte mit brot wurst und käse": ["Brot, 50 g", "Wurst, 18 g", "Käse, 30 g"],
  "marmitex arroz feijao frango e farofa": ["Arroz feijao, 240 g", "Frango, 130 g", "Farofa, 40 g"],
  "tostada con tomate y aceite, pan": ["Tostada, 40 g", "Aceite, 10 g", "Tomate, 100 g", "Pan, 50 g"],
  "döner teller mit pommes": ["Döner teller mit pommes, 450 g"],
});

reads("What a word after a dish says of it", {
  "fabada de lata": ["Fabada de lata, 350 g"],
  "cocido madrileño completo": ["Cocido madrileño completo, 350 g"],
  "un completo y una fanta": ["Completo, 160 g", "Fanta, 330 g"],
  "pistolet au jambon fromage plus un cécémel": ["Pistolet au jambon fromage, 120 g", "Cécémel, 200 g"],
  "un mars glacé": ["Mars glacé, 75 g"],
  "gelato due gusti: fragola e limone": ["Gelato due gusti: fragola e limone, 132 g"],
  "gelato due gusti, una banana": ["Gelato due gusti, 132 g", "Banana, 118 g"],
});
