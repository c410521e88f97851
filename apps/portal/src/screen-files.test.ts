import { type RouteName, routeNames } from "@gable/domain/journey/routes.ts";
import { describe, expect, it } from "vitest";
import { screenFileOf } from "./screen-files.ts";

describe("the file of a screen", () => {
  it.each<[RouteName, string | null]>([
    ["incomeReview", "./application/income/review.tsx"],
    ["incomeLink", "./application/income/link.tsx"],
    ["liens", "./application/liens.tsx"],
    ["conditions", "./application/conditions.tsx"],
    ["conditionsUploadDocument", "./application/conditions/upload-document.tsx"],
    ["reviewSigndocs", "./application/error/timeout.tsx"],
    ["signerConditionsIdentity", "./signer/conditions/identity.tsx"],
    ["register", "./register/index.tsx"],
    ["registerSupport", "./register/support.tsx"],
    ["bankLinkReturn", "./register/bank-link-oauth-success.tsx"],
    ["comingSoon", "./account/coming-soon.tsx"],
    ["applicationIndex", null],
    ["root", null],
  ])("of %s is %s", (route, file) => {
    expect(screenFileOf(route)).toBe(file);
  });

  it("is shared by two routes only where one shows the screen of another", () => {
    const files = routeNames.map(screenFileOf).filter((file) => file !== null);
    const shared = files.filter((file, index) => files.indexOf(file) !== index);
    expect(new Set(shared)).toEqual(new Set(["./application/error/timeout.tsx"]));
  });

  it("is there for every address but the signers' own and those that only lead on", () => {
    const files = new Set(Object.keys(import.meta.glob(["./{application,register,account}/**/*.tsx", "!**/parts/**"])));
    const without = routeNames.filter((route) => {
      const file = screenFileOf(route);
      return file !== null && !file.startsWith("./signer/") && !files.has(file);
    });
    expect(without).toEqual([]);
  });
});
