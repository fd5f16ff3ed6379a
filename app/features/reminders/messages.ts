import { REMINDERS_MAX } from "./reminder-times";

export const BROWSERS_MAX = 10;

export const REMINDER_MESSAGES = {
  title: "Reminders",
  lead: "A short notification when a meal is still missing. It stays quiet when that part of the day already has food.",
  parts:
    "Parts of the day are the morning to 11:00, midday to 15:00, the afternoon to 18:00, and the evening.",
  notSent: "This server sends no reminders: its operator switched them off.",
  needs:
    "Notifications need JavaScript, an https address, and a browser with push messages; on an iPhone or iPad, add Pixelplate to the home screen first.",
  blocked:
    "This browser blocks notifications from here. Allow them in its settings for this site, then try again.",
  unreachable: "This browser could not reach its push service. Check its connection and try again.",
  thisBrowser: "This browser gets your reminders.",
  noBrowser: "No browser gets your reminders yet.",
  saved: "Reminders saved",
  switchedOn: "Reminders are on",
  switchedOff: "Reminders are off",
  added: "This browser gets your reminders now",
  removed: "Browser removed",
  gone: "That browser was removed before.",
  loggedOut: "Log in again in this browser to get reminders in it.",
  tooMany: `${BROWSERS_MAX} browsers get your reminders already. Remove one first.`,
  notAPushService: "That is not the address of a push service that this server may call.",
  badKeys: "The keys of this browser can't be used. Reload the page and try again.",
  noTime: "Choose at least one time",
  notATime: "Choose a time such as 12:30",
  sameTime: "Choose another time: this one stands twice",
  tooManyTimes: `Choose ${REMINDERS_MAX} times at most`,
} as const;
