import { describe, expect, it } from "vitest";
import { pipelineRow } from "../../pipeline/pipeline-row.ts";
import { queuesOf } from "../../pipeline/queues-of.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { type Facts, type LoanFile, noFacts } from "../facts/facts.ts";
import { endOfSigned, unwindBy } from "./unwinding.ts";

const at = "2026-11-20T18:00:00.000Z";
const signed = { closingSignedAt: "2026-11-18T18:00:00.000Z" };
const fileWith = (facts: Partial<Facts>): LoanFile => ({
  uuid: "",
  orgCode: "",
  identityUuid: "",
  loanNumber: "",
  createdAt: at,
  facts: { ...noFacts, ...facts },
});

describe("a line that ends after it was signed", () => {
  it.each([
    ["RESCINDED", { rescinded: { by: "", at } }],
    ["WITHDRAWN", { withdrawn: { at } }],
    ["OTHER_OWNER", { coDeedCancelled: { signer: "", why: "declined", at } }],
  ] as const)("is unwound within twenty days, by staff who see it: %s", (cause, end) => {
    const file = fileWith({ ...signed, ...end });
    expect(endOfSigned(file.facts)).toEqual({ cause, at });
    expect(unwindBy(file.facts)).toBe("2026-12-10");
    expect(queuesOf(file)).toEqual([{ queue: "unwinding", since: at, move: "staff" }]);
    expect(pipelineRow(file)).toMatchObject({ standing: "CANCELLED", waitsFor: "STAFF" });
    expect(dueInstantsOf(file)).toEqual([{ kind: "unwinding-due", at: "2026-12-05T05:00:00Z" }]);
  });

  it.each([
    ["2026-11-16", "2026-12-06"],
    ["2026-11-20", "2026-12-10"],
    [undefined, "2026-12-10"],
  ])("has its twenty days from the day on which a letter came (%s), however late that was written down", (came, by) => {
    const recorded = { by: "", how: "POST", on: "2026-11-13", note: "", ...(came && { came }) } as const;
    expect(unwindBy(fileWith({ ...signed, rescinded: { by: "", at, recorded } }).facts)).toBe(by);
    // What else ends a line ends it when it does.
    expect(unwindBy(fileWith({ ...signed, withdrawn: { at } }).facts)).toBe("2026-12-10");
  });

  it("asks nobody for anything once it is unwound", () => {
    const file = fileWith({ ...signed, withdrawn: { at }, unwound: { by: "", at, returned: 0, claim: "RELEASED" } });
    expect(queuesOf(file)).toEqual([]);
    expect(dueInstantsOf(file)).toEqual([]);
  });

  it("is to unwind again once the county records a deed that was said never to be, since then", () => {
    const recordedAt = "2026-11-25T18:00:00.000Z";
    const done = { by: "", at: "2026-11-22T18:00:00.000Z", returned: 18_000 };
    const recording = { method: "electronic", status: "RECORDED", submittedAt: at, recordedAt } as const;
    const ended = (claim: "NEVER_RECORDED" | "RELEASED", deed: Partial<Facts>) =>
      fileWith({ ...signed, withdrawn: { at }, unwound: { ...done, claim }, ...deed });
    expect(queuesOf(ended("NEVER_RECORDED", { recording }))).toEqual([
      { queue: "unwinding", since: recordedAt, move: "staff" },
    ]);
    expect(queuesOf(ended("RELEASED", { recording }))).toEqual([]);
    expect(queuesOf(ended("NEVER_RECORDED", { recording: { ...recording, status: "SUBMITTED" } }))).toEqual([]);
  });

  it("is nothing to unwind where nothing was signed", () => {
    const file = fileWith({ withdrawn: { at } });
    expect(queuesOf(file)).toEqual([]);
    expect(unwindBy(file.facts)).toBeUndefined();
  });
});
