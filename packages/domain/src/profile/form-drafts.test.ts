import { describe, expect, it } from "vitest";
import { AssetType } from "../income/asset-depletion.ts";
import { DraftKey, draftFormOf, formDrafts, keptFields } from "./form-drafts.ts";

const CONDITION = "5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11";

describe("what is kept of a form before it is sent", () => {
  it("is never what only the person may know, nor an act in itself", () => {
    const kept = new Set(Object.values(formDrafts).flatMap((names) => names.map((name) => name.split(".").at(-1))));
    const secrets = [
      "ssn",
      "pin",
      "password",
      "accountNumber",
      "accountAgain",
      "code",
      "consent",
      "agreed",
      "everybody",
      "ethnicity",
      "race",
      "sex",
    ];
    expect(secrets.filter((name) => kept.has(name))).toEqual([]);
  });

  it("is what its fields hold, and nothing else that is handed in", () => {
    const handedIn = { phone: "916", ssn: "900123456", consent: true, purpose: undefined, constructor: "x" };
    expect(keptFields("contact", handedIn)).toEqual({ phone: "916" });
  });

  it("has every kind of savings", () => {
    expect(formDrafts.assets.toSorted()).toEqual(AssetType.options.toSorted());
  });

  it.each([
    ["liens", "liens"],
    [`condition-message:${CONDITION}`, "condition-message"],
  ])("is found by its key %s", (key, form) => {
    expect(draftFormOf(key)).toBe(form);
    expect(DraftKey.safeParse(key).success).toBe(true);
  });

  it.each(["", "constructor", "password", "liens:", "liens:../..", `${CONDITION}:liens`])(
    "is not kept under %j",
    (key) => {
      expect(DraftKey.safeParse(key).success).toBe(false);
    },
  );
});
