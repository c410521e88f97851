import { describe, expect, it } from "vitest";
import { LeadEntry, leadErasedOn, nextOfLead } from "./leads.ts";

describe("a lead", () => {
  const now = "2026-11-25T12:00:00.000Z";
  const next = (status: Parameters<typeof nextOfLead>[0]["status"], invitedUntil: string | null = null) =>
    nextOfLead({ status, invitedUntil }, now);

  it("is called, then invited, then waited for until the link ends", () => {
    expect(next("new")).toBe("call");
    // Who left an address and asked for no call is not called.
    expect(nextOfLead({ status: "new", invitedUntil: null, asked: { wantsCall: false } }, now)).toBe("write");
    expect(nextOfLead({ status: "new", invitedUntil: null, asked: { wantsCall: true } }, now)).toBe("call");
    expect(next("contacted")).toBe("invite");
    expect(next("invited", "2026-11-25T12:00:00.001Z")).toBeNull();
    expect(next("invited", "2026-11-25T12:00:00.000Z")).toBe("invite-again");
    // Its link was opened and filled in: that it did not go on is a reason to ask.
    expect(next("invited")).toBe("invite-again");
    expect([next("started"), next("lost")]).toEqual([null, null]);
  });

  it("is deleted a year after the last was heard, and a month after it began or came to nothing", () => {
    expect(leadErasedOn("invited", "2026-11-25")).toBe("2027-11-25");
    expect(leadErasedOn("started", "2026-11-25")).toBe("2026-12-25");
    expect(leadErasedOn("lost", "2026-11-25")).toBe("2026-12-25");
  });

  it("is not written down without how the person agreed, nor without an address to write to", () => {
    const person = {
      name: { firstName: "Ada", lastName: "Sorensen" },
      email: "Ada@Example.com",
      phone: null,
      home: null,
      language: "es",
      note: "",
      consent: "By phone, today",
    };
    expect(LeadEntry.parse(person)).toMatchObject({ email: "ada@example.com", name: { lastName: "Sorensen" } });
    const codes = (change: object) =>
      LeadEntry.safeParse({ ...person, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(codes({ consent: "  " })).toEqual([["consent", "required"]]);
    expect(codes({ email: "" })).toEqual([["email", "required"]]);
    expect(codes({ phone: "12" })).toEqual([["phone", "phone-invalid"]]);
  });
});
