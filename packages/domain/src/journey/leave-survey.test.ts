import { describe, expect, it } from "vitest";
import { leaveSurveyRoutes, offersLeaveSurvey } from "./leave-survey.ts";
import { routes } from "./routes.ts";

const fresh = { isEnabled: true, wasTriggered: false, wasDisabled: false };

describe("the leave survey", () => {
  it("is offered on the four specified routes", () => {
    expect(leaveSurveyRoutes.map((route) => routes[route].path)).toEqual([
      "/:uuid/liens",
      "/:uuid/product/select",
      "/:uuid/identity",
      "/:uuid/signing/sign",
    ]);
    expect(offersLeaveSurvey("liens", fresh)).toBe(true);
    expect(offersLeaveSurvey("signingIntro", fresh)).toBe(false);
  });

  it.each([{ isEnabled: false }, { wasTriggered: true }, { wasDisabled: true }])("is not offered with %o", (change) => {
    expect(offersLeaveSurvey("liens", { ...fresh, ...change })).toBe(false);
  });
});
