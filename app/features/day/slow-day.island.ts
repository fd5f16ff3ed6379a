import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { showToast } from "~/ui/show-toast";
import { useNavigation } from "~/ui/use-navigation";
import { DAY_MESSAGES } from "./messages";

export const SNAPSHOT_TIMEOUT_MS = 10_000;

/** Whether another day is being loaded. One that takes longer than 10 seconds is given up, with a message. */
export function useOtherDayLoading(): boolean {
  const navigation = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const loading = navigation.state === "loading" && navigation.location.pathname === "/";
  const back = here.pathname + here.search;

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      // Going to where one is ends the navigation that hangs.
      navigate(back, { replace: true, preventScrollReset: true });
      showToast({ type: "error", text: DAY_MESSAGES.snapshotSlow });
    }, SNAPSHOT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [loading, back, navigate]);

  return loading;
}
