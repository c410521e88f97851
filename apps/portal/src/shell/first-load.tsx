import { FullScreenLoader } from "@gable/ui/components/loader/full-screen-loader.tsx";
import { useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { organisation } from "../session/organisation.ts";
import "./first-load.css";

/** The lender's mark over the very first page until it is there; later pages arrive without it. */
export function FirstLoad({ router }: { router: DataRouter }) {
  const loading = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => !router.state.initialized,
  );
  return <Loader loading={loading} />;
}

export function Loader({ loading }: { loading: boolean }) {
  const { srcDark, ...logo } = organisation().orgMetaData.other.logo;
  return <FullScreenLoader loading={loading} logo={{ ...logo, srcDark: srcDark ?? undefined }} />;
}
