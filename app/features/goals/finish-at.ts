/** Per cent of a goal that complete its part of the picture. */
export const FINISH_AT = [
  { value: "100", label: "when every goal is reached" },
  { value: "90", label: "when I'm close" },
] as const;
