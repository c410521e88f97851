import { feature, featureDecision } from "@gable/contract/calls/experiments.ts";
import {
  approveProposal,
  checkSetting,
  lenderSetting,
  lenderSettings,
  proposeSetting,
  refuseProposal,
  settingProposal,
  withdrawProposal,
} from "@gable/contract/calls/organisations-settings.ts";
import { lenderLog } from "@gable/contract/calls/staff-audit.ts";
import { changeMember, deactivateMember, inviteMember, reactivateMember } from "@gable/contract/calls/staff-members.ts";
import type { CallFailed } from "@gable/contract/problem.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { instantOfWallTime, startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGround } from "../../ground.ts";
import { openServer } from "../../open-server.ts";
import { type Replay, replayDecisions } from "../underwriting/replay-decisions.ts";
import { findBrokenLenderEvent } from "./lender-log.ts";
import { todayOf } from "./proposals.ts";

type Value = Record<string, never>;

const refused = (code: string, status = 409) => ({ status, problem: expect.objectContaining({ code }) as object });

const isSecondTo = async (proposal: string, who: OpenStaff) =>
  (await who.client.send(settingProposal, { params: { proposal } })).isSecond;

describe("what a lender has set", () => {
  let product: TestProduct;
  let ruth: OpenStaff;
  let vera: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
  });
  afterAll(() => product.close());

  const today = () => todayOf(product.ctx.clock.now());
  const setting = (subject: SettingSubject, who = ruth) => who.client.send(lenderSetting, { params: { subject } });
  const propose = (subject: SettingSubject, value: object, effectiveOn: string | null = null, who = ruth) =>
    who.client.send(proposeSetting, {
      body: { subject, value: value as Value, effectiveOn, reason: "The market moved" },
    });
  const approve = (proposal: string, who = vera) => who.client.send(approveProposal, { params: { proposal } });
  const callOff = (proposal: string) => ruth.client.send(withdrawProposal, { params: { proposal } });
  const check = (subject: SettingSubject, value: object) =>
    ruth.client.send(checkSetting, { body: { subject, value: value as Value } });
  /** Another process of the same database. */
  const other = async () => {
    const { config, ctx } = product;
    const ground = await openGround({ ...config, role: "api" }, { database: ctx.database });
    const server = await openServer(ground);
    return {
      ctx: server.ctx,
      close: async () => {
        await server.close();
        await ground.close();
      },
    };
  };
  const askSurvey = () =>
    createBorrowerClient(product.url, "gable").send(feature, {
      params: { context: "external" },
      body: { featureKey: "fe-leave-survey", optimizeUser: {} },
    });
  /** A change of one subject, made from its present value and approved at once. */
  async function set(subject: SettingSubject, changed: (value: Record<string, unknown>) => object, on?: string) {
    const { uuid } = await propose(subject, changed((await setting(subject)).latest), on ?? null);
    return approve(uuid);
  }
  const overlay = () => product.ctx.policies.on("gable", today()).overlayPercent;

  it("is changed by two people: one proposes, another approves, and nobody approves their own", async () => {
    const { latest } = await setting("rates");
    const { uuid, number, state } = await propose("rates", { ...latest, overlayPercent: "0.25" });
    expect(state).toBe("open");
    expect(overlay()).toBe("0");
    await expect(approve(uuid, ruth)).rejects.toMatchObject(refused("second-person", 403));
    expect((await approve(uuid)).state).toBe("in-force");
    expect(overlay()).toBe("0.25");
    await expect(approve(uuid)).rejects.toMatchObject(refused("already-decided"));
    const { version, rateSheet } = product.ctx.policies.on("gable", today());
    expect([version, rateSheet.id]).toEqual([`2026.11+gable.1+change.${number}`, `change.${number}`].map(String));
  });

  it("is approved by nobody who is there on the proposer's word alone, nor by two for whom one person stands", async () => {
    const { database } = product.ctx;
    const invited = async (by: OpenStaff, name: string) => {
      const who = await openStaff(product, "administrator");
      const email = `${name}.${who.staffUuid}@gable.example`;
      const { uuid } = await by.client.send(inviteMember, { body: { name, email, role: "administrator" } });
      // They come in by the link; here the session that is open already becomes theirs.
      await database.kysely
        .updateTable("staff_sessions")
        .set({ staff_uuid: uuid })
        .where("staff_uuid", "=", who.staffUuid)
        .execute();
      return { ...who, staffUuid: uuid };
    };
    const [own, sibling] = [await invited(ruth, "ruth-again"), await invited(ruth, "ruth-once-more")];
    const ofOwn = await invited(own, "ruth-yet-again");
    const { latest } = await setting("rates");
    const proposed = (value: string, who: OpenStaff) =>
      propose("rates", { ...latest, overlayPercent: value }, null, who);

    const first = await proposed("0.5", ruth);
    for (const one of [own, sibling, ofOwn]) {
      await expect(approve(first.uuid, one)).rejects.toMatchObject(refused("same-word", 403));
      expect(await isSecondTo(first.uuid, one)).toBe(false);
    }
    expect(await isSecondTo(first.uuid, vera)).toBe(true);
    await ruth.client.send(withdrawProposal, { params: { proposal: first.uuid } });
    const second = await proposed("0.5", sibling);
    for (const one of [own, ofOwn, ruth])
      await expect(approve(second.uuid, one)).rejects.toMatchObject(refused("same-word", 403));
    // Another administrator who stands for one of them herself makes them a person of their own.
    for (const role of ["processor", "administrator"] as const)
      await vera.client.send(changeMember, { params: { member: own.staffUuid }, body: { name: "Ida Grove", role } });
    expect((await approve(second.uuid, own)).state).toBe("in-force");
    await set("rates", (value) => ({ ...value, overlayPercent: "0.25" }));
  });

  it("is not approved by who left and was let in again by the proposer alone", async () => {
    const { database } = product.ctx;
    const pia = await openStaff(product, "administrator");
    const { latest } = await setting("rates");
    const { uuid } = await propose("rates", { ...latest, overlayPercent: "0.75" });
    expect(await isSecondTo(uuid, pia)).toBe(true);
    const params = { member: pia.staffUuid };
    await ruth.client.send(deactivateMember, { params });
    await ruth.client.send(reactivateMember, { params });
    const back = await openStaff(product, "administrator");
    await database.kysely
      .updateTable("staff_sessions")
      .set({ staff_uuid: pia.staffUuid })
      .where("staff_uuid", "=", back.staffUuid)
      .execute();
    await expect(approve(uuid, back)).rejects.toMatchObject(refused("same-word", 403));
    await ruth.client.send(withdrawProposal, { params: { proposal: uuid } });
  });

  it("is refused with a reason, or taken back by who proposed it, and stays as it was", async () => {
    const { latest } = await setting("fees");
    const dearer = { fees: { ...(latest["fees"] as object), manualNotary: 35_000 } };
    const first = await propose("fees", dearer);
    const reason = { reason: "Not in December" };
    const own = ruth.client.send(refuseProposal, { params: { proposal: first.uuid }, body: reason });
    await expect(own).rejects.toMatchObject(refused("second-person", 403));
    const answered = await vera.client.send(refuseProposal, { params: { proposal: first.uuid }, body: reason });
    expect(answered).toMatchObject({ state: "refused", decidedBy: vera.name, decisionReason: "Not in December" });
    const second = await propose("fees", dearer);
    const params = { proposal: second.uuid };
    await expect(vera.client.send(withdrawProposal, { params })).rejects.toMatchObject(refused("not-yours"));
    expect((await ruth.client.send(withdrawProposal, { params })).state).toBe("withdrawn");
    expect((await setting("fees")).latest).toEqual(latest);
  });

  it("has one proposal for one thing at a time, and none that changes nothing", async () => {
    const { latest } = await setting("hours");
    await expect(propose("hours", latest)).rejects.toMatchObject({
      problem: { fields: { value: ["nothing-changed"] } },
    });
    const closed = (latest["OPS_CHAT"] as { startTime: string; isOpen: boolean }[]).map((day) => ({
      ...day,
      isOpen: false,
    }));
    const { uuid } = await propose("hours", { ...latest, OPS_CHAT: closed });
    await expect(propose("hours", latest, null, vera)).rejects.toMatchObject(refused("proposal-open"));
    const { subjects } = await ruth.client.send(lenderSettings, {});
    expect(subjects.find(({ subject }) => subject === "hours")?.open).toMatchObject({ uuid, isMine: true });
    await approve(uuid);
    expect(product.ctx.lenders.byOrgCode("gable").orgMetaData.other.hours.OPS_CHAT.some((day) => day.isOpen)).toBe(
      false,
    );
  });

  it("is changed by nobody who does not know what a colleague has changed meanwhile", async () => {
    const { latest } = await setting("guidelines");
    const slow = (before: Value) =>
      vera.client.send(proposeSetting, {
        body: {
          subject: "guidelines",
          value: { ...latest, offerDays: 28 },
          before,
          effectiveOn: null,
          reason: "More days",
        },
      });
    await set("guidelines", (value) => ({ ...value, offerDays: 29 }));
    await expect(slow(latest as Value)).rejects.toMatchObject(refused("changed-meanwhile"));
    const { uuid } = await slow((await setting("guidelines")).latest as Value);
    await approve(uuid, ruth);
    await set("guidelines", () => latest);
  });

  it("may be called off before its day; what is built on it goes first", async () => {
    const first = await set("rates", (value) => ({ ...value, overlayPercent: "0.3" }), addDays(today(), 5));
    const early = propose("guidelines", { ...(await setting("guidelines")).latest, offerDays: 20 });
    await expect(early).rejects.toMatchObject({ problem: { fields: { effectiveOn: ["before-another-change"] } } });
    const second = await set("guidelines", (value) => ({ ...value, offerDays: 20 }), addDays(today(), 6));
    await expect(callOff(first.uuid)).rejects.toMatchObject(refused("before-another-change"));
    expect((await callOff(second.uuid)).state).toBe("called-off");
    const third = await set("guidelines", (value) => ({ ...value, offerDays: 25 }), addDays(today(), 6));
    expect(product.ctx.policies.on("gable", addDays(today(), 7))).toMatchObject({
      overlayPercent: "0.3",
      offerDays: 25,
    });
    await callOff(third.uuid);
    await callOff(first.uuid);
    expect(product.ctx.policies.on("gable", addDays(today(), 7))).toMatchObject({
      overlayPercent: "0.25",
      offerDays: 30,
    });
  });

  it("is in force from the lender's own day, whatever day it is where somebody reads of it", async () => {
    const day = addDays(today(), 3);
    const { uuid, firstDay } = await set("rates", (value) => ({ ...value, overlayPercent: "0.35" }), day);
    expect(firstDay).toBe(day);
    await callOff(uuid);
    expect((await ruth.client.send(settingProposal, { params: { proposal: uuid } })).firstDay).toBeNull();
    const { subjects } = await ruth.client.send(lenderSettings, {});
    expect(subjects.find(({ subject }) => subject === "rates")?.since).toBe(today());
  });

  it("has products, each with terms of its own, which a change of rates leaves as they are", async () => {
    type Row = { years: number; isOffered: boolean };
    const rows = async () => (await setting("products")).latest["products"] as unknown as Row[];
    expect(await rows()).toEqual([5, 10, 15, 30].map((years) => ({ years, isOffered: true })));
    const narrowed = (await rows()).map((row) =>
      row.years === 30 ? { ...row, isOffered: false } : { ...row, maxLine: 20_000_000, notInStates: ["WY"] },
    );
    await expect(check("products", { products: narrowed })).rejects.toMatchObject({
      problem: { fields: { "value.products": ["no-product"] } },
    });
    const fitting = narrowed.map((row) => (row.years === 10 ? { ...row, notInStates: [] } : row));
    const nothing = fitting.map((row) => ({ ...row, isOffered: false }));
    await expect(check("products", { products: nothing })).rejects.toMatchObject({
      problem: { fields: { "value.products": ["none-offered"] } },
    });
    const dearer = fitting.map((row) => (row.years === 5 ? { ...row, maxLine: 90_000_000 } : row));
    await expect(check("products", { products: dearer })).rejects.toMatchObject({
      problem: { fields: { "value.products.0.maxLine": ["above-the-lines"] } },
    });
    // Said where it is mended, and not of the whole as well.
    const unpriced = { products: [...fitting, { years: 25, isOffered: true }] };
    await expect(check("products", unpriced)).rejects.toSatisfy(({ problem }: CallFailed) => {
      expect(problem?.fields).toEqual({ [`value.products.${fitting.length}.years`]: ["term-without-row"] });
      return true;
    });
    await set("products", () => ({ products: fitting }));
    await set("rates", (value) => ({ ...value, autopayDiscountPercent: "0.25" }));
    const policy = product.ctx.policies.on("gable", today());
    expect(policy).toMatchObject({ termYears: [5, 10, 15], autopayDiscountPercent: "0.25" });
    expect(policy.products?.find(({ years }) => years === 15)).toEqual({
      years: 15,
      maxLine: 20_000_000,
      notInStates: ["WY"],
    });
    expect(await rows()).toEqual(fitting);
    await set("products", () => ({ products: [5, 10, 15, 30].map((years) => ({ years, isOffered: true })) }));
    await set("rates", (value) => ({ ...value, autopayDiscountPercent: "0" }));
  });

  it("is checked as the files of the product are, each fault by its place", async () => {
    const { latest } = await setting("rates");
    const sheet = latest["rateSheet"] as { base: { minScore: number; percent: string }[] };
    const base = [{ minScore: 700, percent: "8,5" }, ...sheet.base];
    const wrong = { ...latest, rateSheet: { ...sheet, base }, surplus: 1 };
    await expect(check("rates", wrong)).rejects.toMatchObject({
      status: 400,
      problem: { fields: { "value.rateSheet.base.0.percent": ["format"], value: ["unknown-field"] } },
    });
    const unordered = { ...latest, rateSheet: { ...sheet, base: sheet.base.toReversed() }, feePercents: ["5"] };
    await expect(check("rates", unordered)).rejects.toMatchObject({
      problem: {
        fields: {
          "value.rateSheet.base.1.minScore": ["not-descending"],
          "value.feePercents": ["fee-over-limit", "fee-without-row"],
        },
      },
    });
    const twice = (await setting("states")).latest["licenses"] as object[];
    await expect(check("states", { licenses: [...twice, twice[0] ?? {}] })).rejects.toMatchObject({
      problem: { fields: { [`value.licenses.${twice.length}.state`]: ["state-twice"] } },
    });
    await expect(propose("rates", latest, "2020-01-01")).rejects.toMatchObject({ status: 400 });
    const hours = (await setting("hours")).latest;
    const passed = { date: "2020-01-02", isOpen: false, startTime: "06:00", endTime: "12:00" };
    await expect(propose("hours", { ...hours, otherDays: [passed] })).rejects.toMatchObject({
      problem: { fields: { "value.otherDays.0.date": ["in-the-past"] } },
    });
  });

  it("is known to every process, and after a start anew", async () => {
    const running = await other();
    await set("brand", (value) => ({ ...value, orgBrand: "Gable & Sons" }));
    await expect.poll(() => running.ctx.lenders.byOrgCode("gable").orgBrand).toBe("Gable & Sons");
    await set("rates", (value) => ({ ...value, overlayPercent: "0.2" }));
    await expect.poll(() => running.ctx.policies.on("gable", today()).overlayPercent).toBe("0.2");
    await running.close();
    const started = await other();
    expect(started.ctx.lenders.byOrgCode("gable").orgBrand).toBe("Gable & Sons");
    expect(started.ctx.policies.on("gable", today()).overlayPercent).toBe("0.2");
    expect(started.ctx.lenders.byOrgCode("harbor-pine").orgBrand).toBe("Harbor & Pine");
    await started.close();
  });

  it("decides what comes after it; what was decided before is repeated as it was", async () => {
    await walkIn(product, { persona: "straight-approval", until: "OFFER_SELECTION" });
    await set("rates", (value) => ({ ...value, overlayPercent: "0.5" }));
    await walkIn(product, { persona: "straight-approval", email: "again@example.com", until: "OFFER_SELECTION" });
    const replays: Replay[] = [];
    for await (const replay of replayDecisions(product.ctx.database.kysely, product.ctx.sealing)) replays.push(replay);
    expect(new Set(replays.map(({ policyVersion }) => policyVersion)).size).toBeGreaterThan(1);
    expect(replays.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it("closes pages at once, because something may be wrong with them", async () => {
    const maintenance = {
      routes: ["/register"],
      pageTitle: "",
      message: "Back at noon",
      messageEs: "Volvemos al mediodía",
      endDay: addDays(today(), 1),
      endTime: "12:00",
      shouldShowDashboardLink: true,
    };
    expect((await propose("maintenance", maintenance)).state).toBe("in-force");
    expect(product.ctx.lenders.byOrgCode("gable").orgMetaData.other.maintenance.routes).toEqual(["/register"]);
    const look = {
      params: { context: "external" as const },
      body: { featureKey: "fe-heloc-maintenance", optimizeUser: {} },
    };
    const [ours, others] = ["gable", "harbor-pine"].map((code) => createBorrowerClient(product.url, code));
    expect(await ours?.send(featureDecision, look)).toMatchObject({
      flagEnabled: true,
      variables: {
        routes: ["/register"],
        message: "Back at noon",
        messageEs: "Volvemos al mediodía",
        endsAt: instantOfWallTime(addDays(today(), 1), "12:00", "America/Los_Angeles"),
      },
    });
    expect(await others?.send(featureDecision, look)).toMatchObject({ flagEnabled: false });
    // Midnight is the end of a day, and no fault of whoever asks what is closed.
    await propose("maintenance", { ...maintenance, endTime: "24:00" });
    expect(await ours?.send(featureDecision, look)).toMatchObject({
      flagEnabled: true,
      variables: { endsAt: startOfDay(addDays(today(), 2), "America/Los_Angeles") },
    });
    await propose("maintenance", { ...maintenance, routes: [] });
    expect(await ours?.send(featureDecision, look)).toMatchObject({ flagEnabled: false });
  });

  it("switches what the product leaves to the lender", async () => {
    const before = await askSurvey();
    await set("features", (value) => ({ ...value, flags: { "fe-leave-survey": !before.enabled } }));
    expect(await askSurvey()).toEqual({ enabled: !before.enabled });
  });

  it("is another lender's own business, and a processor's none", async () => {
    const { recent } = await ruth.client.send(lenderSettings, {});
    const proposal = recent[0]?.uuid ?? "";
    const stranger = await openStaff(product, "administrator", "harbor-pine");
    for (const attempt of [
      () => stranger.client.send(settingProposal, { params: { proposal } }),
      () => approve(proposal, stranger),
      () => stranger.client.send(withdrawProposal, { params: { proposal } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
    const underwriter = await openStaff(product, "underwriter");
    expect((await setting("guidelines", underwriter)).value["offerDays"]).toBe(30);
    await expect(propose("fees", {}, null, underwriter)).rejects.toMatchObject({ status: 403 });
    await expect(setting("fees", await openStaff(product, "processor"))).rejects.toMatchObject({ status: 403 });
  });

  it("stands in the lender's log, step by step, and the log is whole", async () => {
    const { events } = await vera.client.send(lenderLog, { query: {} });
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        "setting-proposed",
        "setting-approved",
        "setting-refused",
        "setting-withdrawn",
        "setting-called-off",
        "setting-changed",
        "staff-invited",
        "staff-changed",
        "staff-deactivated",
        "staff-reactivated",
      ]),
    );
    expect(await findBrokenLenderEvent(product.ctx.database.kysely, "gable")).toBeUndefined();
  });

  it("comes into force on its day, and not before", async () => {
    const { latest } = await setting("states");
    const licenses = (latest["licenses"] as { state: string }[]).filter(({ state }) => state !== "CA");
    const { uuid } = await propose("states", { licenses }, addDays(today(), 2));
    expect((await approve(uuid)).state).toBe("scheduled");
    const states = () => product.ctx.lenders.byOrgCode("gable").orgMetaData.other.licenses.map(({ state }) => state);
    expect(states()).toContain("CA");
    const { number } = await set("rates", (value) => ({ ...value, overlayPercent: "0.75" }), addDays(today(), 2));
    expect(overlay()).toBe("0.5");
    await product.ctx.adjustableClock?.advance(3 * 86_400_000);
    expect(states()).not.toContain("CA");
    expect(overlay()).toBe("0.75");
    const later = await openStaff(product, "administrator");
    expect((await setting("states", later)).changes[0]).toMatchObject({ state: "in-force" });
    expect((await setting("rates", later)).changes[0]).toMatchObject({ number, state: "in-force" });
  });
});
