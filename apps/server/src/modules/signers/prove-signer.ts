import type { BodyOf } from "@gable/contract/call.ts";
import type { logInAsSigner, logInAsSignerWithPasskey } from "@gable/contract/calls/signers.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { type OpenedBy, openSession } from "../../http/session.ts";
import { forgiveAttempt, tryPassword } from "../session/log-in.ts";
import { provePasskey } from "../session/passkey-log-in.ts";
import { isPassword } from "../session/passwords.ts";
import type { RelyingParty } from "../session/relying-party.ts";
import { findByCode, findByIdentity, findByMailbox, type SignerRow } from "./signer-store.ts";

export interface Proven {
  readonly signerUuid: string;
  readonly open: (db: Database, lender: Lender, userAgent: string) => Promise<string>;
}

/**
 * Who logs in to sign. Where two people share a mailbox the password says which of them it is. Wrong mailbox, wrong code, wrong
 * password and a resting account are answered with the same words.
 */
export async function proveSigner(ctx: Context, lender: Lender, given: BodyOf<typeof logInAsSigner>): Promise<Proven> {
  const db = ctx.database.kysely;
  if (given.email === undefined && given.code === undefined) throw invalid({ email: ["required"] });
  const found =
    given.code === undefined
      ? await findByMailbox(db, lender.orgCode, given.email ?? "")
      : [await findByCode(db, lender.orgCode, given.code)];
  const seats = found.filter((row): row is SignerRow & { identity_uuid: string } => row?.identity_uuid != null);
  const tried: string[] = [];
  for (const identityUuid of new Set(seats.map(({ identity_uuid }) => identity_uuid))) {
    // Under rule v1 the account may be one of before, with a second step: where that is refused the password was right.
    const openedBy = await tryPassword(ctx, lender, identityUuid, given.password, given.appCode);
    if (openedBy === "wrong") tried.push(identityUuid);
    if (openedBy === "wrong" || openedBy === "resting") continue;
    for (const other of tried) await forgiveAttempt(ctx, other);
    const seat = seats.find(({ identity_uuid }) => identity_uuid === identityUuid);
    if (seat) return provenAs(ctx, seat, openedBy);
  }
  // As long as for somebody whom we know.
  if (seats.length === 0) await isPassword(given.password, null);
  throw new Refusal(
    400,
    "credentials",
    "This address and password do not fit together. After several tries, wait some minutes or set a new password.",
  );
}

/** Who logs in to sign with a passkey; in the place to which the code of an invitation leads, else in the latest one. */
export async function proveSignerByPasskey(
  ctx: Context,
  lender: Lender,
  party: RelyingParty,
  { assertion, code }: BodyOf<typeof logInAsSignerWithPasskey>,
): Promise<Proven> {
  const db = ctx.database.kysely;
  const { identityUuid } = await provePasskey(ctx, lender, party, assertion);
  const own = await findByIdentity(db, identityUuid);
  const asked = code === undefined ? undefined : await findByCode(db, lender.orgCode, code);
  const seat = own.find(({ uuid }) => asked === undefined || uuid === asked.uuid);
  if (!seat) throw new Refusal(403, "not-a-signer", "You do not sign for this application.");
  return provenAs(ctx, { ...seat, identity_uuid: identityUuid }, "passkey");
}

const provenAs = (ctx: Context, seat: SignerRow & { readonly identity_uuid: string }, openedBy: OpenedBy): Proven => ({
  signerUuid: seat.uuid,
  open: (db, { orgCode }, userAgent) =>
    openSession(ctx, db, { uuid: seat.identity_uuid, orgCode, signerUuid: seat.uuid, openedBy }, userAgent),
});
