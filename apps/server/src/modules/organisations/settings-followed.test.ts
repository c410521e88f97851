import { notary } from "@gable/contract/calls/notary.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import { saveDraft } from "@gable/contract/calls/profile.ts";
import { orderBpo, valuation } from "@gable/contract/calls/valuation.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { OrganisationInfo } from "@gable/domain/organisations/organisation-info.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { closingCostsOf } from "../closing/closing-costs-of.ts";
import { todayOf } from "./proposals.ts";

type Changed = (latest: Readonly<Record<string, unknown>>) => object;
type Row = Readonly<Record<string, unknown>>;

const within = (latest: Row, name: string) => latest[name] as Row;

/** What is set, and what of a lender's page says it; `to` is what the page says then. */
const onPage: readonly {
  readonly what: string;
  readonly subject: SettingSubject;
  readonly changed: Changed;
  readonly said: (page: OrganisationInfo) => unknown;
  readonly to: unknown;
}[] = [
  {
    what: "the brand and its line",
    subject: "brand",
    changed: () => ({ orgBrand: "Gable & Sons", tagline: { en: "Your home, your money", es: "Su casa, su dinero" } }),
    said: ({ orgBrand, orgMetaData }) => [orgBrand, orgMetaData.products.heloc.tagline.es],
    to: ["Gable & Sons", "Su casa, su dinero"],
  },
  {
    what: "the company's telephone, address for mail and number in the register",
    subject: "company",
    changed: () => ({ phoneFormatted: "(800) 555-0199", email: "ask@gable.example", companyNMLS: "2070099" }),
    said: ({ orgMetaData: { companyInfo, other } }) => [
      companyInfo.phoneFormatted,
      companyInfo.email,
      other.footerData.companyNmlsURL.split("/").at(-1),
    ],
    to: ["(800) 555-0199", "ask@gable.example", "2070099"],
  },
  {
    what: "what the footer adds",
    subject: "company",
    changed: () => ({ disclosureCopy: [{ en: "A member of the guild.", es: "Miembro del gremio." }] }),
    said: ({ orgMetaData }) => orgMetaData.other.footerData.disclosureCopy,
    to: [{ en: "A member of the guild.", es: "Miembro del gremio." }],
  },
  {
    what: "the hours of the telephone",
    subject: "hours",
    changed: (latest) => ({
      OPS_PHONE: (latest["OPS_PHONE"] as readonly Row[]).map((day) => ({
        ...day,
        isOpen: day["weekdayValue"] === 1,
        startTime: "10:00",
        endTime: "11:00",
      })),
    }),
    said: ({ orgMetaData }) => orgMetaData.other.settings.phoneHours.en,
    to: expect.stringMatching(/^Mon.*10.*11/),
  },
  {
    what: "how dear money is",
    subject: "rates",
    changed: (latest) => ({ rateSheet: { ...within(latest, "rateSheet"), capPercent: "17.5" } }),
    said: ({ orgPricingData }) => orgPricingData.highestApr,
    to: "17.500",
  },
  {
    what: "what others charge",
    subject: "fees",
    changed: (latest) => ({ fees: { ...within(latest, "fees"), valuation: 21_000, manualNotary: 32_500 } }),
    said: ({ orgPricingData: { valuationFee, manualNotaryFee } }) => [valuationFee, manualNotaryFee],
    to: [21_000, 32_500],
  },
  {
    what: "the largest line",
    subject: "guidelines",
    changed: (latest) => ({ line: { ...within(latest, "line"), max: 30_000_000 } }),
    said: ({ orgPricingData }) => orgPricingData.largestLine,
    to: 30_000_000,
  },
  {
    what: "where it lends",
    subject: "states",
    changed: ({ licenses }) => ({ licenses: (licenses as readonly Row[]).filter(({ state }) => state !== "OR") }),
    said: ({ orgMetaData }) => orgMetaData.other.settings.licensedStates.includes("OR"),
    to: false,
  },
  {
    what: "that nobody applies but by an officer's link",
    subject: "features",
    changed: (latest) => ({ settings: { ...within(latest, "settings"), requiresReferringLoanOfficer: true } }),
    said: ({ orgMetaData }) => orgMetaData.other.settings.requiresReferringLoanOfficer,
    to: true,
  },
  {
    what: "how the card of who brings a borrower is titled",
    subject: "features",
    changed: (latest) => ({ settings: { ...within(latest, "settings"), originatorTitle: "BROKER" } }),
    said: ({ orgMetaData }) => orgMetaData.other.settings.originatorTitle,
    to: "BROKER",
  },
  {
    what: "that pictures of identity documents are taken on the spot",
    subject: "features",
    changed: (latest) => ({ settings: { ...within(latest, "settings"), allowsIdentityFileUpload: false } }),
    said: ({ orgMetaData }) => orgMetaData.other.settings.allowsIdentityFileUpload,
    to: false,
  },
  {
    what: "whose sites a chat may link to",
    subject: "features",
    changed: (latest) => ({ settings: { ...within(latest, "settings"), chatPartnerHosts: ["partner.example"] } }),
    said: ({ orgMetaData }) => orgMetaData.other.settings.chatPartnerHosts,
    to: ["partner.example"],
  },
];

describe("what a lender sets", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const set = (subject: SettingSubject, changed: Changed) => setByTwo(product, subject, changed, "As agreed");
  async function page(): Promise<OrganisationInfo> {
    const { body } = await product.app.inject({ url: "/account/heloc/register", headers: { host: "localhost" } });
    const [, inert = ""] = /<script type="application\/json" id="organisation">(.*?)<\/script>/s.exec(body) ?? [];
    return JSON.parse(inert) as OrganisationInfo;
  }
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  let walks = 0;
  const walkTo = (persona: string, step: Step) => {
    walks += 1;
    return walkIn(product, { persona, email: `followed-${walks}@example.com`, until: step, timePasses: true });
  };

  it.each(onPage)("stands on its pages at once: $what", async ({ subject, changed, said, to }) => {
    let before: Row = {};
    expect(said(await page())).not.toEqual(to);
    await set(subject, (latest) => {
      before = latest;
      return changed(latest);
    });
    expect(said(await page())).toEqual(to);
    await set(subject, () => before);
    expect(said(await page())).not.toEqual(to);
  });

  it("prices who is decided from then on, and leaves offers that were made as they were", async () => {
    const early = await walkTo("straight-approval", "OFFER_SELECTION");
    const seen = ({ client, uuid }: typeof early) => client.send(offers, { params: { uuid } });
    const before = await seen(early);
    const kept = new Map<SettingSubject, Row>();
    const change = (subject: SettingSubject, changed: Changed) =>
      set(subject, (latest) => {
        kept.set(subject, latest);
        return changed(latest);
      });
    await change("products", ({ products }) => ({
      products: (products as readonly Row[]).map((row) => ({ ...row, isOffered: row["years"] !== 30 })),
    }));
    await change("rates", () => ({ overlayPercent: "0.5" }));
    await change("fees", (latest) => ({
      fees: { ...within(latest, "fees"), recordingLow: 3000, recordingHigh: 5000 },
    }));
    await change("guidelines", () => ({ offerDays: 20 }));

    expect(await seen(early)).toEqual(before);
    const late = await seen(await walkTo("straight-approval", "OFFER_SELECTION"));
    const years = ({ offers: made }: typeof before) => new Set(made.map(({ termYears }) => termYears));
    expect([...years(before)].filter((term) => !years(late).has(term))).toEqual([30]);
    const rateOf = ({ offers: made }: typeof before) =>
      Number(made.find(({ termYears }) => termYears === 15)?.bands[0]?.ratePercent);
    expect(rateOf(late) - rateOf(before)).toBeCloseTo(0.5, 6);
    const daysOpen = ({ expiresAt }: typeof before) =>
      Math.round((Date.parse(expiresAt) - product.ctx.clock.now().getTime()) / 86_400_000);
    expect(daysOpen(late)).toBe(20);
    const recording = ({ closingCosts }: typeof before) =>
      closingCosts.items.find(({ cost }) => cost === "RECORDING_FEE")?.high;
    expect([recording(before), recording(late)]).toEqual([8600, 5000]);
    for (const [subject, value] of kept) await set(subject, () => value);
  });

  it("takes no application from a state that is given up, and goes on with those that are under way", async () => {
    const walked = await walkTo("straight-approval", "OFFER_SELECTION");
    const { address } = walked.persona.fill;
    let before: Row = {};
    await set("states", (latest) => {
      before = latest;
      const licenses = (latest["licenses"] as readonly Row[]).filter(({ state }) => state !== address.state);
      return { licenses };
    });
    const { stop } = await createBorrowerClient(product.url, "gable").send(saveDraft, {
      query: {},
      body: { home: { ...address, street2: "" } },
    });
    expect(stop).toMatchObject({ reason: "state-not-licensed" });
    expect((await walked.client.send(offers, { params: { uuid: walked.uuid } })).offers).not.toEqual([]);
    await set("states", () => before);
  });

  it("charges a person's look at the home as the offer named it, and as the borrower agreed to pay", async () => {
    const { client, uuid } = await walkTo("no-value", "BPO_ORDER_REQUEST");
    const params = { uuid };
    const fee = async () => (await client.send(valuation, { params })).opinion.fee;
    const named = async () =>
      (await client.send(offers, { params })).closingCosts.items.find(({ cost }) => cost === "VALUATION")?.high;
    const before = await named();
    const dearer = (cents: number) =>
      set("fees", (latest) => ({ fees: { ...within(latest, "fees"), valuation: (before ?? 0) + cents } }));
    await dearer(2500);
    expect([await fee(), await named()]).toEqual([before, before]);
    await client.send(orderBpo, { params, body: { acceptedFee: before ?? 0 } });
    await dearer(5000);
    expect(await fee()).toBe(before);
    const facts = await until(
      () => factsOf(uuid),
      ({ bpo }) => bpo?.status === "COMPLETE",
    );
    // Also where a later decision names the new fee.
    const charged = closingCostsOf(facts, product.ctx.policies.on("gable", todayOf(product.ctx.clock.now())));
    expect(charged.find(({ cost }) => cost === "VALUATION")?.amount).toBe(before);
    await dearer(0);
  });

  it("charges a notary's visit as the papers name it", async () => {
    const { client, uuid } = await walkTo("notary-absent", "NOTARY_DISCLOSURE");
    const params = { uuid };
    const named = (await factsOf(uuid)).closingCosts?.find(({ cost }) => cost === "MANUAL_NOTARY")?.amount;
    const fee = async () => (await client.send(notary, { params })).visitFee;
    expect([named, await fee()]).toEqual([30_000, 30_000]);
    await set("fees", (latest) => ({ fees: { ...within(latest, "fees"), manualNotary: 32_500 } }));
    expect(await fee()).toBe(named);
  });
});
