import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useNavigation } from "~/ui/dialog/use-navigation";
import { loadFinale } from "./lazy-finale.island";

/** Opens the card of the day whose last block was just logged, if what logged it didn't lead there. */
export function useFinaleOpener(justComplete: boolean) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const idle = useNavigation().state === "idle";
  useEffect(() => void loadFinale().catch(() => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each completion
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!justComplete || !idle || pathname !== "/" || query.has("done") || query.has("eat")) return;
    query.delete("show");
    query.set("done", "1");
    navigate(`/?${query}`, { replace: true, preventScrollReset: true });
  }, [justComplete]);
}
