import { ConnectionLine } from "@gable/ui/components/connection/connection-line.tsx";
import { useOutage } from "@gable/ui/components/connection/outage.ts";
import { FullScreenLoader } from "@gable/ui/components/loader/full-screen-loader.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { companyInfo, organisation } from "../session/organisation.ts";
import { couldNotLoadWords } from "./could-not-load.words.ts";

const MARK_PX = 64;
/** A page that comes within this time shows nothing in between, and fetches no mark. */
const AT_ONCE_MS = 250;

/** The lender's mark over the very first page until it is there, and over every page what there is to say of the connection. */
export function FirstLoad({ router }: { router: DataRouter }) {
  const t = useText(couldNotLoadWords);
  const isAnswered = useOutage() === "none";
  const loading = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => !router.state.initialized,
  );
  return (
    <>
      <ConnectionLine help={t.call(companyInfo().phoneFormatted)} pageSaysOutage={loading} />
      <Loader loading={loading && isAnswered} />
    </>
  );
}

/** The mark of the organisation's mode, turning; a drawn house where it has none. */
export function Loader({ loading }: { loading: boolean }) {
  const { loadingMark } = organisation().orgMetaData.other;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!isLate) return null;
  const mark = loadingMark === null ? undefined : { src: loadingMark, alt: "", width: MARK_PX, height: MARK_PX };
  return <FullScreenLoader loading={loading} {...(mark && { logo: mark })} />;
}
