import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { type RouteObject, redirect } from "react-router";
import { Screen as Login } from "./auth/login.tsx";
import { DESK } from "./session/me.ts";
import { requireStaff } from "./session/require-staff.ts";
import { BeforeFirstPage } from "./shell/before-first-page.tsx";
import { BrokenPage } from "./shell/broken-page.tsx";
import { Desk } from "./shell/desk.tsx";
import { NothingHere } from "./shell/nothing-here.tsx";
import { Root } from "./shell/root.tsx";

/** While nobody answers the page before stays, with all that was typed on it. */
const screen = (load: () => Promise<{ readonly Screen: ComponentType }>) => ({
  Component: async () => (await fetchPart(load)).Screen,
});

/** The whole table of addresses. Everything but the log-in stands below the desk, which nobody reaches without both factors. */
export function consoleRoutes(queries: QueryClient): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: BrokenPage,
      HydrateFallback: BeforeFirstPage,
      children: [
        { path: "/", loader: () => redirect("/pipeline") },
        { path: "/auth/login", Component: Login },
        { path: "/auth/join", lazy: screen(() => import("./auth/join.tsx")) },
        {
          id: DESK,
          Component: Desk,
          loader: requireStaff(queries),
          shouldRevalidate: () => false,
          children: [
            { path: "/pipeline", lazy: screen(() => import("./pipeline/pipeline.tsx")) },
            { path: "/file/:uuid", lazy: screen(() => import("./loan-file/file.tsx")) },
            {
              path: "/file/:uuid/borrower",
              lazy: screen(() => import("./borrower-view/view.tsx")),
            },
            {
              path: "/file/:uuid/papers",
              lazy: screen(() => import("./paper-review/papers.tsx")),
            },
            {
              path: "/file/:uuid/replay/:replay",
              lazy: screen(() => import("./replay/replay.tsx")),
            },
            {
              path: "/chats/:conversation?",
              lazy: screen(() => import("./support-desk/chats.tsx")),
            },
            { path: "/chats/ended", lazy: screen(() => import("./support-desk/ended.tsx")) },
            { path: "/audit", lazy: screen(() => import("./audit/audit.tsx")) },
            { path: "/audit/lender", lazy: screen(() => import("./audit/lender-log.tsx")) },
            { path: "/notary", lazy: screen(() => import("./notary-desk/notary.tsx")) },
            {
              path: "/notary/journal",
              lazy: screen(() => import("./notary-desk/journal.tsx")),
            },
            {
              path: "/notary/:uuid",
              lazy: screen(() => import("./notary-desk/room.tsx")),
            },
            {
              path: "/notary/:uuid/visit",
              lazy: screen(() => import("./notary-desk/visit.tsx")),
            },
            { path: "/reports", lazy: screen(() => import("./reports/reports.tsx")) },
            { path: "/reports/campaigns", lazy: screen(() => import("./reports/campaigns.tsx")) },
            { path: "/reports/funded", lazy: screen(() => import("./reports/funded.tsx")) },
            {
              path: "/reports/fair-lending",
              lazy: screen(() => import("./reports/fair-lending.tsx")),
            },
            {
              path: "/complaints",
              lazy: screen(() => import("./complaints/complaints.tsx")),
            },
            { path: "/feedback", lazy: screen(() => import("./feedback/said.tsx")) },
            { path: "/officer", lazy: screen(() => import("./officer/officer.tsx")) },
            { path: "/hmda", lazy: screen(() => import("./hmda/hmda.tsx")) },
            { path: "/account", lazy: screen(() => import("./account/account.tsx")) },
            { path: "/staff", lazy: screen(() => import("./organisation/staff.tsx")) },
            {
              path: "/staff/leads",
              lazy: screen(() => import("./officer/lenders-leads.tsx")),
            },
            { path: "/settings", lazy: screen(() => import("./settings/settings.tsx")) },
            {
              path: "/settings/changes/:proposal",
              lazy: screen(() => import("./settings/change.tsx")),
            },
            {
              path: "/settings/webhooks",
              lazy: screen(() => import("./settings/webhooks.tsx")),
            },
            {
              path: "/settings/chats",
              lazy: screen(() => import("./settings/chat-provider.tsx")),
            },
            {
              path: "/settings/:subject",
              lazy: screen(() => import("./settings/setting.tsx")),
            },
            { path: "*", Component: NothingHere },
          ],
        },
      ],
    },
  ];
}
