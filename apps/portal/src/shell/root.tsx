import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { LinkProvider } from "@gable/ui/components/link/link.tsx";
import { ToastProvider } from "@gable/ui/components/toasts/toasts.tsx";
import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { lenderSettings } from "../session/organisation.ts";
import { RejectedSession } from "../session/rejected-session.tsx";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { AfterFirstSign } from "./after-first-sign.tsx";
import { Arrival } from "./arrival.tsx";
import { MaintenanceWatch } from "./maintenance-watch.tsx";
import { PortalLink } from "./portal-link.tsx";
import { untilRest } from "./until-rest.ts";

const IdleWarning = lazyPart(async () => (await import("../session/idle-warning.tsx")).IdleWarning);

const Around = lazyPart(async () => (await import("./around.tsx")).Around, untilRest);

const Toolbar = import.meta.env.HAS_TOOLBAR
  ? lazyPart(async () => (await import("./toolbar/toolbar.tsx")).Toolbar)
  : null;

/** What is around every page. */
export function Root() {
  const isSignedIn = useIsSignedIn();
  const hasToolbar = Toolbar !== null && lenderSettings().deployment === "development";
  return (
    <LinkProvider link={PortalLink}>
      <ToastProvider>
        <Arrival />
        <MaintenanceWatch />
        <Outlet />
        <Suspense fallback={null}>{isSignedIn ? <IdleWarning /> : null}</Suspense>
        <RejectedSession />
        <Suspense fallback={null}>
          <Around hasToolbar={hasToolbar} />
        </Suspense>
        {Toolbar && hasToolbar ? (
          <AfterFirstSign>
            <Toolbar />
          </AfterFirstSign>
        ) : null}
        <ScrollRestoration />
      </ToastProvider>
    </LinkProvider>
  );
}
