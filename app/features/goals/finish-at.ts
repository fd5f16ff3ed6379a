export const FINISH_AT = [
  { value: "100", label: "when every goal is reached" },
  { value: "90", label: "when I'm close" },
] as const;
