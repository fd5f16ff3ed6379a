import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useNavigation } from "~/ui/dialog/use-navigation";
import { showToast } from "~/ui/show-toast";
import { DAY_MESSAGES } from "../messages";

const A_MOMENT_MS = 1000;
const CHECK_EVERY_MS = 60_000;

/** Moves an open page to the new day, also after sleep; an open dialog stays and only a notice shows. */
export function Midnight({ inMs, today }: { inMs: number; today: string }) {
  const navigate = useNavigate();
  const sending = useRef(false);
  sending.current = useNavigation().state !== "idle";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new day counts down anew
  useEffect(() => {
    const due = Date.now() + inMs + A_MOMENT_MS;
    let announced = false;
    const check = () => {
      if (Date.now() < due || sending.current) return;
      if (!document.querySelector("dialog[open]"))
        return navigate("/", { replace: true, preventScrollReset: true });
      if (!announced) showToast({ type: "success", text: DAY_MESSAGES.newDay });
      announced = true;
    };
    const timers = [setTimeout(check, inMs + A_MOMENT_MS), setInterval(check, CHECK_EVERY_MS)];
    document.addEventListener("visibilitychange", check);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener("visibilitychange", check);
    };
  }, [today, navigate]);
  return null;
}
