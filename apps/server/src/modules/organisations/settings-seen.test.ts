import { chatWithAutobot } from "@gable/contract/calls/chatbot.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { forgetPassword } from "@gable/contract/calls/identity.ts";
import { askIdentityQuestions } from "@gable/contract/calls/identity-check.ts";
import { rescission } from "@gable/contract/calls/rescission.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { identityNow, showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { themeOf } from "@gable/ui/tokens/theme.ts";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Row = Readonly<Record<string, unknown>>;

const COMPANY = "Lindqvist Home Lending, Inc.";
const FORMER_COMPANY = "Gable Home Lending, LLC";
const ACCENT = "#7a3b00";
const FORMER_ACCENT = "#1f5943";
const HOLD_DAYS = 6;

/** In which colours the lines of a paper's first page are drawn. */
async function coloursIn(bytes: Uint8Array): Promise<readonly string[]> {
  const loading = getDocument({ data: bytes, verbosity: 0 });
  const { fnArray, argsArray } = await (await (await loading.promise).getPage(1)).getOperatorList();
  await loading.destroy();
  return fnArray.flatMap((operator, at) => (operator === OPS.setStrokeRGBColor ? [String(argsArray[at])] : []));
}

const holdOf = async ({ client, uuid }: Walked) => (await client.send(rescission, { params: { uuid } })).hold;

const onlyTuesdays = (week: unknown, startTime: string) =>
  (week as readonly Row[]).map((day) => ({
    ...day,
    isOpen: day["weekdayValue"] === 2,
    startTime,
    endTime: "15:00",
  }));

async function agreementOf({ client, uuid }: Walked): Promise<Uint8Array> {
  const { documents: papers } = await client.send(documents, { params: { uuid } });
  const paper = papers.find(({ type }) => type === "CREDIT_AGREEMENT");
  const reply = await client.open(document, { params: { uuid, document: paper?.uuid ?? "" } });
  return new Uint8Array(await reply.arrayBuffer());
}

describe("what two administrators set, as borrowers see it", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const set = (subject: SettingSubject, changed: (latest: Row) => object) =>
    setByTwo(product, subject, changed, "As agreed");
  const visitor = () => createBorrowerClient(product.url, "gable");
  const walkTo = (email: string, until: Step) => walkIn(product, { persona: "straight-approval", email, until });
  const mailTo = async (email: string): Promise<string> => {
    await visitor().send(forgetPassword, { body: { email } });
    return mailed(product.sandbox.url, email, ({ subject, html }) =>
      subject === "Set a new password" ? (html ?? "") : undefined,
    );
  };
  const asking = (asksIdentityQuestions: boolean) =>
    set("features", ({ settings }) => ({ settings: { ...(settings as Row), asksIdentityQuestions } }));
  const told = async (language: "en" | "es") =>
    (await visitor().send(chatWithAutobot, { body: { message: "Who won the super bowl?", language } })).responseStr;
  const stylesheet = async () => (await product.app.inject({ url: "/theme/gable.css" })).body;

  it("is the company's name, the colours and the days on which money waits, of what is drawn from then on", async () => {
    const early = await walkTo("early.seen@example.com", "RESCISSION");
    const drawn = await agreementOf(early);
    expect(await pdfText(drawn.slice())).toContain(FORMER_COMPANY);
    expect(await coloursIn(drawn.slice())).toContain(FORMER_ACCENT);
    expect(await holdOf(early)).toBeNull();

    await set("company", () => ({ companyName: COMPANY }));
    await set("brand", () => ({ colours: { accent: ACCENT } }));
    await set("guidelines", () => ({ rescissionHoldDays: HOLD_DAYS }));

    const { light, dark } = themeOf({ accent: ACCENT });
    const style = await stylesheet();
    for (const { accent } of [light, dark]) expect(style).toContain(accent);
    const late = await walkTo("late.seen@example.com", "RESCISSION");
    const words = await pdfText(await agreementOf(late));
    expect(words).toContain(COMPANY);
    expect(words).not.toContain(FORMER_COMPANY);
    expect(await coloursIn(await agreementOf(late))).toContain(ACCENT);
    const mail = await mailTo("late.seen@example.com");
    expect(mail).toContain(`${COMPANY} · NMLS`);
    expect(mail).toContain(`border-top:3px solid ${light.accent}`);
    expect(mail).not.toContain(themeOf({ accent: FORMER_ACCENT }).light.accent);

    const { lastDay } = await late.client.send(rescission, { params: { uuid: late.uuid } });
    expect(await holdOf(late)).toMatchObject({ days: HOLD_DAYS, lastDay: addDays(lastDay ?? "", HOLD_DAYS) });
    // A line whose right to cancel has begun keeps what it began with, and a paper that was signed its bytes.
    expect(await holdOf(early)).toBeNull();
    expect(await agreementOf(early)).toEqual(drawn);
    await set("guidelines", () => ({ rescissionHoldDays: 1 }));
    expect(await holdOf(late)).toMatchObject({ days: HOLD_DAYS });
  });

  it("is whether questions may take the place of a face, also for who has shown a document already", async () => {
    const walked = await walkTo("faceless.seen@example.com", "IDENTITY_VERIFICATION");
    await showWithoutFace(walked);
    const { client, uuid } = walked;
    const isOffered = async () => (await identityNow(walked)).questions.isOffered;
    expect(await isOffered()).toBe(true);
    await asking(false);
    expect(await isOffered()).toBe(false);
    const ask = () => client.send(askIdentityQuestions, { params: { uuid } });
    await expect(ask()).rejects.toMatchObject({ status: 409, problem: { step: "IDENTITY_VERIFICATION" } });
    await asking(true);
    await ask();
    expect((await identityNow(walked)).questions.asked).toHaveLength(5);
    // Whoever is being asked waits for a person from then on, as whoever has no questions does.
    await asking(false);
    expect(await identityNow(walked)).toMatchObject({ state: "REVIEW", questions: { isOffered: false, asked: [] } });
  });

  it("is when people answer, in the chat and by telephone", async () => {
    expect(await told("en")).not.toContain("Tuesday");
    await set("hours", (latest) => ({
      OPS_CHAT: onlyTuesdays(latest["OPS_CHAT"], "13:00"),
      OPS_PHONE: onlyTuesdays(latest["OPS_PHONE"], "14:00"),
    }));
    expect(await told("en")).toMatch(/chat Tuesday.* 1.*3.*telephone.*Tuesday.* 2.*3/);
    expect(await told("es")).toMatch(/chat martes.*teléfono.*martes/);
  });
});
