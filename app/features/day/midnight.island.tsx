import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

const A_MOMENT_MS = 1000;
const CHECK_EVERY_MS = 60_000;

/** Moves an open page on to the new day shortly after local midnight, also when the device slept through it. */
export function Midnight({ inMs, today }: { inMs: number; today: string }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new day counts down anew
  useEffect(() => {
    const due = Date.now() + inMs + A_MOMENT_MS;
    const check = () => {
      if (Date.now() >= due) navigate("/", { replace: true, preventScrollReset: true });
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
