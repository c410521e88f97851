import type { Lender } from "@gable/domain/organisations/lender.ts";
import { isExpired, isReachable } from "@gable/domain/signers/invitation.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { signerEnd } from "@gable/domain/workflow/signers/signer-progress.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { holdApplication, loadApplication } from "../../workflow/application-store.ts";
import { findByCode, type SignerRow } from "./signer-store.ts";

export type DoorState = "OPEN" | "JOINED" | "EXPIRED" | "VOID" | "DECLINED" | "OVER";

/** An invitation as it was found by its code. */
export interface Door {
  readonly row: SignerRow;
  readonly file: LoanFile;
  readonly signer: SignerFacts;
  readonly state: DoorState;
}

/** Finds what a code leads to. An unknown code and one that was replaced answer alike. */
export async function openDoor(ctx: Context, db: Database, lender: Lender, code: string): Promise<Door> {
  const row = await findByCode(db, lender.orgCode, code);
  const file = row && (await loadApplication(ctx, db, row.application_uuid)).file;
  const signer = file?.facts.signers.find(({ uuid }) => uuid === row?.uuid);
  if (!row || !file || !signer?.invitation) {
    throw new Refusal(
      404,
      "invitation-unknown",
      "This code leads nowhere. Look at the latest message, or ask who invited you for another.",
    );
  }
  return { row, file, signer, state: stateOf(file, signer, ctx.clock.now(file.uuid).toISOString()) };
}

/** As `openDoor`, of an application that nobody else changes until the transaction ends: what it leads to stays what it is. */
export async function holdDoor(ctx: Context, trx: Transaction, lender: Lender, code: string): Promise<Door> {
  const row = await findByCode(trx, lender.orgCode, code);
  if (row) await holdApplication(trx, row.application_uuid);
  return openDoor(ctx, trx, lender, code);
}

function stateOf(file: LoanFile, signer: SignerFacts, now: string): DoorState {
  const end = signerEnd(file, signer);
  if (end === "declined") return "DECLINED";
  // Who signed here may still read their papers; who never came has nothing to come to.
  if (signer.joinedAt) return "JOINED";
  if (end !== null) return "OVER";
  if (!signer.invitation || !isExpired(signer.invitation, now)) return "OPEN";
  // It reached somebody else: nobody has said yet where they are.
  return isReachable(signer.contact) ? "EXPIRED" : "VOID";
}

/** Refuses unless the invitation is in one of these states, in words for the one that it is in. */
export function demandState(door: Door, ...states: readonly DoorState[]): void {
  if (states.includes(door.state)) return;
  throw new Refusal(410, `invitation-${door.state.toLowerCase()}`, words[door.state]);
}

const words: Readonly<Record<DoorState, string>> = {
  OPEN: "This invitation is still good.",
  JOINED: "This invitation was used. Log in with your password.",
  EXPIRED: "This invitation has expired. Ask for a new one here.",
  VOID: "This link is void. Ask who needs your signature for another invitation.",
  DECLINED: "You said that you do not sign. Ask who invited you for another invitation if that has changed.",
  OVER: "There is nothing to sign any more.",
};

/** Changes what is known of somebody who is not logged in; the invitation speaks for them. */
export function changeBehindDoor(
  ctx: Context,
  trx: Transaction,
  { file, signer }: Door,
  event: string,
  change: (signer: SignerFacts, now: Date) => SignerFacts | undefined,
): Promise<unknown> {
  return advance(ctx, trx, file.uuid, { kind: "system" }, ({ facts }, now) => {
    const present = facts.signers.find(({ uuid }) => uuid === signer.uuid);
    const changed = present && change(present, now);
    if (!changed) return undefined;
    return {
      event,
      facts: { signers: facts.signers.map((other) => (other.uuid === signer.uuid ? changed : other)) },
      detail: { signer: signer.uuid },
    };
  });
}
