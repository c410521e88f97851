import { useSyncExternalStore } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { Button } from "../button/button.tsx";
import { Note } from "../notice/notice.tsx";
import { tryNow, useOutage } from "./outage.ts";
import { useWaitLength } from "./waits.ts";
import "./connection-line.css";

const words = catalogue({
  offline: {
    en: "You are offline. Nothing is lost. We go on when the connection is back.",
    es: "Está sin conexión. No se pierde nada. Seguimos cuando vuelva la conexión.",
  },
  outage: {
    en: "We are not getting an answer just now. Nothing is lost. We keep trying, and go on here as soon as it works.",
    es: "Por ahora no recibimos respuesta. No se pierde nada. Seguimos intentando y continuamos aquí en cuanto funcione.",
  },
  tryNow: { en: "Try now", es: "Intentar ahora" },
  long: {
    en: "This is taking longer than usual. We are still waiting for an answer.",
    es: "Esto tarda más de lo normal. Seguimos esperando una respuesta.",
  },
  veryLong: {
    en: "There is still no answer. You can go on waiting, check your connection, or come back later. Nothing is lost.",
    es: "Todavía no hay respuesta. Puede seguir esperando, revisar su conexión o volver más tarde. No se pierde nada.",
  },
});

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * Over every page, while there is something to say of it: that the connection is away, that nothing is answered, or that an answer
 * is long in coming. Each is announced once. `help` is whom to ask when it lasts. An outage stands above the page, as long as it is; a wait
 * comes and goes, and lies over the page without moving it.
 */
export function ConnectionLine({ help, pageSaysOutage = false }: { help?: string; pageSaysOutage?: boolean }) {
  const t = useText(words);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const outage = useOutage();
  const wait = useWaitLength();
  const news = isOnline ? (outage === "none" ? wait : "outage") : "offline";
  const isSilent = news === "short" || (news === "outage" && pageSaysOutage);
  return (
    <div className="connection-line" data-news={news} role="status">
      {isSilent ? null : (
        <div>
          <Note icon={news === "long" ? "clock" : "warning"}>
            {news === "offline" ? t.offline : null}
            {news === "outage" ? t.outage : null}
            {news === "long" ? t.long : null}
            {news === "very-long" ? t.veryLong : null}
            {news === "very-long" && help ? ` ${help}` : null}
          </Note>
          {news === "outage" ? (
            <Button kind="second" slim onClick={tryNow}>
              {t.tryNow}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
