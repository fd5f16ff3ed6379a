export const HOUSE_TEXTS = {
  title: "House",
  lead: "For people who eat together: up to eight accounts of this server. A house shares the barcodes that its people have confirmed, so a product that one of you has scanned is known to all, the recipes that they share, and what is in the fridge: when one of you eats from a pot, the others see how much is left. A meal can be sent to one of you, who logs it or not.",
  privacy:
    "That is all: nobody in the house sees what you eat, when, or how much. Only in a house of two does the number left in a pot give it away. The others see your nickname.",
  members: "Already in this house:",
  none: "You are not in a house.",
  full: "This house is full: it has eight people.",
  over: "This invitation is over, or somebody has joined by it. Ask for another one.",
  inAnother: "You are in a house already. Leave it first.",
  once: "Send this link to one person. It works once, for seven days, and is shown only now.",
  made: "You have a house",
  joined: "Welcome to the house",
  left: "You have left the house",
} as const;
