export const HOUSE_TEXTS = {
  only: (name: string) => `Passwords are not used on this server. Log in with ${name}.`,
  logInAgain: "You logged in a while ago. Please log in again first.",
  linked: "Your account is linked. From now on you can log in this way.",
  proved:
    "This is your account now. Its address was never confirmed, so its former password, devices and tokens have ended.",
  linkedToOther: "That sign-in opens another account here already.",
  unlinked: "Unlinked",
  noneLinked: (name = "a sign-in") => `Once you have linked ${name}, it opens your account too.`,
  onlyWayIn: "This is the only way into your account.",
  lastWayIn: "This is the only way into your account. Set a password first.",
  gone: "That sign-in was unlinked already.",
  foundNobody: "That took too long. Please link it again.",
} as const;
