export const API_TOKEN_TEXTS = {
  lead: "A token lets your own programs use the API as you: log food, read your days, see your collection.",
  none: "You have no tokens yet.",
  once: "Copy your new token now. You won’t see it again.",
  badScope: "A token’s scope is read, log or all",
  badDays: "A token lasts 7, 30, 90 or 365 days, or does not expire",
  nameEmpty: "Give the token a name",
  tooMany: "You already have 20 tokens, the maximum. Revoke one first.",
  madeBefore:
    "That token was already created and is shown only once. If you didn’t save it, revoke it and create another.",
  revoked: "Token revoked",
  gone: "That token no longer exists",
} as const;
