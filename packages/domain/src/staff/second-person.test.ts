import { describe, expect, it } from "vitest";
import type { StaffRole } from "./roles.ts";
import { type LetIn, whyNotSecond } from "./second-person.ts";

const roles: Readonly<Record<string, StaffRole>> = {
  ana: "administrator",
  ben: "administrator",
  pia: "processor",
  uma: "underwriter",
  ugo: "underwriter",
  noa: "notary",
  old: "processor",
};
const colleagues = new Map(
  Object.entries(roles).map(([uuid, role]) => [uuid, { uuid, role, hasLeft: uuid === "old" }]),
);
const let_ = (by: string, ...members: readonly string[]): LetIn[] => members.map((member) => ({ by, member }));

const why = (first: string, second: string, letIn: readonly LetIn[] = [], isMoney = true) =>
  whyNotSecond({ colleagues, letIn }, { by: first, did: "prepare-release", isMoney }, second);

describe("the second of two people", () => {
  it("is anybody else, as long as the first is still there in a role that includes it", () => {
    expect(why("pia", "uma")).toBeUndefined();
    expect(why("pia", "pia")).toBe("second-person");
    for (const gone of ["old", "noa", "nobody-of-ours"]) expect(why(gone, "uma")).toBe("first-gone");
  });

  it.each([
    ["let in both", let_("ana", "pia", "uma")],
    ["let in one, and is let in by who let in the other", [...let_("ana", "pia"), ...let_("ben", "ana", "uma")]],
    ["is the first, and let in the second", let_("pia", "uma")],
    ["is the second, and let in the first", let_("uma", "pia")],
    ["let in one of them, whom another let in as well", [...let_("ana", "pia", "uma"), ...let_("ben", "pia")]],
    ["let in both, in a ring", [...let_("ana", "pia", "ben"), ...let_("ben", "uma", "ana")]],
  ])("is for money nobody behind whom the same person may be: one who %s", (_name, letIn) => {
    expect(why("pia", "uma", letIn)).toBe("let-in-by-one");
    expect(why("pia", "ugo", letIn)).toBeUndefined();
    expect(why("pia", "uma", letIn, false)).toBeUndefined();
  });

  it("may be let in by another administrator than the first was, or by the same one while the first has long been there", () => {
    expect(why("pia", "uma", [...let_("ana", "pia"), ...let_("ben", "uma")])).toBeUndefined();
    expect(why("pia", "uma", let_("ana", "uma"))).toBeUndefined();
  });
});
