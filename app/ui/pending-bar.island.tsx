import { useNavigation } from "./dialog/use-navigation";

/** A bar along the top while a page loads; CSS delays it by 400 ms. */
export function PendingBar() {
  const { state } = useNavigation();
  return <div role="status">{state !== "idle" && <p className="pending-bar">Loading...</p>}</div>;
}
