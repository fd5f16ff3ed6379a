import { useLocation } from "@remix-run/react";
import { onDay } from "~/platform/on-day";

/** Puts the day that the page is about, if its address names one, into an address that a link leads to. */
export function useOnDay(): (address: string) => string {
  const date = new URLSearchParams(useLocation().search).get("date");
  return (address) => onDay(address, date);
}
