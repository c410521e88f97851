import type { QueryClient } from "@tanstack/react-query";
import { type RouteObject, redirect } from "react-router";
import { DESK } from "./session/me.ts";
import { Screen as Login } from "./auth/login.tsx";
import { requireStaff } from "./session/require-staff.ts";
import { BeforeFirstPage } from "./shell/before-first-page.tsx";
import { BrokenPage } from "./shell/broken-page.tsx";
import { Desk } from "./shell/desk.tsx";
import { NothingHere } from "./shell/nothing-here.tsx";
import { Root } from "./shell/root.tsx";

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
        { path: "/auth/join", lazy: { Component: async () => (await import("./auth/join.tsx")).Screen } },
        {
          id: DESK,
          Component: Desk,
          loader: requireStaff(queries),
          shouldRevalidate: () => false,
          children: [
            { path: "/pipeline", lazy: { Component: async () => (await import("./pipeline/pipeline.tsx")).Screen } },
            { path: "/file/:uuid", lazy: { Component: async () => (await import("./loan-file/file.tsx")).Screen } },
            {
              path: "/file/:uuid/borrower",
              lazy: { Component: async () => (await import("./borrower-view/view.tsx")).Screen },
            },
            {
              path: "/file/:uuid/papers",
              lazy: { Component: async () => (await import("./paper-review/papers.tsx")).Screen },
            },
            {
              path: "/file/:uuid/replay/:replay",
              lazy: { Component: async () => (await import("./replay/replay.tsx")).Screen },
            },
            {
              path: "/chats/:conversation?",
              lazy: { Component: async () => (await import("./support-desk/chats.tsx")).Screen },
            },
            { path: "/audit", lazy: { Component: async () => (await import("./audit/audit.tsx")).Screen } },
            { path: "/audit/lender", lazy: { Component: async () => (await import("./audit/lender-log.tsx")).Screen } },
            { path: "/notary", lazy: { Component: async () => (await import("./notary-desk/notary.tsx")).Screen } },
            {
              path: "/notary/journal",
              lazy: { Component: async () => (await import("./notary-desk/journal.tsx")).Screen },
            },
            {
              path: "/notary/:uuid",
              lazy: { Component: async () => (await import("./notary-desk/room.tsx")).Screen },
            },
            { path: "/reports", lazy: { Component: async () => (await import("./reports/reports.tsx")).Screen } },
            {
              path: "/reports/fair-lending",
              lazy: { Component: async () => (await import("./reports/fair-lending.tsx")).Screen },
            },
            {
              path: "/complaints",
              lazy: { Component: async () => (await import("./complaints/complaints.tsx")).Screen },
            },
            { path: "/feedback", lazy: { Component: async () => (await import("./feedback/said.tsx")).Screen } },
            { path: "/officer", lazy: { Component: async () => (await import("./officer/officer.tsx")).Screen } },
            { path: "/hmda", lazy: { Component: async () => (await import("./hmda/hmda.tsx")).Screen } },
            { path: "/account", lazy: { Component: async () => (await import("./account/account.tsx")).Screen } },
            { path: "/staff", lazy: { Component: async () => (await import("./organisation/staff.tsx")).Screen } },
            {
              path: "/staff/leads",
              lazy: { Component: async () => (await import("./officer/lenders-leads.tsx")).Screen },
            },
            { path: "/settings", lazy: { Component: async () => (await import("./settings/settings.tsx")).Screen } },
            {
              path: "/settings/changes/:proposal",
              lazy: { Component: async () => (await import("./settings/change.tsx")).Screen },
            },
            {
              path: "/settings/webhooks",
              lazy: { Component: async () => (await import("./settings/webhooks.tsx")).Screen },
            },
            {
              path: "/settings/chats",
              lazy: { Component: async () => (await import("./settings/chat-provider.tsx")).Screen },
            },
            {
              path: "/settings/:subject",
              lazy: { Component: async () => (await import("./settings/setting.tsx")).Screen },
            },
            { path: "*", Component: NothingHere },
          ],
        },
      ],
    },
  ];
}
