import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { mounted } from "~/platform/mounted";
import { useNavigation } from "~/ui/dialog/navigation.island";
import { showToast } from "~/ui/toast-region";

const A_MOMENT_MS = 1000;
const CHECK_EVERY_MS = 60_000;
/** The server may answer with a page that it made within the same quarter of an hour. */
const AGE_MAX_MS = 15 * 60_000;

/** Moves an open page to the new day, also after sleep; an open dialog stays and only a notice shows. */
export function Midnight({ inMs, madeAt, today }: { inMs: number; madeAt: number; today: string }) {
  const navigate = useNavigate();
  const idle = useNavigation().state === "idle";
  const due = useRef({ at: Number.POSITIVE_INFINITY, announced: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new day counts down anew
  useEffect(() => {
    const ageMs = Date.now() - madeAt;
    // A clock that is further off is wrong.
    const passedMs = ageMs > 0 && ageMs <= AGE_MAX_MS ? ageMs : 0;
    due.current = { at: Date.now() + inMs - passedMs + A_MOMENT_MS, announced: false };
  }, [today]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new day counts down anew
  useEffect(() => {
    if (!idle) return;
    const check = () => {
      if (Date.now() < due.current.at) return;
      if (!document.querySelector("dialog[open]")) {
        due.current.at = Date.now() + CHECK_EVERY_MS;
        return navigate("/", { replace: true, preventScrollReset: true });
      }
      if (!due.current.announced)
        showToast({ type: "success", text: "A new day has begun. What you log now counts for it." });
      due.current.announced = true;
    };
    check();
    const timers = [setTimeout(check, due.current.at - Date.now()), setInterval(check, CHECK_EVERY_MS)];
    document.addEventListener("visibilitychange", check);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener("visibilitychange", check);
    };
  }, [today, idle, navigate]);
  return null;
}

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
      showToast({ type: "error", text: "快照加载超时，请检查网络或稍后重试" });
    }, SNAPSHOT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [loading, back, navigate]);

  return loading;
}
