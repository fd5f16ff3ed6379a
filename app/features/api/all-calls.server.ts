import { parseDescriptionCall, parseEmojiCall, parseFoodCall } from "./ai-calls.server";
import { barcodeCall, saveBarcodeCall } from "./barcode-calls.server";
import type { AnyCall } from "./call";
import {
  collectionCall,
  confirmCollectedCall,
  congratulateCall,
  congratulatedCall,
  publicCollectionCall,
  puzzlesCall,
} from "./collection-calls.server";
import { daysCall } from "./days/days-call.server";
import { fitsCall } from "./days/fits-call.server";
import { goalsCall, setGoalsCall } from "./days/goals-calls.server";
import { plantCall } from "./days/plant-call.server";
import { plantsCall } from "./days/plants-call.server";
import { roughCall } from "./days/rough-call.server";
import {
  endPictureLinkCall,
  pictureLinkCall,
  renewPictureLinkCall,
  todayCall,
} from "./days/today-calls.server";
import { trendsCall } from "./days/trends-call.server";
import {
  changeFoodCall,
  deleteFoodCall,
  logFoodCall,
  oneFoodCall,
  recentFoodCall,
  replaceFoodCall,
  restoreFoodCall,
} from "./food-calls.server";
import { homeCall } from "./home-calls.server";
import {
  commitImportCall,
  importCall,
  previewImportCall,
  undoImportCall,
} from "./imports/import-calls.server";
import { deletePuzzleCall, makePuzzleCall, ownPuzzlesCall } from "./puzzles/own-puzzle-calls.server";
import { listPuzzlesCall, onePuzzleCall } from "./puzzles/puzzle-calls.server";
import { copyDayCall, logSavedCall, savedCall, saveFoodCall, unsaveFoodCall } from "./saved-calls.server";
import { searchFoodCall } from "./search-calls.server";
import { deleteWeightCall, setWeightCall, weightsCall } from "./weight-calls.server";
import { remindersCall, setRemindersCall } from "./you/reminder-calls.server";
import {
  endTokenCall,
  listTokensCall,
  makeTokenCall,
  revokeTokenCall,
  tokenCall,
} from "./you/token-calls.server";
import {
  cameraStatusCall,
  changeUserCall,
  deleteAccountCall,
  exportCall,
  noteCameraCall,
  setUserCall,
  userCall,
} from "./you/user-calls.server";

/** Every call of the API, in the order in which they are described. */
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
    title: "Days",
    about: "Days, goals, puzzles and what is made of them.",
    calls: [
      homeCall,
      daysCall,
      copyDayCall,
      plantCall,
      listPuzzlesCall,
      onePuzzleCall,
      ownPuzzlesCall,
      makePuzzleCall,
      deletePuzzleCall,
      goalsCall,
      setGoalsCall,
      trendsCall,
      fitsCall,
      plantsCall,
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
  { title: "Reminders", about: "Notifications at chosen times.", calls: [remindersCall, setRemindersCall] },
  {
    title: "Reading food",
    about: "Meals in words and labels on photos, as figures.",
    calls: [parseDescriptionCall, parseFoodCall, parseEmojiCall],
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
