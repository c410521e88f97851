/** Addresses at the root of the lender's host, outside the portal's base path. */
export const siteRoutes = {
  login: "/auth/login",
  dashboard: "/dashboard",
  settings: "/dashboard/settings",
  contact: "/contact",
  exchange: "/exchange",
  pay: "/pay",
  marketplace: "/universal-marketplace",
  passport: "/universal-passport",
  portfolio: "/portfolio",
  groupManager: "/group-manager",
  terms: "/terms",
  communications: "/communications",
  privacy: "/privacy",
  licenses: "/licenses",
  verify: "/verify",
  idPictures: "/id-pictures",
  waitlist: "/waitlist",
} as const;

export type SiteRoute = keyof typeof siteRoutes;
