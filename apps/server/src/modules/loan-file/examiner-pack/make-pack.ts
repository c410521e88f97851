import { X509Certificate } from "node:crypto";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { callWords } from "@gable/domain/staff/call-words.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../../context.ts";
import type { Database } from "../../../database/transaction.ts";
import type { Sealing } from "../../../sealing/sealing.ts";
import { loadApplication } from "../../../workflow/application-store.ts";
import { writeZip, type ZipMember } from "../../../zip/zip.ts";
import { shownTo } from "../../experiments/shown-variants.ts";
import { signDigest } from "../../signing/cms-signature.ts";
import type { SealingIdentity } from "../../signing/sealing-identity.ts";
import { signatureRecords } from "../../signing/signature-records.ts";
import type { Policies } from "../../underwriting/policies.ts";
import { namesOf } from "../list-events.ts";
import { listNotes } from "../notes.ts";
import { packDecisions } from "./pack-decisions.ts";
import { packEmployment } from "./pack-employment.ts";
import { packIndex } from "./pack-index.ts";
import { jsonMember, MANIFEST, type PackEvent, type PackManifest, SIGNATURE, sha256Of } from "./pack-manifest.ts";
import { packPapers } from "./pack-papers.ts";
import { packConsents, packDeliveries, packNotices } from "./pack-people.ts";
import { packRecordings } from "./pack-recordings.ts";

export interface PackGround {
  readonly db: Database;
  readonly sealing: Sealing;
  readonly documents: Context["documents"];
  readonly policies: Policies;
  readonly lender: Lender;
  /** The lender's key for documents. */
  readonly identity: SealingIdentity;
}

/** What each record holds, in the order in which an examiner asks for it. */
const contents = [
  ["manifest.json", "what is in here, with the SHA-256 of each file; manifest.p7s is its signature by the lender"],
  ["consents.json", "every consent, with the words that were read"],
  ["deliveries.json", "every notice and document: handed over, opened, confirmed"],
  ["notices.json", "every notice that law calls for, its source, and when it went out"],
  ["decisions.json", "every decision with all that it was made of: inputs, policy, answer"],
  ["judgements.json", "what staff accepted about a person, who, when and on what they had looked at"],
  ["employment.json", "what the employer answered, and until when the line could be opened on it"],
  ["signatures.json", "the evidence of each signature"],
  ["recordings.json", "sessions by video with the lender's notaries; the films are below recordings/"],
  ["events.json", "the log, each entry bound to all before it by its hash"],
  ["inquiries.json", "what was asked of outside services, when, and with which status of HTTP it ended"],
  [
    "variants.json",
    "what the borrower's pages showed of what may differ from one borrower to the next, and since when",
  ],
  ["staff.json", "who of the lender looked at the application or acted on it"],
  ["notes.json", "what staff noted"],
  ["documents.json", "the documents, and where each state of their bytes is below documents/"],
] as const;

const README = `This pack is the record of one application for a home equity line of credit.

index.html       opens in any browser: every record and document, and the story
${contents.map(([file, holds]) => `${file.padEnd(17)}${holds}`).join("\n")}

To verify it without any connection: npm run examiner-pack:verify -- FILE.zip
`;

/** The record of an application for an examiner: an archive that can be verified without us. Nothing is changed. */
export async function makePack(ground: PackGround, applicationUuid: string, madeAt: Date): Promise<Buffer> {
  const { db, sealing, lender, identity } = ground;
  const { file, seal } = await loadApplication({ sealing }, db, applicationUuid);
  const log = await db
    .selectFrom("events")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .orderBy("sequence")
    .execute();
  const events = log.map(
    (row): PackEvent => ({
      sequence: row.sequence,
      at: row.at,
      type: row.type,
      actor: row.actor as PackEvent["actor"],
      detail: row.detail as PackEvent["detail"],
      sealed: row.sealed?.toString("base64") ?? null,
      hash: row.hash.toString("hex"),
    }),
  );
  const changes = log.flatMap(({ sequence, sealed }) =>
    sealed ? [{ sequence, facts: seal.openJson(sealed, `event:${applicationUuid}`) }] : [],
  );
  const papers = await packPapers(ground, seal, applicationUuid);
  const recordings = await packRecordings(ground, seal, file.facts);
  const company = lender.orgMetaData.other.footerData.companyName;
  const members: ZipMember[] = [
    { name: "README.txt", bytes: Buffer.from(README) },
    packIndex(file, { lender: company, madeAt: madeAt.toISOString(), contents }, papers.index, events),
    jsonMember("consents.json", packConsents(file, lender)),
    jsonMember("deliveries.json", packDeliveries(file)),
    jsonMember("notices.json", packNotices(file)),
    jsonMember("decisions.json", packDecisions(changes, ground.policies, file.orgCode)),
    jsonMember("judgements.json", await judgementsOf(db, file.facts)),
    jsonMember("employment.json", packEmployment(changes, file.facts)),
    jsonMember("signatures.json", await signatureRecords(db, seal, applicationUuid)),
    jsonMember("recordings.json", recordings.index),
    jsonMember("events.json", events),
    jsonMember("inquiries.json", await inquiriesOf(db, applicationUuid)),
    jsonMember("variants.json", await shownTo(db, applicationUuid)),
    jsonMember("staff.json", await staffActionsOf(db, applicationUuid)),
    jsonMember("notes.json", await listNotes({ sealing }, db, applicationUuid)),
    jsonMember("documents.json", papers.index),
    ...papers.members,
    ...recordings.members,
  ];
  const manifest: PackManifest = {
    format: 1,
    applicationUuid,
    loanNumber: file.loanNumber,
    lender: company,
    madeAt: madeAt.toISOString(),
    chain: { events: events.length, head: events.at(-1)?.hash ?? "" },
    authorityCertificate: identity.authorityCertificate,
    members: members.map(({ name, bytes }) => ({ name, sha256: sha256Of(bytes), bytes: bytes.length })),
  };
  const listed = jsonMember(MANIFEST, manifest);
  const signature = signDigest(Buffer.from(sha256Of(listed.bytes), "hex"), {
    signingCertificate: new X509Certificate(identity.signingCertificate).raw,
    authorityCertificate: new X509Certificate(identity.authorityCertificate).raw,
    privateKeyPem: identity.signingPrivateKey,
  });
  return writeZip([listed, { name: SIGNATURE, bytes: signature }, ...members]);
}

async function judgementsOf(db: Database, { judgements = [] }: Facts) {
  const names = await namesOf(
    db,
    judgements.map(({ by }) => by),
  );
  return judgements.map(({ by, ...judged }) => ({ ...judged, by: names.get(by) ?? by }));
}

/** Without what was asked and answered, which is full of what the examiner has in the documents already. */
const inquiriesOf = (db: Database, applicationUuid: string) =>
  db
    .selectFrom("vendor_exchanges")
    .select(["kind", "order_id as order", "outcome", "sent_at as sentAt", "answered_at as answeredAt"])
    .where("application_uuid", "=", applicationUuid)
    .orderBy("sent_at")
    .execute();

async function staffActionsOf(db: Database, applicationUuid: string) {
  const actions = await db
    .selectFrom("staff_actions")
    .innerJoin("staff", "staff.uuid", "staff_actions.staff_uuid")
    .select(["staff_actions.at", "staff.name", "staff_actions.role", "staff_actions.call", "staff_actions.outcome"])
    .where("staff_actions.application_uuid", "=", applicationUuid)
    .orderBy("staff_actions.at")
    .execute();
  return actions.map((action) => ({ ...action, what: callWords[action.call]?.en ?? action.call }));
}
