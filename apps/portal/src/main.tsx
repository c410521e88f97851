import "@gable/ui/no-code-from-text.ts";
import "@gable/ui/tokens/base.css";
import "./portal.css";
import { languageOfVisitor } from "@gable/domain/language.ts";
import { forgetLoadsWhenQuiet } from "@gable/ui/components/connection/load-anew.ts";
import { ChosenLanguage } from "@gable/ui/language/chosen-language.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { leaveOpening } from "./opening/leave-opening.ts";
import { portalRoutes } from "./routes.tsx";
import { organisation } from "./session/organisation.ts";
import { queryClient } from "./session/query-client.ts";
import { FirstLoad } from "./shell/first-load.tsx";
// Looks from the first moment on.
import "./shell/telemetry/page-in-use.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no place for the portal.");

start(root);

function start(place: Element): void {
  try {
    organisation();
  } catch (error) {
    // Without a lender there is nothing to show, not even in whose colours.
    place.append(
      Object.assign(document.createElement("h1"), {
        textContent: String(error instanceof Error ? error.message : error),
      }),
    );
    throw error;
  }
  leaveOpening(place);
  const router = createBrowserRouter(portalRoutes(queryClient));
  forgetLoadsWhenQuiet();
  createRoot(place).render(
    <StrictMode>
      <ChosenLanguage begin={(chosen) => languageOfVisitor(chosen, navigator.languages)}>
        <QueryClientProvider client={queryClient}>
          <FirstLoad router={router} />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ChosenLanguage>
    </StrictMode>,
  );
}
