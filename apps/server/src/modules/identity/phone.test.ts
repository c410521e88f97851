import { application, status } from "@gable/contract/calls/application.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { advanceClock } from "@gable/contract/calls/development.ts";
import { identityCheck } from "@gable/contract/calls/identity-check.ts";
import {
  checkFromPhone,
  handToPhone,
  handToSignersPhone,
  openPhone,
  phonePictures,
  uploadFromPhone,
} from "@gable/contract/calls/identity-phone.ts";
import { endOtherSessions, sessions } from "@gable/contract/calls/identity-settings.ts";
import { readSignerIntro, signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { signerIdentityCheck } from "@gable/contract/calls/signers-identity.ts";
import { type BorrowerClient, createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const QUARTER_MS = 15 * 60_000;

const codeIn = (link: string): string => new URL(link).hash.slice(1);
const photograph = (phone: BorrowerClient, type: "PASSPORT_FRONT" | "PORTRAIT") =>
  phone.send(uploadFromPhone, { body: { type }, file: new Blob([pixel]) });
const refused = (code: string) => ({ body: expect.objectContaining({ code }) as unknown });
const sentTo = async (sandboxUrl: string, query: string) =>
  (await fetch(`${sandboxUrl}/inbox.json?${query}`)).json() as Promise<{ text?: string }[]>;

describe("a phone that takes the pictures of an ID", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, { persona: "straight-approval", until: "IDENTITY_VERIFICATION" });
  });
  afterAll(() => product.close());

  const newPhone = (): BorrowerClient => createBorrowerClient(product.url, "gable");
  const params = () => ({ uuid: walked.uuid });
  const hand = (by: "screen" | "text" | "mail" = "screen") =>
    walked.client.send(handToPhone, { params: params(), body: { by } });
  const standing = async () => (await walked.client.send(identityCheck, { params: params() })).phone.state;
  const open = async (link: string, phone = newPhone()): Promise<BorrowerClient> => {
    await phone.send(openPhone, { body: { code: codeIn(link) } });
    return phone;
  };

  it("is good for nothing else", async () => {
    const phone = await open((await hand()).link);
    for (const call of [status, application])
      await expect(phone.send(call, { params: params() })).rejects.toMatchObject(refused("pictures-only"));
    await expect(phone.send(sessions, {})).rejects.toMatchObject(refused("pictures-only"));
    await expect(phone.send(signerDesk, {})).rejects.toMatchObject(refused("pictures-only"));
    await expect(walked.client.send(phonePictures, {})).rejects.toMatchObject(refused("not-a-phone"));
    expect(await walked.client.send(sessions, {})).toHaveLength(1);
    expect(await phone.send(phonePictures, {})).toEqual({
      state: "NOT_STARTED",
      reason: null,
      attemptsLeft: 3,
      firstName: "Ada",
      request: null,
      asksBirthDate: false,
      isDone: false,
    });
  });

  it("comes by a link that works once, and a later link makes void", async () => {
    const first = (await hand()).link;
    expect(await standing()).toBe("WAITING");
    const phone = await open(first);
    expect(await standing()).toBe("OPEN");
    await expect(open(first)).rejects.toMatchObject(refused("phone-link-used"));
    const [second, third] = [(await hand()).link, (await hand()).link];
    await expect(photograph(phone, "PORTRAIT")).rejects.toMatchObject(refused("phone-link-used"));
    await expect(open(second)).rejects.toMatchObject(refused("phone-link-used"));
    await expect(open("https://x.example/#a-link-that-nobody-has")).rejects.toMatchObject(
      refused("phone-link-unknown"),
    );
    expect(await open(third).then(() => standing())).toBe("OPEN");
  });

  it("comes by no link that was made before the borrower logged every other device out", async () => {
    const { link } = await hand();
    await walked.client.send(endOtherSessions, {});
    await expect(open(link)).rejects.toMatchObject(refused("phone-link-used"));
  });

  it("comes within a quarter of an hour", async () => {
    const { link } = await hand();
    await walked.client.send(advanceClock, { body: { byMs: QUARTER_MS, applicationUuid: walked.uuid } });
    expect(await standing()).toBe("EXPIRED");
    await expect(open(link)).rejects.toMatchObject(refused("phone-link-expired"));
  });

  it("is reached by text or mail, at the borrower's own number and address", async () => {
    const { link } = await hand("mail");
    const [mail] = await until(
      () => sentTo(product.sandbox.url, `to=${encodeURIComponent(walked.email)}`),
      (seen) => seen.some(({ text }) => text?.includes(link)),
    ).then((seen) => seen.filter(({ text }) => text?.includes(link)));
    expect(mail?.text).toContain("within 15 minutes");
    const texted = await hand("text");
    const { phone } = walked.persona.fill;
    await until(
      () => sentTo(product.sandbox.url, `to=${encodeURIComponent(phone.replace(/\D/g, "").slice(-10))}`),
      (seen) => seen.some(({ text }) => text?.includes(texted.link)),
    );
  });

  it("does its part, and the browser in which the borrower is logged in goes on", async () => {
    const phone = await open((await hand()).link);
    await expect(
      phone.send(uploadFromPhone, { body: { type: "BANK_STATEMENT" as "PORTRAIT" }, file: new Blob([pixel]) }),
    ).rejects.toMatchObject({ status: 400 });
    const { uuid: frontUuid } = await photograph(phone, "PASSPORT_FRONT");
    const { uuid: selfieUuid } = await photograph(phone, "PORTRAIT");
    const before = await walked.client.send(status, { params: params() });
    await phone.send(checkFromPhone, { body: { kind: "PASSPORT", frontUuid, selfieUuid } });
    await until(
      () => walked.client.send(status, { params: params() }),
      ({ step }) => step !== "IDENTITY_VERIFICATION" && step !== "WAITING_FOR_IDENTITY",
    );
    expect(before.step).toBe("IDENTITY_VERIFICATION");
    expect(await standing()).toBe("DONE");
    expect(await phone.send(phonePictures, {})).toMatchObject({ state: "PASSED", isDone: true });
    await expect(photograph(phone, "PORTRAIT")).rejects.toMatchObject(refused("phone-link-used"));
    await expect(hand()).rejects.toMatchObject({ status: 409 });
  });

  it("takes what staff ask for later, says what that is, and can do it again once it is sent back", async () => {
    const own = await walkIn(product, {
      persona: "straight-approval",
      email: "asked.by.phone@example.com",
      until: "HMDA",
    });
    const theirs = { uuid: own.uuid };
    const comments = "Your license has run out. Send your passport.";
    await asStaff(own, {
      act: "raise-condition",
      categoryEnum: "IDENTITY_DOCUMENT_FRAUD_REVIEW",
      comments,
      documents: 1,
      priorTo: "funding",
    });
    const asked = async () => (await own.client.send(conditions, { params: theirs })).at(0);
    const conditionUuid = (await asked())?.uuid ?? "";
    const ask = () =>
      own.client.send(handToPhone, { params: theirs, body: { by: "screen", conditionUuid } }).then(({ link }) => link);
    await expect(
      own.client.send(handToPhone, { params: theirs, body: { by: "screen", conditionUuid: own.uuid } }),
    ).rejects.toMatchObject({ status: 404 });

    const give = async () => {
      const phone = await open(await ask());
      expect(await phone.send(phonePictures, {})).toMatchObject({
        state: "NOT_STARTED",
        asksBirthDate: false,
        isDone: false,
      });
      const { uuid: frontUuid } = await photograph(phone, "PASSPORT_FRONT");
      const { uuid: selfieUuid } = await photograph(phone, "PORTRAIT");
      await phone.send(checkFromPhone, { body: { kind: "PASSPORT", frontUuid, selfieUuid } });
      return phone;
    };
    const first = await open(await ask());
    // As a person wrote it, with the language that it is in; what the product words is given in both.
    expect((await first.send(phonePictures, {})).request).toMatchObject({
      commentsToBorrower: comments,
      inWords: {},
      writtenIn: "en",
    });
    const phone = await give();
    expect((await phone.send(phonePictures, {})).isDone).toBe(true);
    expect((await own.client.send(identityCheck, { params: theirs })).phone).toMatchObject({
      conditionUuid,
      state: "DONE",
    });
    expect((await asked())?.actionNeeded).toBe(false);
    await expect(ask()).rejects.toMatchObject({ status: 409 });

    await asStaff(own, { act: "return-papers", condition: conditionUuid, reason: "unreadable" });
    expect((await asked())?.actionNeeded).toBe(true);
    await give();
    expect((await asked())?.actionNeeded).toBe(false);
  });

  it("takes those of who signs beside the borrower, with their date of birth", async () => {
    const { headers } = await openSigner(product, await openBorrower(product));
    const theo = createBorrowerClient(product.url, "gable", headers.authorization);
    await expect(theo.send(handToSignersPhone, { body: { by: "screen" } })).rejects.toMatchObject({ status: 409 });
    await theo.send(readSignerIntro, {});
    await expect(theo.send(handToSignersPhone, { body: { by: "text" } })).rejects.toMatchObject({ status: 400 });
    const phone = await open((await theo.send(handToSignersPhone, { body: { by: "screen" } })).link);
    expect(await phone.send(phonePictures, {})).toMatchObject({ firstName: "Theo", asksBirthDate: true });
    const { uuid: frontUuid } = await photograph(phone, "PASSPORT_FRONT");
    const kind = "PASSPORT" as const;
    const pictures = { kind, frontUuid, withoutFace: true } as const;
    await expect(phone.send(checkFromPhone, { body: pictures })).rejects.toMatchObject({ status: 400 });
    const birthDate = "1983-12-11";
    await expect(phone.send(checkFromPhone, { body: { kind, frontUuid, birthDate } })).rejects.toMatchObject({
      status: 400,
      problem: { fields: { selfieUuid: ["required"] } },
    });
    await phone.send(checkFromPhone, { body: { ...pictures, birthDate } });
    // Nobody passes by a document alone: a person compares the face.
    const seen = await until(
      () => theo.send(signerIdentityCheck, {}),
      ({ state }) => state !== "CHECKING",
    );
    expect([seen.phone.state, seen.state, seen.reason]).toEqual(["DONE", "REVIEW", "face-not-compared"]);
    await expect(phone.send(signerDesk, {})).rejects.toMatchObject(refused("pictures-only"));
  });
});
