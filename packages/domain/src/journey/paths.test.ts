import { describe, expect, it } from "vitest";
import { matchRoute } from "./match-route.ts";
import { onHost, paths } from "./paths.ts";
import { routeNames, routes } from "./routes.ts";

const uuid = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03";

describe("paths", () => {
  it("are built from the route table", () => {
    expect(paths.register()).toBe("/register");
    expect(paths.incomeReview(uuid)).toBe(`/${uuid}/income/review`);
    expect(paths.incomeUpload(uuid, "MANUAL_PAYSTUB")).toBe(`/${uuid}/income/upload/MANUAL_PAYSTUB`);
    expect(onHost(paths.complete(uuid))).toBe(`/account/heloc/${uuid}/complete`);
    expect(onHost(paths.root())).toBe("/account/heloc");
  });

  it("cannot be built without the application, and cannot be broken out of", () => {
    expect(() => paths.identity("")).toThrow("needs a value for uuid");
    expect(paths.incomeLink(uuid, "../../etc?x=1")).toBe(`/${uuid}/income/link/..%2F..%2Fetc%3Fx%3D1`);
  });

  it("are recognised again, each as its own route", () => {
    for (const route of routeNames) {
      const path = routes[route].path.replace(":uuid", uuid).replace(":type", "PAYROLL");
      expect(matchRoute(path)?.route).toBe(route);
    }
  });

  it("carry the application and the kind of income", () => {
    expect(matchRoute(`/${uuid}/income/link/PAYROLL`)).toEqual({ route: "incomeLink", uuid, type: "PAYROLL" });
    expect(matchRoute("/register")).toEqual({ route: "register", uuid: null, type: null });
  });

  it.each(["/not-a-uuid", "/not-a-uuid/identity", `/${uuid}/nowhere`, "/heloc-signer", "/nowhere"])(
    "do not include %s",
    (path) => {
      expect(matchRoute(path)).toBeNull();
    },
  );
});
