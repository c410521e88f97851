import { onHost, paths } from "@gable/domain/journey/paths.ts";
import {
  carriedQuery,
  carrying,
  oldPaths,
  redirectOfOldPath,
  redirectsToSite,
  redirectsWithin,
} from "@gable/domain/journey/redirects.ts";
import { BASE_PATH, isApplicationRoute, type RouteName, routeNames, routes } from "@gable/domain/journey/routes.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { admit } from "./journey/admit.ts";
import { pathInPortal } from "./journey/here.ts";
import { screenFileOf, sitePages } from "./screen-files.ts";
import { type ScreenFile, screenFiles } from "./screens.ts";
import { signedInOnly } from "./session/signed-in-only.ts";
import { BrokenPage } from "./shell/broken-page.tsx";
import { InsteadOfScreen } from "./shell/instead-of-screen.tsx";
import { BeforeFirstPage } from "./shell/outage-page.tsx";
import { Root } from "./shell/root.tsx";
import { SiteFrame } from "./shell/site-frame.tsx";

const toSite = redirectsToSite;

/** The whole table of addresses: path, frame, screen. Gates and redirects are asked by the loaders. */
export function portalRoutes(queries: QueryClient): RouteObject[] {
  const gate = {
    loader: ({ request }: LoaderFunctionArgs) => admit(queries, request),
    shouldRevalidate: () => true,
  };

  return [
    {
      Component: Root,
      ErrorBoundary: BrokenPage,
      HydrateFallback: BeforeFirstPage,
      children: [
        {
          path: BASE_PATH,
          children: [
            ...oldPaths.map((path) => ({ path: onHost(path), loader: redirectOld })),
            ...Object.entries(redirectsWithin).map(redirectRoute),
            ...Object.keys(toSite).map(redirectToSite(queries)),
            { lazy: registerFrame, ...gate, children: screensOf((route) => route.startsWith("register")) },
            { lazy: applicationFrame, ...gate, children: screensOf(isApplicationRoute) },
            { lazy: signerFrame, ...gate, children: screensOf(isForSigners) },
            {
              Component: SiteFrame,
              ...gate,
              children: screensOf(
                (route) => !route.startsWith("register") && !isApplicationRoute(route) && !isForSigners(route),
              ),
            },
            { path: onHost("/:uuid/*"), loader: redirectUp },
            { path: "*", loader: redirectCarrying(siteRoutes.dashboard) },
          ],
        },
        {
          Component: SiteFrame,
          children: [
            ...Object.entries(sitePages).map(([path, file]) => sitePage(path, file, queries)),
            { path: "/auth/*", loader: redirectCarrying(siteRoutes.login) },
            { path: "*", loader: redirectCarrying(siteRoutes.dashboard) },
          ],
        },
      ],
    },
  ];
}

function screensOf(belongs: (route: RouteName) => boolean): RouteObject[] {
  return routeNames.filter((route) => belongs(route) && !isRedirect(routes[route].path)).map(screenRoute);
}

const applicationFrame = {
  Component: async () => (await fetchPart(() => import("./journey/application-frame.tsx"))).ApplicationFrame,
};
const registerFrame = {
  Component: async () => (await fetchPart(() => import("./register/parts/register-frame.tsx"))).RegisterFrame,
};
const signerFrame = {
  Component: async () => (await fetchPart(() => import("./signer/parts/signer-frame.tsx"))).SignerFrame,
};
const isForSigners = (route: RouteName): boolean => routes[route].audience === "signer";
const helpPage = { Component: async () => (await fetchPart(() => import("./shell/help-page.tsx"))).HelpPage };

const isRedirect = (path: string): boolean => path in toSite;

/** A screen, or, until it has a file, the page that says where the borrower stands and whom to call. */
function screenRoute(route: RouteName): RouteObject {
  const file = screenFileOf(route);
  const path = onHost(routes[route].path);
  if (file === null) return { path, Component: InsteadOfScreen };
  return { path, ...lazily(screenFiles[file]) };
}

/** Those of a person ask for a log-in; the settings are for co-signers too. */
function sitePage(path: string, file: string, queries: QueryClient): RouteObject {
  const isPersonal = path === siteRoutes.dashboard || path === siteRoutes.settings;
  const gate = isPersonal ? { loader: signedInOnly(queries, path === siteRoutes.settings) } : {};
  return { path, ...lazily(screenFiles[file]), ...gate };
}

function lazily(load: ScreenFile | undefined): RouteObject {
  if (load === undefined) return { lazy: helpPage };
  return { lazy: { Component: async () => (await fetchPart(load)).Screen } };
}

function redirectRoute([path, target]: [string, RouteName]): RouteObject {
  return {
    path: onHost(path),
    loader: ({ params, request }) => {
      const build = paths[target] as (uuid?: string) => string;
      return redirect(onHost(build(params["uuid"])) + carriedQuery(new URL(request.url).search));
    },
  };
}

function redirectToSite(queries: QueryClient) {
  return (path: string): RouteObject => ({
    path: onHost(path),
    loader: async ({ request }) => {
      const instead = await admit(queries, request);
      if (instead !== null) return instead;
      return redirect(siteRoutes[toSite[path] ?? "dashboard"] + carriedQuery(new URL(request.url).search));
    },
    Component: InsteadOfScreen,
  });
}

const redirectCarrying =
  (path: string) =>
  ({ request }: LoaderFunctionArgs): Response =>
    redirect(carrying(path, new URL(request.url).search));

/** Addresses of before lead to where their page is now. */
function redirectOld({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(onHost(redirectOfOldPath(pathInPortal(pathname) ?? "/", search) ?? "/"));
}

/** An address below an application that is none of its screens. */
function redirectUp({ params, request }: LoaderFunctionArgs): Response {
  return redirect(onHost(`/${params["uuid"] ?? ""}`) + carriedQuery(new URL(request.url).search));
}
