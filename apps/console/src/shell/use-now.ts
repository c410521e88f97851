import { useEffect, useState } from "react";
import { serversTime } from "../session/servers-time.ts";

const TICK_MS = 30_000;

/** Now by the server, as an ISO instant, renewed every half minute: ages on a page that stays open go on. */
export function useNow(): string {
  const [now, setNow] = useState(() => serversTime().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(serversTime().toISOString()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
