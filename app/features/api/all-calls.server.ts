import {
  daysCall,
  endPictureLinkCall,
  homeCall,
  pictureLinkCall,
  plantFoodsCall,
  renewPictureLinkCall,
  roughCall,
  suggestionsCall,
  todayCall,
} from "~/features/api/calls/day-calls.server";
import {
  changeFoodCall,
  deleteFoodCall,
  logFoodCall,
  oneFoodCall,
  recentFoodCall,
  replaceFoodCall,
  restoreFoodCall,
} from "~/features/api/calls/food-calls.server";
import {
  closeDayCall,
  deleteWeightCall,
  goalsCall,
  reopenDayCall,
  setGoalsCall,
  setWeightCall,
  shrinkDayCall,
  trendsCall,
  unshrinkDayCall,
  weightsCall,
} from "~/features/api/calls/goal-calls.server";
import {
  commitImportCall,
  importCall,
  previewImportCall,
  undoImportCall,
} from "~/features/api/calls/import-calls.server";
import { eatPotCall, makePotCall, potsCall, throwPotAwayCall } from "~/features/api/calls/pot-calls.server";
import {
  chooseSeedCall,
  collectionCall,
  confirmCollectedCall,
  congratulateCall,
  congratulatedCall,
  deletePuzzleCall,
  listPuzzlesCall,
  makePuzzleCall,
  onePuzzleCall,
  ownPuzzlesCall,
  publicCollectionCall,
  puzzlesCall,
} from "~/features/api/calls/puzzle-calls.server";
import {
  deleteRecipeCall,
  eatRecipeCall,
  makeRecipeCall,
  readRecipeFileCall,
  recipeCall,
  recipesCall,
  replaceRecipeCall,
} from "~/features/api/calls/recipe-calls.server";
import {
  copyDayCall,
  logSavedCall,
  savedCall,
  saveFoodCall,
  unsaveFoodCall,
} from "~/features/api/calls/saved-calls.server";
import {
  barcodeCall,
  parseDescriptionCall,
  parseEmojiCall,
  parseFoodCall,
  parsePlateCall,
  saveBarcodeCall,
  searchFoodCall,
} from "~/features/api/calls/search-calls.server";
import {
  endTokenCall,
  listTokensCall,
  makeTokenCall,
  revokeTokenCall,
  tokenCall,
} from "~/features/api/calls/token-calls.server";
import {
  dismissProposalCall,
  houseCall,
  listProposalsCall,
  proposeFoodCall,
  takeProposalCall,
} from "~/features/api/calls/tray-calls.server";
import {
  cameraStatusCall,
  changeUserCall,
  deleteAccountCall,
  exportCall,
  noteCameraCall,
  remindersCall,
  setRemindersCall,
  setUserCall,
  userCall,
} from "~/features/api/calls/user-calls.server";
import { endWebhookCall, setWebhookCall, webhookCall } from "~/features/api/calls/webhook-calls.server";
import type { AnyCall } from "./answer";

export const ALL_CALLS: readonly { title: string; about: string; calls: AnyCall[] }[] = [
  {
    title: "Tokens",
    about: "Getting, making and ending tokens.",
    calls: [tokenCall, endTokenCall, listTokensCall, makeTokenCall, revokeTokenCall],
  },
  {
    title: "Food",
    about: "Logged food, and finding what to log.",
    calls: [
      recentFoodCall,
      logFoodCall,
      oneFoodCall,
      replaceFoodCall,
      changeFoodCall,
      deleteFoodCall,
      restoreFoodCall,
      searchFoodCall,
      barcodeCall,
      saveBarcodeCall,
    ],
  },
  {
    title: "Saved",
    about: "Foods and meals saved to be logged again.",
    calls: [savedCall, saveFoodCall, unsaveFoodCall, logSavedCall],
  },
  {
    title: "Recipes",
    about: "Dishes cooked as a whole and eaten in parts.",
    calls: [
      recipesCall,
      makeRecipeCall,
      readRecipeFileCall,
      recipeCall,
      replaceRecipeCall,
      deleteRecipeCall,
      eatRecipeCall,
    ],
  },
  {
    title: "Tray",
    about: "Foods that programs propose, until their person decides.",
    calls: [listProposalsCall, proposeFoodCall, takeProposalCall, dismissProposalCall],
  },
  {
    title: "Days",
    about: "Days, goals, puzzles and what is made of them.",
    calls: [
      homeCall,
      daysCall,
      copyDayCall,
      closeDayCall,
      reopenDayCall,
      shrinkDayCall,
      unshrinkDayCall,
      chooseSeedCall,
      listPuzzlesCall,
      onePuzzleCall,
      ownPuzzlesCall,
      makePuzzleCall,
      deletePuzzleCall,
      goalsCall,
      setGoalsCall,
      trendsCall,
      suggestionsCall,
      plantFoodsCall,
      roughCall,
    ],
  },
  {
    title: "Today's picture",
    about: "For sensors and other screens.",
    calls: [todayCall, pictureLinkCall, renewPictureLinkCall, endPictureLinkCall],
  },
  {
    title: "Imports",
    about: "Files of other programs.",
    calls: [previewImportCall, importCall, commitImportCall, undoImportCall],
  },
  {
    title: "Webhook",
    about: "Events sent to a program of yours.",
    calls: [webhookCall, setWebhookCall, endWebhookCall],
  },
  {
    title: "House",
    about: "Who eats together, and what stands in the fridge.",
    calls: [houseCall, potsCall, makePotCall, eatPotCall, throwPotAwayCall],
  },
  { title: "Reminders", about: "Notifications at chosen times.", calls: [remindersCall, setRemindersCall] },
  {
    title: "Reading food",
    about: "Meals in words and labels on photos, as figures.",
    calls: [parseDescriptionCall, parsePlateCall, parseFoodCall, parseEmojiCall],
  },
  {
    title: "Collections",
    about: "Collected puzzles.",
    calls: [
      puzzlesCall,
      collectionCall,
      confirmCollectedCall,
      publicCollectionCall,
      congratulatedCall,
      congratulateCall,
    ],
  },
  {
    title: "You",
    about: "The account, the profile, weights and the export.",
    calls: [
      userCall,
      changeUserCall,
      setUserCall,
      weightsCall,
      setWeightCall,
      deleteWeightCall,
      exportCall,
      cameraStatusCall,
      noteCameraCall,
      deleteAccountCall,
    ],
  },
];
