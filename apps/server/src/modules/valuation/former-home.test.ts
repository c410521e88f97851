import { randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { lookUpHome } from "@gable/contract/calls/loan-file-home.ts";
import { challengeValue, valuation as valuationCall } from "@gable/contract/calls/valuation.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { type Walked, walkOn } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { runTask } from "../../workflow/run-task.ts";
import { valuationPaper } from "./valuation-paper.ts";

const inSanDiego = { street1: "12 Elm Street", city: "San Diego", state: "CA", zip: "92101" } as const;
const inDallas = { street1: "12 Elm Street", city: "Dallas", state: "TX", zip: "75248" } as const;

const papersOf = async ({ client, uuid }: Walked) => (await client.send(documents, { params: { uuid } })).documents;
const wordsOf = async ({ client, uuid }: Walked, paper: string) => {
  const reply = await client.open(document, { params: { uuid, document: paper } });
  return pdfText(new Uint8Array(await reply.arrayBuffer()));
};

describe("what a home was valued at in whose place another was put", () => {
  let product: TestProduct;
  let processor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    processor = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, step: Step) =>
    walkIn(product, {
      persona,
      orgCode: "gable",
      email: `${randomUUID()}@example.com`,
      until: step,
    });
  const walkToValuer = () => walkTo("no-value", "NAV_BPO_ORDERED");
  const opened = ({ uuid }: Walked) => loadApplication(product.ctx, product.ctx.database.kysely, uuid);
  const factsOf = async (walked: Walked): Promise<Facts> => (await opened(walked)).file.facts;
  const ordersFor = ({ uuid }: Walked) =>
    product.sandbox.orders.list("bpo").filter(({ act, reference }) => act === "order" && reference === uuid);

  async function correct(walked: Walked, home: BodyOf<typeof lookUpHome>["home"]): Promise<void> {
    const params = { uuid: walked.uuid };
    const seen = await processor.client.send(lookUpHome, { params, body: { home } });
    if (seen.outcome !== "FOUND") throw new Error(`the county answered ${seen.outcome}`);
    const { lookedUpAt, follows: shown } = seen;
    const body = { act: "correct-home", lookedUpAt, shown, note: "Said so by phone." } as const;
    await processor.client.send(actOnFile, { params, body });
  }

  /** As the queue asks after the valuer, until the report of the home that was named first has come. */
  const reported = (walked: Walked) =>
    until(
      async () => {
        await runTask(product.ctx, { applicationUuid: walked.uuid, key: "order-bpo:1", kind: "order-bpo" });
        return factsOf(walked);
      },
      ({ otherValuations = [] }) => otherValuations.some(({ valuation }) => valuation.source === "BPO"),
    );

  it("is kept when it comes late, as a paper of the home that it is of, and never as the value of the other", async () => {
    const isOnTheWay = product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "held", next: 1000 });
    const walked = await walkToValuer();
    const former = formatAddress(homeOf(await factsOf(walked))?.address ?? { ...inSanDiego, street2: null });
    await correct(walked, inDallas);
    isOnTheWay.lift();
    const { otherValuations, bpo } = await reported(walked);
    expect(otherValuations).toMatchObject([
      { valuation: { source: "BPO", value: 74_200_000 }, address: { city: expect.stringMatching(/bozeman/i) } },
    ]);
    expect(bpo).toBeUndefined();
    const papers = await papersOf(walked);
    expect(papers).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          type: "BROKER_PRICE_OPINION",
          title: `Broker price opinion (home named before: ${former})`,
          uuid: otherValuations?.[0]?.documentUuid,
        }),
      ]),
    );
    expect(await wordsOf(walked, otherValuations?.[0]?.documentUuid ?? "")).toContain("Broker price opinion");
    const { value } = await walked.client.send(valuationCall, { params: { uuid: walked.uuid } });
    expect(value).not.toBe(74_200_000);

    const inTexas = { ...walked, persona: { ...walked.persona, fill: { ...walked.persona.fill, address: inDallas } } };
    await walkOn(inTexas, { until: "INCOME_VERIFICATION" });
    const { valuation: valued } = await factsOf(walked);
    expect(valued).toMatchObject({ outcome: "VALUED", valuation: { source: "AVM" } });
    // It shows nothing of the homestead that is acknowledged in Texas.
    const { file, seal } = await opened(walked);
    expect(await valuationPaper(product.ctx, file, seal)).toBeNull();
    // Each home has its own models beside its own opinion.
    const logged = await product.ctx.database.kysely
      .selectFrom("avm_log")
      .select(["homes_before", "attempt", "state", "opinion_value"])
      .where("application_uuid", "=", walked.uuid)
      .orderBy("homes_before")
      .orderBy("attempt")
      .execute();
    expect(logged).toMatchObject([
      { homes_before: 0, attempt: 1, state: "MT", opinion_value: 74_200_000 },
      { homes_before: 1, attempt: 1, state: "TX", opinion_value: null },
    ]);
  }, 120_000);

  it("is copied to the borrower where the line would have been the first claim, whenever it comes", async () => {
    const isOnTheWay = product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "held", next: 1000 });
    const walked = await walkTo("ownership-mismatch", "OFFER_SELECTION");
    const copies = async () => (await papersOf(walked)).filter(({ type }) => type === "VALUATION_COPY");
    const copied = (times: number) => until(copies, ({ length }) => length === times);
    const [model] = await copied(1);
    const params = { uuid: walked.uuid };
    const { value } = await walked.client.send(valuationCall, { params });
    const body = { value: (value ?? 0) + 5_000_000, why: "The model does not know of the extension of 2021." };
    await walked.client.send(challengeValue, { params, body });
    await until(
      async () => ordersFor(walked),
      ({ length }) => length === 1,
    );
    await correct(walked, inSanDiego);
    expect((await factsOf(walked)).otherValuations).toMatchObject([
      { valuation: { source: "AVM" }, onFirstLien: true },
    ]);
    isOnTheWay.lift();
    const { otherValuations = [] } = await reported(walked);
    const opinion = otherValuations.find(({ valuation: { source } }) => source === "BPO")?.valuation;
    // What was copied already is not copied again by itself, and comes with what is new.
    const both = (await copied(2)).find(({ uuid }) => uuid !== model?.uuid);
    const words = await wordsOf(walked, both?.uuid ?? "");
    expect(words).toMatch(/Estimate by a computer model, of .* named before and not used/i);
    expect(words).toMatch(/price opinion, of .* named before and not used/i);
    expect(words).toContain(formatDollars(opinion?.value ?? 0, { decimals: 0 }));
  }, 120_000);

  it("is not ordered any more where the vendor had not taken the order: nobody is sent to the other home by it", async () => {
    const isDown = product.sandbox.faults.set({ kind: "bpo", act: "order", fault: "503", next: 10_000 });
    const walked = await walkToValuer();
    await until(
      async () => isDown.struck(),
      (times) => times > 0,
    );
    await correct(walked, inSanDiego);
    isDown.lift();
    await runTask(product.ctx, { applicationUuid: walked.uuid, key: "order-bpo:1", kind: "order-bpo" });
    expect(ordersFor(walked)).toEqual([]);
  }, 120_000);
});
