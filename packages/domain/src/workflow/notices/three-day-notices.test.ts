import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { creditorDays, defaultCreditorCalendar } from "../../calendar/creditor-days.ts";
import { addDays, daysBetween } from "../../calendar/local-date.ts";
import { localDateAt, startOfDay } from "../../calendar/zoned-time.ts";
import { queuesOf } from "../../pipeline/queues-of.ts";
import { deadlinesOf } from "../deadlines/deadlines.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { factsWhenDue } from "../deadlines/facts-when-due.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { confirmed, loanFile } from "../testing/loan-file.ts";
import { noticeDeadlines } from "./three-day-notices.ts";

const PACIFIC = "America/Los_Angeles";
const friday = "2026-11-20T18:00:00.000Z";

const delivered = (documentKind: string) => ({ documentKind, version: "1", sha256: "0", deliveredAt: friday });
const dueOf = (file: LoanFile) => dueInstantsOf(file).find(({ kind }) => kind === "notice-due");
const isQueued = (file: LoanFile) => queuesOf(file).some(({ queue }) => queue === "notices");
const fired = (file: LoanFile, at: string): LoanFile => ({
  ...file,
  facts: { ...file.facts, ...factsWhenDue["notice-due"](file, at).facts } as Facts,
});

describe("the list of counsellors", () => {
  it("is due on the third of the lender's business days, in every season and over every year's end", () => {
    fc.assert(
      fc.property(fc.nat(4 * 365 * 24 * 60), fc.uniqueArray(fc.nat(9), { maxLength: 4 }), (minutes, closed) => {
        const receivedAt = Temporal.Instant.from("2026-01-01T00:00:00Z").add({ minutes }).toString();
        const received = localDateAt(receivedAt, PACIFIC);
        const calendar = { ...defaultCreditorCalendar, closures: closed.map((days) => addDays(received, days)) };
        const [list, ...others] = noticeDeadlines(loanFile({ receivedAt, creditorCalendar: calendar }));
        expect(others).toEqual([]);
        const by = list?.by ?? "";
        const passed = Array.from({ length: daysBetween(received, by) }, (_, day) => addDays(received, day + 1));
        expect(passed.filter(creditorDays(calendar))).toHaveLength(3);
        expect(creditorDays(calendar)(by)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("is told to staff on the morning of its last day, once, until it is out", () => {
    const file = loanFile({ receivedAt: friday });
    // Friday, then Monday and Tuesday, and Wednesday before Thanksgiving.
    expect(noticeDeadlines(file)).toEqual([{ kind: "COUNSELLOR_LIST", by: "2026-11-25" }]);
    const due = dueOf(file);
    expect(due?.at).toBe(startOfDay("2026-11-25", PACIFIC));
    expect(isQueued(file)).toBe(false);
    const told = fired(file, due?.at ?? "");
    expect([isQueued(told), dueOf(told)]).toEqual([true, undefined]);
    const out = {
      ...told,
      facts: { ...told.facts, deliveries: [...told.facts.deliveries, delivered("COUNSELLOR_LIST")] },
    };
    expect([isQueued(out), dueOf(out), deadlinesOf(out).map(({ deadline }) => deadline)]).toEqual([
      false,
      undefined,
      expect.not.arrayContaining(["counsellor-list"]) as string[],
    ]);
  });

  it("that goes by post is out when it is posted", () => {
    const file = loanFile({ receivedAt: friday, onPaper: { at: "2026-11-20T17:00:00.000Z" } });
    const letter = { ...delivered("COUNSELLOR_LIST"), documentUuid: "letter" };
    const written = { ...file, facts: { ...file.facts, deliveries: [letter] } };
    expect(noticeDeadlines(written)).toHaveLength(1);
    const posted = { ...letter, posted: { on: "2026-11-23", by: "staff", at: friday } };
    expect(noticeDeadlines({ ...file, facts: { ...file.facts, deliveries: [posted] } })).toEqual([]);
  });

  it("is due of nobody whose application has ended, or near whom no counsellor is", () => {
    const at = "2026-11-21T18:00:00.000Z";
    expect(noticeDeadlines(loanFile({ withdrawn: { at } }))).toEqual([]);
    expect(noticeDeadlines(loanFile({ lapsedAt: at }))).toEqual([]);
    const nobody = { zip: "95831", listedOn: "2026-11-20", agencies: [], at };
    expect(noticeDeadlines(loanFile({ counsellors: nobody }))).toEqual([]);
  });
});

describe("the right to copies of valuations", () => {
  it("is told within three business days of when a first lien was known, not of the application", () => {
    const deliveries = [delivered("COUNSELLOR_LIST")];
    const known = loanFile({ deliveries, liens: confirmed([], "2026-12-23T20:00:00.000Z") });
    // Christmas, and the weekend after it.
    expect(noticeDeadlines(known)).toEqual([{ kind: "RIGHT_TO_RECEIVE_VALUATION", by: "2026-12-29" }]);
    expect(noticeDeadlines(loanFile({ deliveries }))).toEqual([]);
  });
});
