import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useSyncExternalStore } from "react";
import "./offline-banner.css";
import { shellWords } from "./shell.words.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that the connection is away, for as long as it is. */
export function OfflineBanner() {
  const t = useText(shellWords);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className="offline-banner" role="status" hidden={isOnline}>
      {isOnline ? null : <Note icon="warning">{t.offline}</Note>}
    </div>
  );
}
