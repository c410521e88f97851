import { emptiedSigner, withoutNameRead } from "@gable/domain/signers/emptied-signer.ts";
import { papersOfSigners } from "@gable/domain/signers/signer-papers.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerContact } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { factsContext, holdApplication, loadApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { messagesAbout } from "../notifications/mail.ts";
import { type ErasureGround, type Kept, keptFor } from "./kept-for.ts";
import { ordersOfSigners } from "./own-checks.ts";

/** A place in which somebody signs an application of somebody else. */
interface Seat extends Kept {
  readonly signerUuid: string;
}

export async function seatsOf(db: Database, identityUuid: string): Promise<Seat[]> {
  const rows = await db
    .selectFrom("signers")
    .innerJoin("applications", "applications.uuid", "signers.application_uuid")
    .select(["signers.uuid as signerUuid", "applications.uuid"])
    .where("signers.identity_uuid", "=", identityUuid)
    .where("applications.erased_at", "is", null)
    .execute();
  return rows.map((row) => ({ ...row, identityUuid }));
}

/**
 * Takes out of an application what is of somebody who signed it, once nothing keeps the application any more: by the borrower's own rule,
 * and whether or not the borrower wishes theirs deleted. The deed's recording and the notary's journal name every owner, and go with the
 * application.
 */
export async function eraseSeat(ground: ErasureGround, seat: Seat, now: Date): Promise<"erased" | "held" | "kept"> {
  const left = await ground.db.transaction().execute(async (trx) => {
    await holdApplication(trx, seat.uuid);
    return (await keptFor(ground, trx, seat, now)) ?? takeOut(ground, trx, seat, now);
  });
  if (typeof left === "string") return left;
  for (const key of left) await ground.documents.remove(key);
  return "erased";
}

/** Returns where the files of their papers lie. */
async function takeOut(ground: ErasureGround, trx: Transaction, seat: Seat, now: Date): Promise<string[]> {
  const { uuid, identityUuid, signerUuid } = seat;
  const at = now.toISOString();
  const { file, seal } = await loadApplication(ground, trx, uuid);
  const signer = file.facts.signers.find((one) => one.uuid === signerUuid);
  const papers = papersOfSigners({ ...file.facts, signers: signer ? [signer] : [] });
  const stored = papers.size === 0 ? [] : await takePapers(trx, uuid, [...papers]);
  const { askedIdentityChecks: asked } = file.facts;
  const facts = {
    ...file.facts,
    signers: file.facts.signers.map((one) => (one.uuid === signerUuid ? emptiedSigner(one) : one)),
    ...(asked && {
      askedIdentityChecks: asked.map((one) => (one.signerUuid === signerUuid ? withoutNameRead(one) : one)),
    }),
  };
  await trx
    .updateTable("applications")
    .set({ sealed_facts: seal.sealJson(facts, factsContext(uuid)), updated_at: at })
    .where("uuid", "=", uuid)
    .execute();
  const orders = [...(await ordersOfSigners(trx, [uuid]))].flatMap(([order, of]) => (of === signerUuid ? [order] : []));
  if (orders.length > 0)
    await trx
      .deleteFrom("vendor_exchanges")
      .where("application_uuid", "=", uuid)
      .where("order_id", "in", orders)
      .execute();
  for (const table of ["adopted_signatures", "form_drafts"] as const)
    await trx
      .deleteFrom(table)
      .where("application_uuid", "=", uuid)
      .where("identity_uuid", "=", identityUuid)
      .execute();
  if (signer) await takeMessages(ground, trx, uuid, addressesOf(signer.contact, file.facts));
  await trx.deleteFrom("one_time_secrets").where("signer_uuid", "=", signerUuid).execute();
  await trx.updateTable("signers").set({ identity_uuid: null }).where("uuid", "=", signerUuid).execute();
  await appendEvents(trx, uuid, { kind: "system" }, at, [
    { type: "signer-erased", detail: { signer: signerUuid, documents: stored.length }, sealed: null },
  ]);
  return stored;
}

async function takePapers(trx: Transaction, application: string, papers: readonly string[]): Promise<string[]> {
  const versions = await trx
    .selectFrom("document_versions")
    .select("storage_key")
    .where("document_uuid", "in", papers)
    .execute();
  await trx
    .updateTable("documents")
    .set({ title: "Deleted", language: null })
    .where("application_uuid", "=", application)
    .where("uuid", "in", papers)
    .execute();
  return versions.map(({ storage_key }) => storage_key);
}

/** A mailbox or a phone that is the borrower's too stays: what went there may be the borrower's. */
const addressesOf = ({ email, phone }: SignerContact, { answers }: Facts): ReadonlySet<string> =>
  new Set([
    ...(email !== undefined && email !== answers.email ? [email] : []),
    ...(phone !== undefined && phone !== answers.phone ? [phone] : []),
  ]);

/** Messages are sealed: whom one went to is seen once it is open. */
async function takeMessages(
  { sealing }: ErasureGround,
  trx: Transaction,
  application: string,
  theirs: ReadonlySet<string>,
): Promise<void> {
  const sent = await messagesAbout(sealing, trx, application);
  const uuids = sent.flatMap(({ uuid, to }) => (theirs.has(to) ? [uuid] : []));
  if (uuids.length > 0) await trx.deleteFrom("outbox").where("uuid", "in", uuids).execute();
}
