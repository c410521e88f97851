import { addPhoneNumber, sendPhoneCode } from "@gable/contract/calls/conditions.ts";
import { earlyDisclosure } from "@gable/contract/calls/disclosures.ts";
import {
  joinAsSigner,
  openInvitation,
  renewInvitation,
  sendSignerCode,
  signers,
} from "@gable/contract/calls/signers.ts";
import { readSignerIntro, signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { checkSignerIdentity, signerIdentityCheck } from "@gable/contract/calls/signers-identity.ts";
import { uploadSignerDocument } from "@gable/contract/calls/signers-papers.ts";
import {
  adoptSignerSignature,
  answerNotaryAsSigner,
  arriveAtOfficeAsSigner,
  joinNotaryAsSigner,
  signDeedAsSigner,
  signerNotary,
  signerSigning,
  signSignerDocument,
} from "@gable/contract/calls/signers-signing.ts";
import { generations } from "@gable/domain/people/generation.ts";
import { toE164 } from "@gable/domain/people/phone.ts";
import { type BorrowerClient, createBorrowerClient } from "./borrower-client.ts";
import { answersTo } from "./closing-moves.ts";
import type { SeatedSigner, Walk } from "./move.ts";
import { pdfText } from "./pdf-text.ts";
import { pixel } from "./pixel.ts";
import { consent } from "./register.ts";
import { until } from "./verification-moves.ts";

type Fill = SeatedSigner["fill"];
type Household = Pick<Walk, "persona" | "sandboxUrl" | "email">;

/** Long enough, and not the borrower's. */
export const SIGNER_PASSWORD = "another quiet street in May";
const relations = { spouse: "SPOUSE", "co-owner": "OTHER", trustee: "TRUSTEE" } as const;

/** The mailbox of a signer: of their own in each walk, so that the same persona can walk more than once. */
export const mailboxOf = (signer: Fill, { email }: Pick<Walk, "email">): string =>
  `${signer.name.first.toLowerCase()}.${email}`;

/** The people whom the borrower names, reachable by mail. */
export const companionsOf = ({ persona, email }: Pick<Walk, "persona" | "email">) =>
  persona.fill.signers.map((signer) => ({
    firstName: signer.name.first,
    ...(signer.name.middle && { middleName: signer.name.middle }),
    lastName: signer.name.last,
    suffix: generations.find((generation) => generation === signer.name.suffix),
    relation: relations[signer.relation],
    email: mailboxOf(signer, { email }),
  }));

/** The first who signs beside a borrower, as staff name them. Throws where nobody does. */
export async function uuidOfSigner({ client, uuid }: Pick<Walk, "client" | "uuid">): Promise<string> {
  const [first] = (await client.send(signers, { params: { uuid } })).signers;
  if (!first) throw new Error("Nobody signs beside this borrower.");
  return first.uuid;
}

interface Message {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** Waits for the newest message to a mailbox that holds something, and gives that. */
export async function mailed(
  sandboxUrl: string,
  to: string,
  find: (message: Message) => string | undefined,
): Promise<string> {
  const foundIn = (messages: readonly Message[]) => messages.map(find).find((found) => found !== undefined);
  const messages = await until(
    async () => (await (await fetch(`${sandboxUrl}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as Message[],
    (seen) => foundIn(seen) !== undefined,
  );
  return foundIn(messages) ?? "";
}

const INVITATION = /heloc-signer\/login\?code=([\w-]+)/;

/** The code of the newest invitation in a mailbox or on a phone. */
export const invitationIn = (sandboxUrl: string, to: string): Promise<string> =>
  mailed(sandboxUrl, to, ({ text }) => INVITATION.exec(text)?.[1]);

/** The newest six digits in a mailbox or on a phone. */
export const digitsIn = (sandboxUrl: string, to: string): Promise<string> =>
  mailed(sandboxUrl, to, ({ subject, text }) => /, (\d{6}) /.exec(subject ?? text)?.[1]);

/** The six digits that an act sends, and not those of before. */
export async function newDigits(sandboxUrl: string, to: string, send: () => Promise<unknown>): Promise<string> {
  const before = await (await fetch(`${sandboxUrl}/inbox.json?to=${encodeURIComponent(to)}`)).text();
  await send();
  return mailed(sandboxUrl, to, ({ subject, text }) => {
    const found = /, (\d{6}) /.exec(subject ?? text)?.[1];
    return found && !before.includes(found) ? found : undefined;
  });
}

/** Reads the sample document, in which four digits stand. */
export async function demonstrationCode(client: BorrowerClient): Promise<string> {
  const sample = await client.open(earlyDisclosure, { params: { kind: "ESIGN_DISCLOSURE" }, query: {} });
  return /Your code is (\d{4})/.exec(await pdfText(new Uint8Array(await sample.arrayBuffer())))?.[1] ?? "";
}

/** Follows an invitation with the code and the digits that were mailed, and consents. The client has the signer's session then. */
export async function followInvitation(
  client: BorrowerClient,
  sandboxUrl: string,
  to: string,
  password = SIGNER_PASSWORD,
  appCode?: string,
): Promise<{ code: string; signerUuid: string }> {
  const code = await openedInvitation(client, sandboxUrl, to);
  const digits = await newDigits(sandboxUrl, to, () =>
    client.send(sendSignerCode, { body: { code, channel: "mail" } }),
  );
  const { signerUuid } = await client.send(joinAsSigner, {
    body: {
      code,
      digits,
      password,
      ...(appCode && { appCode }),
      consents: [consent("ELECTRONIC_RECORDS", "en"), consent("TERMS_OF_USE", "en")],
      demonstrationCode: await demonstrationCode(client),
    },
  });
  return { code, signerUuid };
}

/** The code of the invitation in the mailbox, opened; of a new one where that has expired, which is asked for. */
async function openedInvitation(client: BorrowerClient, sandboxUrl: string, to: string): Promise<string> {
  const first = await invitationIn(sandboxUrl, to);
  const { state } = await client.send(openInvitation, { body: { code: first } });
  if (state !== "EXPIRED") return first;
  await client.send(renewInvitation, { body: { code: first } });
  const code = await mailed(sandboxUrl, to, ({ text }) => {
    const found = INVITATION.exec(text)?.[1];
    return found === first ? undefined : found;
  });
  await client.send(openInvitation, { body: { code } });
  return code;
}

/** Reads the introduction and shows an identity document, once as often as it takes. */
export async function showWho(client: BorrowerClient, birthDate: string): Promise<void> {
  await client.send(readSignerIntro, {});
  const picture = { file: new Blob([pixel], { type: "image/png" }), fileName: "picture.png" };
  for (;;) {
    const front = await client.send(uploadSignerDocument, { body: { type: "DRIVERS_LICENSE_FRONT" }, ...picture });
    const back = await client.send(uploadSignerDocument, { body: { type: "DRIVERS_LICENSE_BACK" }, ...picture });
    const face = await client.send(uploadSignerDocument, { body: { type: "PORTRAIT" }, ...picture });
    const pictures = { frontUuid: front.uuid, backUuid: back.uuid, selfieUuid: face.uuid };
    await client.send(checkSignerIdentity, { body: { kind: "DRIVERS_LICENSE", ...pictures, birthDate } });
    const { state } = await until(
      () => client.send(signerIdentityCheck, {}),
      (seen) => seen.state !== "CHECKING",
    );
    if (state !== "RETRY") return;
  }
}

/** What there is to sign, once it is written: that begins when it is known who the signer is. */
export const papersWritten = (client: BorrowerClient) =>
  until(
    () => client.send(signerSigning, {}),
    ({ isReady }) => isReady,
  );

/** Adopts a signature and signs the papers that were drawn for this signer. */
export async function signNotices(client: BorrowerClient, officeCode?: string): Promise<void> {
  const ready = await papersWritten(client);
  const { signerName } = ready;
  if (officeCode !== undefined && ready.office && !ready.office.arrived)
    await client.send(arriveAtOfficeAsSigner, { body: { code: officeCode } });
  if (!ready.adopted) {
    const initials = signerName
      .split(" ")
      .map((word) => word[0])
      .join("");
    await client.send(adoptSignerSignature, { body: { typedName: signerName, initials, intent: true } });
  }
  for (const paper of ready.documents.filter(({ signed }) => !signed)) {
    await client.send(signSignerDocument, {
      params: { document: paper.uuid },
      body: { sha256: paper.sha256, fieldIds: paper.fields.map(({ id }) => id) },
    });
  }
}

/** The signer's own part before the notary: questions, then the deed. */
export async function meetNotaryAsSigner(client: BorrowerClient, household: Pick<Household, "persona">): Promise<void> {
  const { state } = household.persona.fill.address;
  const ready = { document: true, quietRoom: true, recording: true, camera: true, microphone: true } as const;
  await client.send(joinNotaryAsSigner, { body: { ready, state } });
  const { questions } = await client.send(signerNotary, {});
  await client.send(answerNotaryAsSigner, { body: { answers: answersTo(questions, household) } });
  const { deed } = await client.send(signerNotary, {});
  await client.send(signDeedAsSigner, { body: { sha256: deed?.sha256 ?? "" } });
}

/** Opens a browser for each of them; nobody is logged in yet. */
export const signersOf = (walk: Household, url: string, orgCode: string): SeatedSigner[] =>
  walk.persona.fill.signers.map((fill) => ({
    client: createBorrowerClient(url, orgCode),
    fill,
    mailbox: mailboxOf(fill, walk),
  }));

/** A signer's desk, seen through their own session. */
export const deskOf = (client: BorrowerClient) => client.send(signerDesk, {});

/** Confirms a phone number as its owner does: by the digits that come to it. */
export async function givePhone(
  { client, uuid }: { readonly client: Pick<BorrowerClient, "send">; readonly uuid: string },
  sandboxUrl: string,
  phone: string,
): Promise<void> {
  await client.send(sendPhoneCode, { params: { uuid }, body: { phone } });
  const code = await mailed(
    sandboxUrl,
    toE164(phone).slice("+1".length),
    ({ subject, text }) => /: (\d{6}) is your code/.exec(subject ?? text)?.[1],
  );
  await client.send(addPhoneNumber, { params: { uuid }, body: { phone, code } });
}
