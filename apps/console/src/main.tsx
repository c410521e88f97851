import "@gable/ui/no-code-from-text.ts";
import "@gable/ui/tokens/base.css";
import "./console.css";
import "./shell/large-text.css";
import { languageOfVisitor } from "@gable/domain/language.ts";
import { ConnectionLine } from "@gable/ui/components/connection/connection-line.tsx";
import { forgetLoadsWhenQuiet } from "@gable/ui/components/connection/load-anew.ts";
import { ChosenLanguage } from "@gable/ui/language/chosen-language.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { consoleRoutes } from "./routes.tsx";
import { queryClient } from "./session/query-client.ts";

const place = document.querySelector("#root");
if (place === null) throw new Error("The page has no place for the console.");

forgetLoadsWhenQuiet();
createRoot(place).render(
  <StrictMode>
    <ChosenLanguage begin={(chosen) => languageOfVisitor(chosen, navigator.languages)}>
      <QueryClientProvider client={queryClient}>
        <ConnectionLine />
        <RouterProvider router={createBrowserRouter(consoleRoutes(queryClient))} />
      </QueryClientProvider>
    </ChosenLanguage>
  </StrictMode>,
);
