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
  invited: "/invited",
  askOfficer: "/ask-officer",
} as const;

export type SiteRoute = keyof typeof siteRoutes;

/** Of these, and beside them, what this product's own portal shows; the rest are other products of the family. */
export const portalAddresses = [
  siteRoutes.login,
  "/auth/forgotten",
  "/auth/reset",
  siteRoutes.dashboard,
  siteRoutes.settings,
  siteRoutes.contact,
  siteRoutes.terms,
  siteRoutes.communications,
  siteRoutes.privacy,
  siteRoutes.licenses,
  siteRoutes.verify,
  siteRoutes.idPictures,
  siteRoutes.waitlist,
  siteRoutes.invited,
  siteRoutes.askOfficer,
  "/coming-soon",
] as const;
