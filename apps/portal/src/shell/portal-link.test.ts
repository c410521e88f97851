import { describe, expect, it } from "vitest";
import { isOwnPath } from "./portal-link.tsx";

describe("which links stay in the portal", () => {
  it.each(["/account/heloc", "/account/heloc/register?step=name", "/dashboard/settings", "/auth/login?redirectUrl=x"])(
    "%s does",
    (path) => expect(isOwnPath(path)).toBe(true),
  );

  it.each(["/docs", "/dashboards", "/service-profile/api/v1/profile", "/exchange", "https://example.com/dashboard"])(
    "%s does not",
    (path) => expect(isOwnPath(path)).toBe(false),
  );
});
