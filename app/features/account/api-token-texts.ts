export const API_TOKEN_TEXTS = {
  lead: "A token lets a program of yours use the API in your name: log food, read your days, look at your collection.",
  none: "You have no tokens yet.",
  once: "Copy your new token now. It is not shown again.",
  nameEmpty: "Give the token a name",
  tooMany: "You have 20 tokens, and that is the most. Revoke one first.",
  madeBefore: "That token was made already, and is shown only once. Revoke it if you did not keep it.",
  revoked: "Token revoked",
  gone: "There is no such token any more",
} as const;
