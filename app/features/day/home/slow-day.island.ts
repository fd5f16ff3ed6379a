import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { mounted } from "~/platform/mounted";
import { useNavigation } from "~/ui/dialog/use-navigation";
import { showToast } from "~/ui/show-toast";
import { DAY_MESSAGES } from "../messages";

const SNAPSHOT_TIMEOUT_MS = 10_000;

/** Gives up after 10 seconds, with a message. */
export function useOtherDayLoading(): boolean {
  const navigation = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const loading = navigation.state === "loading" && navigation.location.pathname === mounted("/");
  const back = here.pathname + here.search;

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      // Navigating to the current page cancels the hanging navigation.
      navigate(back, { replace: true, preventScrollReset: true });
      showToast({ type: "error", text: DAY_MESSAGES.snapshotSlow });
    }, SNAPSHOT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [loading, back, navigate]);

  return loading;
}
