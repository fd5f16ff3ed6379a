import { useLocation } from "@remix-run/react";
import { onDay } from "~/http/safe-path";

export function useOnDay(): (path: string) => string {
  const date = new URLSearchParams(useLocation().search).get("date");
  return (path) => onDay(path, date);
}
