import { describe, expect, it } from "vitest";
import { closesAnyPage, maintenanceFlagOf, maintenancePageAt } from "./maintenance.ts";

const on = (routes: string[]) => ({ flagEnabled: true, variables: { routes } });
const path = "/5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03/signing/sign";

describe("the maintenance page", () => {
  it.each([
    [["*"], true],
    [["/:uuid/signing"], true],
    [["/{uuid}/signing/sign"], true],
    [["/register", "/:uuid"], true],
    [["/:uuid/sign"], false],
    [["/"], false],
    [[], false],
  ])("routes %o, at a signing page: %s", (routes, shown) => {
    expect(maintenancePageAt(path, on(routes)) !== null).toBe(shown);
  });

  it("leaves its words to the page unless the flag brings its own", () => {
    expect(maintenancePageAt("/", on(["/"]))).toMatchObject({
      title: null,
      message: null,
      showsDashboardLink: false,
    });
    const own = { routes: ["*"], pageTitle: "Back at noon", message: "Moving house.", shouldShowDashboardLink: true };
    expect(maintenancePageAt("/", { flagEnabled: true, variables: own })).toEqual({
      title: { en: "Back at noon", es: "Back at noon" },
      message: { en: "Moving house.", es: "Moving house." },
      showsDashboardLink: true,
      endsAt: null,
    });
  });

  it("says in each language what the lender wrote in it, and when it ends", () => {
    const own = {
      routes: ["*"],
      pageTitle: "Moving house",
      pageTitleEs: "Nos mudamos",
      message: "We move.",
      messageEs: "Nos mudamos hoy.",
      endsAt: "2026-11-26T20:00:00Z",
    };
    expect(maintenancePageAt("/", maintenanceFlagOf({ flagEnabled: true, variables: own }))).toEqual({
      title: { en: "Moving house", es: "Nos mudamos" },
      message: { en: "We move.", es: "Nos mudamos hoy." },
      showsDashboardLink: false,
      endsAt: "2026-11-26T20:00:00Z",
    });
  });

  it.each([
    ["*", true],
    ["/", true],
    ["/register", true],
    ["/:uuid", true],
    ["/:uuid/signing", true],
    [path, true],
    ["/regster", false],
    ["/account/heloc/register", false],
    ["/:uuid/singing", false],
    ["/register/", false],
  ])("is told of an address that no page has: %s", (listed, known) => {
    expect(closesAnyPage(listed)).toBe(known);
  });

  it("is not shown while the flag is off or absent", () => {
    expect(maintenancePageAt("/", { flagEnabled: false, variables: { routes: ["*"] } })).toBeNull();
    expect(maintenancePageAt("/", null)).toBeNull();
  });
});
