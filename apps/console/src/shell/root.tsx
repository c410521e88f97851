import { useWait } from "@gable/ui/components/connection/waits.ts";
import { LinkProvider } from "@gable/ui/components/link/link.tsx";
import { ToastProvider } from "@gable/ui/components/toasts/toasts.tsx";
import { Outlet, useNavigation } from "react-router";
import { ConsoleLink } from "./console-link.tsx";

/** What is around every page. */
export function Root() {
  const { state } = useNavigation();
  useWait(state === "loading");
  return (
    <LinkProvider link={ConsoleLink}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </LinkProvider>
  );
}
