import { FullScreenLoader } from "@gable/ui/components/loader/full-screen-loader.tsx";
import { useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { organisation } from "../session/organisation.ts";
import "./first-load.css";

const MARK_PX = 64;

/** The lender's mark over the very first page until it is there; later pages arrive without it. */
export function FirstLoad({ router }: { router: DataRouter }) {
  const loading = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => !router.state.initialized,
  );
  return <Loader loading={loading} />;
}

/** The mark of the organisation's mode, turning; a drawn house where it has none. */
export function Loader({ loading }: { loading: boolean }) {
  const { loadingMark } = organisation().orgMetaData.other;
  const mark = loadingMark === null ? undefined : { src: loadingMark, alt: "", width: MARK_PX, height: MARK_PX };
  return <FullScreenLoader loading={loading} {...(mark && { logo: mark })} />;
}
