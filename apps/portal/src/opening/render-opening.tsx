import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { OrganisationInfo } from "@gable/domain/organisations/organisation-info.ts";
import { type Language, LanguageProvider } from "@gable/ui/language/catalogue.tsx";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { serveOrganisation } from "../session/organisation.ts";
import { Opening } from "./opening.tsx";

/** Widths and the like, which a page's policy lets scripts alone set. */
const INLINE_STYLE = / style="[^"]*"/g;

/** For the server: the opening of registration at that lender, as markup without script or style in it. */
export function renderOpening(organisation: OrganisationInfo, language: Language): string {
  serveOrganisation(organisation);
  const queries = new QueryClient();
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <QueryClientProvider client={queries}>
        <StaticRouter location={onHost(paths.register())}>
          <Opening />
        </StaticRouter>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  // What it would keep for later would keep the process.
  queries.clear();
  return markup.replace(INLINE_STYLE, "");
}
