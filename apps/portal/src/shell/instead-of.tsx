import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Suspense } from "react";
import type { Instead } from "../journey/admit.ts";

const MaintenancePage = lazyPart(async () => (await import("./maintenance-page.tsx")).MaintenancePage);
const NotAccepting = lazyPart(async () => (await import("../register/parts/not-accepting.tsx")).NotAccepting);

/** What stands where the gates do not let a screen stand. */
export function InsteadOf({ instead }: { instead: Instead }) {
  return (
    <Suspense fallback={null}>
      {instead.show === "maintenance" ? <MaintenancePage page={instead.page} /> : <NotAccepting />}
    </Suspense>
  );
}
