import { useEffect } from "react";
import { PLAIN_COOKIES, YEAR_S } from "~/http/plain-cookie";
import { mounted } from "~/platform/mounted";
import { router } from "~/ui/dialog/navigation.island";

/**
 * Tells the server this browser's time zone: by a cookie, and once for an account that has none yet.
 * The page is then read again, for its day may be another one there.
 */
export function Zone({ signedIn }: { signedIn: boolean }) {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const cookie = `${PLAIN_COOKIES.zone}=${timeZone}`;
    if (!timeZone || document.cookie.split("; ").includes(cookie)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${cookie}; Path=${mounted("/")}; Max-Age=${YEAR_S}; SameSite=Lax`;
    if (!signedIn) return;
    const body = new URLSearchParams({ timeZone, learned: "1" });
    const before = router().state.location;
    const readAgain = () => {
      const { location, navigation } = router().state;
      // A page opened meanwhile is read with the cookie; reading it again would drop a form's answer.
      if (location === before && !navigation.location) router().revalidate();
    };
    fetch(mounted("/time-zone"), { method: "POST", body, keepalive: true }).then(readAgain, () => {});
  }, [signedIn]);

  return null;
}
