import { useRouteLoaderData } from "@remix-run/react";

/** What every page knows: the root loader's answer, or its empty form where that failed. */
type Shell = {
  viewer: { email: string; nickname: string | null; tag: string } | null;
  contactEmail: string;
};

export function useShell(): Shell {
  return useRouteLoaderData<Shell>("root") ?? { viewer: null, contactEmail: "" };
}
