export const HOUSE_TEXTS = {
  title: "House",
  lead: "For up to eight people on this server who eat together. You share the barcodes you’ve confirmed, the recipes you mark for the house, and what’s in the fridge. You can also send someone a meal, to log or to leave.",
  privacy:
    "The others see your nickname. They don’t see what you eat, when, or how much; only in a house of two does the number left in a pot give it away.",
  members: "Already in this house:",
  none: "You are not in a house.",
  full: "This house is full: it has eight people.",
  over: "This invitation is over, or somebody has joined by it. Ask for another one.",
  inAnother: "You are in a house already. Leave it first.",
  once: "Send this link to one person. It works once, for seven days, and is shown only now. Invite the next person once this one has joined: a new link ends this one.",
  made: "You have a house",
  joined: "Welcome to the house",
  left: "You have left the house",
} as const;
