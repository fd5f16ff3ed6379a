import { reads } from "../../../tests/support/fixtures/said-meals";

reads("The parts of a dish are called as the language calls them", {
  "huevos rotos con jamon": ["Huevos fritos, 92 g", "Patatas fritas, 150 g", "Jamón serrano, 45 g"],
  "patatje met": ["Patat, 169 g", "Mayonaise, 14 g"],
  "pain au fromage": ["Pain, 50 g", "Fromage, 28 g"],
  "80g di pasta al pomodoro": ["Pasta, 80 g", "Sugo di pomodoro, 90 g"],
  "currywurst pommes": ["Currywurst, 180 g", "Pommes, 150 g"],
  "pao com manteiga": ["Pão, 50 g", "Manteiga, 10 g"],
});
