import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { answering, asInProduction } from "./arrangements.ts";
import { borrowerStates } from "./borrower-states.ts";
import { lenderCodes, officerOf, openLenders } from "./lenders.ts";
import type { Screen } from "./take-screens.ts";

/** States of the shell for every lender; what only a borrower sees where somebody can register with it. */
export const shellStates = (product: OwnProduct): Screen[] => [
  ...lenderCodes().flatMap((code) => visitorStates(product.portalUrl(code), code)),
  ...openLenders().flatMap((code) => borrowerStates(product, code)),
];

function visitorStates(portal: string, code: string): Screen[] {
  const state = (name: string, path: string, { arrange, ...more }: Partial<Screen> = {}): Screen => ({
    name: `shell-${code}-${name}`,
    url: portal + path,
    arrange: async (page) => {
      await asInProduction(page);
      await arrange?.(page);
    },
    ...more,
  });
  const officer = officerOf(code);
  return [
    state("maintenance", "/account/heloc/register", {
      arrange: answering("**/api/v2/decision", { flagEnabled: true, variables: { routes: ["*"] } }),
      // The page that is closed stands until the call has said so.
      until: "h1:text('Scheduled Maintenance')",
    }),
    state("error", "/contact", {
      arrange: (page) => page.route(/\/assets\/contact-[^/]*\.js/, (route) => route.abort()),
      until: "text=/snag|tropiezo/",
    }),
    state("loading", "/contact", {
      // Never answered, until the page is closed.
      arrange: (page) => page.route(/\/assets\/contact-[^/]*\.js/, () => undefined),
      until: ".loader",
    }),
    ...(officer === undefined
      ? []
      : [
          state("officer-card", `/account/heloc/register?referrer=${officer}`),
          state("officer-drawer", `/account/heloc/register?referrer=${officer}`, {
            only: 390,
            act: async (page) => {
              await page.locator(".person-strip").click();
              await page.getByRole("dialog").waitFor();
            },
          }),
        ]),
  ];
}
