import { describe, expect, it } from "vitest";
import { blankSocial, type SocialValues, socialResolver, toCheck } from "./social-values.ts";

const check = async (values: SocialValues) =>
  (await socialResolver()(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;

const former = { street1: "2210 Winding Ridge Road", street2: "", city: "Charlotte", state: "NC", zip: "28205" };

describe("the number for the bureau", () => {
  it("is asked for, and must be one that can exist", async () => {
    expect((await check(blankSocial)).ssn?.message).toBe("ssn-required");
    expect((await check({ ...blankSocial, ssn: "900123456" })).ssn?.message).toBe("ssn-itin");
    expect(await check({ ...blankSocial, ssn: "799020002" })).toEqual({});
  });

  it("goes with a former address only when one has moved", async () => {
    expect(toCheck({ ssn: "799020002", hasMoved: false, formerAddress: former })).toEqual({ ssn: "799020002" });
    expect(toCheck({ ssn: "799020002", hasMoved: true, formerAddress: former })).toMatchObject({
      formerAddress: { street1: "2210 Winding Ridge Road", street2: null },
    });
    const missing = await check({ ...blankSocial, ssn: "799020002", hasMoved: true });
    expect(missing.formerAddress?.street1?.message).toBe("street1-required");
  });
});
