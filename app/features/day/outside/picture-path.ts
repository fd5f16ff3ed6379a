export const picturePath = (link: string, kind: "png" | "svg"): string => `/today/${link}.${kind}`;
