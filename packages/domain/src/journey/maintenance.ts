import * as z from "zod";
import type { Words } from "../language.ts";
import { routes as pages } from "./routes.ts";

export const MAINTENANCE_FLAG_KEY = "fe-heloc-maintenance";

/** The flag as the lookup returns it. `routes` are paths relative to the base path; `*` stands for all of them. */
export const MaintenanceFlag = z.object({
  flagEnabled: z.boolean(),
  variables: z.object({
    routes: z.array(z.string()),
    message: z.string().optional(),
    messageEs: z.string().optional(),
    pageTitle: z.string().optional(),
    pageTitleEs: z.string().optional(),
    /** An instant. */
    endsAt: z.string().optional(),
    shouldShowDashboardLink: z.boolean().optional(),
  }),
});
export type MaintenanceFlag = z.infer<typeof MaintenanceFlag>;

const textNames = ["pageTitle", "pageTitleEs", "message", "messageEs", "endsAt"] as const;

const isText = (value: unknown): value is string => typeof value === "string";

/** Read by hand and not by the schema, which would be the only thing that a first page needs zod for. */
export function maintenanceFlagOf(decision: {
  readonly flagEnabled: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
}): MaintenanceFlag {
  const { routes, shouldShowDashboardLink } = decision.variables;
  const texts = textNames.flatMap((name) => {
    const text = decision.variables[name];
    return isText(text) ? [[name, text] as const] : [];
  });
  return {
    flagEnabled: decision.flagEnabled,
    variables: {
      routes: Array.isArray(routes) ? routes.filter(isText) : [],
      ...Object.fromEntries(texts),
      ...(typeof shouldShowDashboardLink === "boolean" && { shouldShowDashboardLink }),
    },
  };
}

export type MaintenancePage = {
  /** Of the lender; null where the page has the usual words. */
  readonly title: Words | null;
  readonly message: Words | null;
  readonly showsDashboardLink: boolean;
  /** When it is expected to be over, an instant; null where nobody has said. */
  readonly endsAt: string | null;
};

/**
 * The page to show at `path` while the flag lists it; null where the portal is open. A listed path covers everything
 * below it, and its parameters (`:uuid` or `{uuid}`) stand for any value.
 */
export function maintenancePageAt(path: string, flag: MaintenanceFlag | null): MaintenancePage | null {
  if (flag === null || !flag.flagEnabled) return null;
  if (!flag.variables.routes.some((listed) => covers(listed, path))) return null;
  const { pageTitle, pageTitleEs, message, messageEs, endsAt, shouldShowDashboardLink } = flag.variables;
  return {
    title: inBoth(pageTitle, pageTitleEs),
    message: inBoth(message, messageEs),
    showsDashboardLink: shouldShowDashboardLink ?? false,
    endsAt: endsAt ?? null,
  };
}

const inBoth = (en: string | undefined, es = en): Words | null =>
  en === undefined || es === undefined ? null : { en, es };

const allPaths = Object.values(pages).map(({ path }) => path);

/** Whether there is a page that a listed path closes, be it of one application alone. */
export const closesAnyPage = (listed: string): boolean =>
  allPaths.some((path) => covers(listed, path) || covers(listed.replace(ONE_APPLICATION, "/:uuid"), path));

const ONE_APPLICATION = /^\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/i;

function covers(listed: string, path: string): boolean {
  if (listed === "*") return true;
  if (listed === "/") return path === "/";
  const segments = path.split("/");
  return listed.split("/").every((part, at) => isParameter(part) || part === segments[at]);
}

function isParameter(part: string): boolean {
  return part.startsWith(":") || part.startsWith("{");
}
