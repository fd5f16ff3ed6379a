import { useSearchParams } from "@remix-run/react";
import { useOnDay } from "~/ui/dialog/use-on-day";

/** `show` is the nutrient, or the id of the food, whose blocks stand out; `to` leads there, and back from it. */
export function useShow() {
  const show = useSearchParams()[0].get("show");
  const day = useOnDay()("/");
  const to = (name: string) =>
    name === show ? day : `${day}${day.includes("?") ? "&" : "?"}show=${encodeURIComponent(name)}`;
  return { show, to };
}
