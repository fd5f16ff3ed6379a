import { useNavigation } from "./use-navigation";

/** A thin bar along the top when the next page takes its time; the style sheet waits 400 ms before it shows. */
export function PendingBar() {
  const { state } = useNavigation();
  return <div role="status">{state !== "idle" && <p className="pending-bar">Loading...</p>}</div>;
}
