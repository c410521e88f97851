import { LinkProvider } from "@gable/ui/components/link/link.tsx";
import { ToastProvider } from "@gable/ui/components/toasts/toasts.tsx";
import { Outlet } from "react-router";
import { ConsoleLink } from "./console-link.tsx";

/** What is around every page. */
export function Root() {
  return (
    <LinkProvider link={ConsoleLink}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </LinkProvider>
  );
}
