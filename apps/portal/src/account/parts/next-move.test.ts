import { isLendersMove } from "@gable/domain/journey/lenders-move.ts";
import { stepNames } from "@gable/domain/journey/steps.ts";
import { describe, expect, it } from "vitest";
import { isPast, moveAt, nextMove } from "./next-move.ts";

const plain = {
  step: null,
  waitsForOthers: false,
  signersInNeed: [],
  officeDayOwed: false,
  isWithCreditDesk: false,
  isValueWithStaff: false,
  asked: [],
};
const asked = [
  {
    uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST" as const,
    holdsMoney: true,
  },
];

describe("the next move of an application", () => {
  it.each(stepNames.filter((step) => !isPast(step)))("is whose it is by the journey's tables: %s", (step) => {
    expect(moveAt(step).mover).toBe(isLendersMove(step) ? "us" : "you");
  });

  it("is the borrower's own where the bureau may still be asked", () => {
    expect(nextMove({ ...plain, step: "CREDIT_NO_MATCH" })).toMatchObject({
      mover: "you",
      what: { en: "Help us find your credit file" },
    });
  });

  it("is the lender's once every try is used up", () => {
    for (const step of ["CREDIT_NO_MATCH", "SOFT_CREDIT_LOCKED_OR_FROZEN", null])
      expect(nextMove({ ...plain, step, isWithCreditDesk: true })).toMatchObject({
        mover: "us",
        what: { en: "We look for your credit file" },
      });
  });

  it("is the lender's where nobody who was sent could value the home, and the borrower's to say how it can be seen", () => {
    const step = "BPO_ORDER_REQUEST";
    expect(nextMove({ ...plain, step, isValueWithStaff: true })).toMatchObject({
      mover: "us",
      what: { en: "We look for another way to value your home" },
    });
    expect(nextMove({ ...plain, step, isValueWithStaff: true, asked })).toMatchObject({
      what: { en: "Send us what we asked for" },
    });
    expect(nextMove({ ...plain, step })).toMatchObject({
      mover: "you",
      what: { en: "Let somebody look at your home" },
    });
  });

  it("is to send what is asked, where the way itself has no step", () => {
    expect(nextMove({ ...plain, asked })).toMatchObject({ mover: "you", what: { en: "Send us what we asked for" } });
    expect(nextMove({ ...plain, asked, step: "HMDA" })).toMatchObject({
      what: { en: "Answer a few optional questions" },
    });
  });

  it.each([
    ["INVITE", "Invite Theo and Ana to sign", "Invite a Theo y Ana a firmar"],
    ["RENEW", "Send Theo and Ana another invitation", "Envíe otra invitación a Theo y Ana"],
    ["READDRESS", "Tell us where we reach Theo and Ana", "Díganos cómo contactar a Theo y Ana"],
    ["TALK", "Talk with Theo and Ana about signing", "Hable con Theo y Ana sobre la firma"],
  ] as const)("names who else must sign and what they need: %s", (need, en, es) => {
    const signersInNeed = [
      { calledName: "Theo", need, endsAt: null },
      { calledName: "Walter", need: need === "TALK" ? ("INVITE" as const) : ("TALK" as const), endsAt: null },
      { calledName: "Ana", need, endsAt: null },
    ];
    const move = { mover: "you", what: { en, es } };
    expect(nextMove({ ...plain, signersInNeed, step: "CO_DEED_REQ" })).toMatchObject(move);
    expect(nextMove({ ...plain, signersInNeed, step: "INCOME_VERIFICATION" })).toMatchObject({
      what: { en: "Confirm your income" },
    });
  });

  it("is to choose another time at the office where somebody has still to sign there, once everybody can come", () => {
    const owed = { ...plain, officeDayOwed: true, step: "CO_DEED_REQ" };
    expect(nextMove(owed)).toMatchObject({ mover: "you", what: { en: "Choose another time at the office" } });
    const signersInNeed = [{ calledName: "Ramiro", need: "TALK" as const, endsAt: null }];
    expect(nextMove({ ...owed, signersInNeed })).toMatchObject({ what: { en: "Talk with Ramiro about signing" } });
  });

  it("is to send what money waits for, where nothing else is the borrower's", () => {
    const waits = { mover: "you", isBeside: true, what: { en: "Send us what we asked for" } };
    for (const step of ["FUNDABLE", "RESCISSION", "RECORDING"])
      expect(nextMove({ ...plain, asked, step })).toMatchObject(waits);
    expect(nextMove({ ...plain, asked, step: "CO_DEED_REQ", waitsForOthers: true })).toMatchObject(waits);
    const beside = asked.map((request) => ({ ...request, holdsMoney: false }));
    expect(nextMove({ ...plain, asked: beside, step: "FUNDABLE" })).toMatchObject({
      mover: "us",
      what: { en: "We get your money ready" },
    });
    expect(nextMove({ ...plain, asked, step: "COMPLETE" })).toMatchObject({ what: { en: "Your line is open" } });
  });
});
