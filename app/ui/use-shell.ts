import { useRouteLoaderData } from "@remix-run/react";

/** The root loader's answer; its defaults when that failed. */
type Shell = {
  viewer: {
    email: string;
    nickname: string | null;
    tag: string;
    energy: "kcal" | "kj";
    hidesNumbers: boolean;
  } | null;
  contactEmail: string;
  collectionNews: boolean;
};

export function useShell(): Shell {
  return useRouteLoaderData<Shell>("root") ?? { viewer: null, contactEmail: "", collectionNews: false };
}
