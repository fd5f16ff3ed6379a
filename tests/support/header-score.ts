/** What the HTTP Observatory would say of an answer over https: the score, and what it took points for. */
export function headerScore(headers: Headers): { score: number; faults: string[] } {
  const faults: [string, number][] = [];
  const bonus: number[] = [];
  const fault = (is: boolean, name: string, points: number) => {
    if (is) faults.push([name, points]);
  };
  const csp = directives(headers.get("Content-Security-Policy") ?? "");
  const scripts = csp.get("script-src") ?? csp.get("default-src");
  const styles = csp.get("style-src") ?? csp.get("default-src");
  fault(csp.size === 0, "no content security policy", -25);
  fault(!scripts || /unsafe-inline|\*|https?:|data:/.test(scripts), "scripts from anywhere", -20);
  fault(/unsafe-eval/.test(scripts ?? ""), "eval", -10);
  fault(/unsafe-inline/.test(styles ?? ""), "inline styles", 0);
  if (csp.get("default-src") === "'none'" && !/unsafe-/.test([...csp.values()].join())) bonus.push(10);
  else if (csp.size > 0) bonus.push(5);

  for (const cookie of headers.getSetCookie()) {
    fault(!/;\s*secure/i.test(cookie), "a cookie that is not Secure", -20);
    fault(/^(?:__Host-)?pp=/.test(cookie) && !/;\s*httponly/i.test(cookie), "a session for scripts", -30);
    if (/;\s*samesite=(?:lax|strict)/i.test(cookie)) bonus.push(5);
  }
  const age = Number(/max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1] ?? 0);
  fault(age === 0, "no strict transport security", -20);
  fault(age > 0 && age < 15_768_000, "strict transport security for a short time", -10);
  fault(headers.get("X-Content-Type-Options") !== "nosniff", "sniffing", -5);
  const framed = csp.get("frame-ancestors") ?? headers.get("X-Frame-Options");
  fault(!framed, "frames", -20);
  if (csp.get("frame-ancestors") === "'none'") bonus.push(5);
  const referrer = headers.get("Referrer-Policy") ?? "";
  fault(/unsafe-url|^origin|^no-referrer-when-downgrade/.test(referrer), "a talkative referrer", -5);
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer))
    bonus.push(5);
  const sharing = headers.get("Access-Control-Allow-Origin");
  fault(sharing !== null, "answers shared with other sites", -50);
  const corp = headers.get("Cross-Origin-Resource-Policy");
  fault(corp === "cross-origin", "resources for other sites", -5);
  if (corp === "same-origin") bonus.push(10);

  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  const base = 100 + sum(faults.map(([, points]) => points));
  // As there: who is faulty gets no extra points.
  return { score: base >= 90 ? base + sum(bonus) : base, faults: faults.map(([name]) => name) };
}

const directives = (policy: string) =>
  new Map(
    policy
      .split(";")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [name = "", ...values] = part.split(/\s+/);
        return [name.toLowerCase(), values.join(" ")] as const;
      }),
  );
