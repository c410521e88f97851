import { describe, expect, it } from "vitest";
import { staffRoleNames } from "./roles.ts";
import { mayAct, permissionFor, StaffAct, type StaffActName } from "./staff-acts.ts";

const acts = Object.keys(permissionFor) as StaffActName[];

describe("what staff may do", () => {
  it("is said for every act that there is", () => {
    const named = StaffAct.options.map((option) => option.shape.act.value);
    expect(acts.toSorted()).toEqual(named.toSorted());
  });

  it.each(["auditor", "loan-officer", "support-agent"] as const)("is nothing for a %s", (role) => {
    expect(acts.filter((act) => mayAct(role, act))).toEqual([]);
  });

  it("is for an administrator what the register alone says of an application, which decides nothing", () => {
    expect(acts.filter((act) => mayAct("administrator", act))).toEqual(["correct-census-place", "record-sale"]);
  });

  it("keeps what bears on credit to underwriters", () => {
    for (const act of [
      "accept-delinquency",
      "accept-home-condition",
      "settle-other-application",
      "clear-watchlist",
      "find-watchlist-match",
      "agree-to-watchlist-match",
      "decline",
    ] as const) {
      expect(staffRoleNames.filter((role) => mayAct(role, act))).toEqual(["underwriter"]);
    }
  });
});
