import { useEffect, useState } from "react";

const TICK_MS = 30_000;

/** Now, as an ISO instant, renewed every half minute: ages on a page that stays open go on. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
