import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { notary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import {
  approveProposal,
  checkSetting,
  lenderSetting,
  proposeSetting,
  withdrawProposal,
} from "@gable/contract/calls/organisations-settings.ts";
import { lenderLog } from "@gable/contract/calls/staff-audit.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { instantOfWallTime } from "@gable/domain/calendar/zoned-time.ts";
import type { ClosingOffice } from "@gable/domain/organisations/closing-office.ts";
import type { NotaryVisit } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { deedInput } from "../notary/draw-deed.ts";

const withTrustees = (deedTrustees: object[]) => ({
  subject: "offices" as const,
  value: { closingOffices: [], deedTrustees } as never,
});

/** The same application, of a home in another state. */
const movedTo = (state: string, facts: Facts): Facts => ({
  ...facts,
  ...(facts.property?.outcome === "FOUND" && {
    property: {
      ...facts.property,
      parcels: facts.property.parcels.map((parcel) => ({ ...parcel, address: { ...parcel.address, state } })),
    },
  }),
});

describe("the offices at which a Texas homestead is closed", () => {
  let product: TestProduct;
  let first: OpenStaff;
  let second: OpenStaff;
  let processor: OpenStaff;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    first = await openStaff(product, "administrator");
    second = await openStaff(product, "administrator");
    processor = await openStaff(product, "processor");
    walked = await walkIn(product, { persona: "texas-bpo", orgCode: "gable", until: "FINAL_OFFER" });
  });
  afterAll(() => product.close());

  const listed = async () => {
    const { latest } = await first.client.send(lenderSetting, { params: { subject: "offices" } });
    return latest["closingOffices"] as unknown as ClosingOffice[];
  };
  const set = async (closingOffices: readonly ClosingOffice[], effectiveOn: string | null = null) => {
    const { uuid } = await first.client.send(proposeSetting, {
      body: {
        subject: "offices",
        value: { closingOffices } as never,
        effectiveOn,
        reason: "The lease has ended",
      },
    });
    await second.client.send(approveProposal, { params: { proposal: uuid } });
    return uuid;
  };
  const check = (closingOffices: object[]) =>
    first.client.send(checkSetting, { body: { subject: "offices", value: { closingOffices } as never } });
  const offered = async () => {
    const { offices } = await walked.client.send(notary, { params: { uuid: walked.uuid } });
    return offices.map(({ name }) => name);
  };
  const waits = async () => {
    const { queues } = await processor.client.send(loanFile, { params: { uuid: walked.uuid } });
    return queues.some(({ queue }) => queue === "closing-office");
  };
  const book = (office: ClosingOffice, startsAt = "2030-01-07T16:00:00.000Z") => {
    const visit: NotaryVisit = {
      place: { type: office.placeType, address: office.address },
      windows: [],
      language: "en",
      requestedAt: "2026-11-20T18:00:00.000Z",
      arrivalCode: "K7QM2XRV9TBD",
      state: "CONFIRMED",
      startsAt,
    };
    return product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, walked.uuid, { kind: "system" }, () => ({
        event: "known",
        facts: { notaryVisit: visit },
      })),
    );
  };

  it("are added and corrected by two administrators, offered to borrowers, and kept in the lender's log", async () => {
    const [one, ...others] = await listed();
    if (!one) throw new Error("the lender lists no office");
    const added: ClosingOffice = {
      placeType: "attorney-office",
      name: "Okafor & Lindqvist, Plano",
      address: { street1: "500 Legacy Drive", street2: null, city: "Plano", state: "TX", zip: "75024" },
    };
    await set([{ ...one, name: "First Meridian Title, Dallas North" }, ...others, added]);
    expect(await offered()).toEqual(expect.arrayContaining([added.name, "First Meridian Title, Dallas North"]));
    const { events } = await first.client.send(lenderLog, { query: {} });
    expect(events.some(({ detail }) => detail["subject"] === "offices")).toBe(true);
  });

  it("stand in the list once each, with a whole address", async () => {
    const [one, ...others] = await listed();
    await expect(check([...others, one ?? {}, one ?? {}])).rejects.toMatchObject({
      problem: { fields: { [`value.closingOffices.${others.length + 1}.address.street1`]: ["office-twice"] } },
    });
    const unplaced = { ...one, address: { ...one?.address, zip: "752" } };
    await expect(check([unplaced])).rejects.toMatchObject({
      problem: { fields: { "value.closingOffices.0.address.zip": ["zip-invalid"] } },
    });
  });

  it("leave what is booked at a closed one to staff, who free it for another", async () => {
    const [one, ...others] = await listed();
    if (!one) throw new Error("the lender lists no office");
    await book(one);
    expect(await waits()).toBe(false);
    await set(others);
    expect([await waits(), (await offered()).includes(one.name)]).toEqual([true, false]);
    await set([one, ...others]);
    expect(await waits()).toBe(false);
    await set(others);
    await processor.client.send(actOnFile, { params: { uuid: walked.uuid }, body: { act: "free-office-visit" } });
    expect(await waits()).toBe(false);
    const { visit } = await walked.client.send(notary, { params: { uuid: walked.uuid } });
    expect(visit).toMatchObject({ state: "FAILED", reason: "office-closed" });
    const again = processor.client.send(actOnFile, {
      params: { uuid: walked.uuid },
      body: { act: "free-office-visit" },
    });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it("are open until the day from which they are not listed: for what is booked, and for who books", async () => {
    const [one, ...others] = await listed();
    if (!one) throw new Error("the lender lists no office");
    const { officeBooking } = await processor.client.send(loanFile, { params: { uuid: walked.uuid } });
    const { timeZone = "", firstDay } = officeBooking ?? {};
    const closes = addDays(firstDay ?? "", 4);
    const noonOf = (day: string) => instantOfWallTime(day, "12:00", timeZone);
    const ask = (day: string) =>
      walked.client.send(requestNotaryVisit, {
        params: { uuid: walked.uuid },
        body: {
          placeType: one.placeType,
          address: one.address,
          windows: [{ from: noonOf(day), to: instantOfWallTime(day, "14:00", timeZone) }],
          language: "en",
          acceptedFee: 0,
        },
      });

    const closing = await set(others, closes);
    await expect(ask(closes)).rejects.toMatchObject({
      problem: { fields: { "windows.0.from": ["office-closed-then"] } },
    });
    await ask(addDays(closes, -1));
    await until(
      () => walked.client.send(notary, { params: { uuid: walked.uuid } }),
      ({ visit }) => visit?.state !== "REQUESTED",
    );
    await second.client.send(withdrawProposal, { params: { proposal: closing } });

    for (const [day, isMarked] of [
      [addDays(closes, -1), false],
      [closes, true],
    ] as const) {
      await book(one, noonOf(day));
      const proposal = await set(others, closes);
      expect(await waits()).toBe(isMarked);
      await second.client.send(withdrawProposal, { params: { proposal } });
      expect(await waits()).toBe(false);
    }
  });

  it("has the trustee in its deed whom the lender names for the state", async () => {
    const address = { street1: "1 Trust Row", street2: null, city: "Austin", state: "TX", zip: "78701" };
    const named = { state: "TX", name: "Lone Star Trustees", address };
    await expect(first.client.send(checkSetting, { body: withTrustees([named, named]) })).rejects.toMatchObject({
      problem: { fields: { "value.deedTrustees.1.state": ["state-twice"] } },
    });
    const { uuid } = await first.client.send(proposeSetting, {
      body: { ...withTrustees([named]), effectiveOn: null, reason: "Our counsel asks for it" },
    });
    await second.client.send(approveProposal, { params: { proposal: uuid } });
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid);
    expect(deedInput(product.ctx, file, product.ctx.clock.now())).toMatchObject({
      trustee: { name: "Lone Star Trustees", address },
    });
    const inUtah = { ...file, facts: movedTo("UT", file.facts) };
    expect(deedInput(product.ctx, inUtah, product.ctx.clock.now()).trustee?.name).toBe("Gable Home Lending, LLC");
  });
});
