import type { LostSecondStep } from "@gable/domain/identity/lost-second-step.ts";
import type { ColumnType, Generated } from "kysely";
import type { DefaultInstant, Instant, Json } from "./columns.ts";

/** Borrowers and co-signers as people who log in. */
export type AccountTables = {
  identities: IdentitiesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  sessions: SessionsTable;
  one_time_secrets: OneTimeSecretsTable;
  signers: SignersTable;
};

export type IdentitiesTable = {
  uuid: string;
  org_code: string;
  identity_type: string;
  /** Lower case, unique within a lender except among people who only sign, who may share a mailbox. */
  email: string;
  email_confirmed_at: Instant | null;
  /** The address to which the account moves once digits that went there are typed; others may take it until then. */
  next_email: string | null;
  password_hash: string | null;
  sealed_profile: Buffer | null;
  key_id: string;
  data_key: Buffer;
  failed_log_ins: Generated<number>;
  locked_until: Instant | null;
  /** The secret of an authenticator app; it asks for codes once `second_factor_since` is set. */
  sealed_second_factor: Buffer | null;
  second_factor_since: Instant | null;
  /** Of the last code taken, which is not taken again. */
  second_factor_step: Generated<number>;
  /** Of the codes for a lost device that are left. */
  recovery_hashes: ColumnType<readonly string[], string | undefined, string>;
  /** That it is to be taken off, for an owner who lost phone and codes. */
  second_step_lost: ColumnType<LostSecondStep | null, string | null | undefined, string | null>;
  /** When its owner was last told that somebody used its address again. */
  told_of_account_at: Instant | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

export type PasskeysTable = {
  uuid: string;
  /** Whose it is: a borrower's or co-signer's account, or else somebody's of the staff. */
  identity_uuid: string | null;
  staff_uuid: string | null;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** Of the authenticator; 0 for one that does not count. */
  sign_count: number;
  transports: Json<readonly string[]>;
  sealed_name: Buffer;
  added_at: Instant;
  last_used_at: Instant | null;
};

export type PasskeyChallengesTable = {
  challenge_hash: Buffer;
  org_code: string;
  /** Whose account gets a passkey; null where somebody logs in, who is not known before. */
  identity_uuid: string | null;
  /** Who of the staff gets a passkey. */
  staff_uuid: string | null;
  /** Which session of staff waits for one as its second factor. */
  staff_session_id: string | null;
  expires_at: Instant;
};

export type SessionsTable = {
  id: string;
  identity_uuid: string;
  issued_at: Instant;
  expires_at: Instant;
  last_seen_at: Instant;
  revoked_at: Instant | null;
  user_agent: string | null;
  opened_by: Generated<"password" | "password-and-code" | "passkey" | "mail" | "mail-and-code">;
  /** Present: the session signs in this person's place and opens nothing else. */
  signer_uuid: string | null;
  /** Present: the session takes the pictures of an identity document for this application, and opens nothing else. */
  pictures_for: string | null;
};

/** A code or a link's token, of which only the hash is kept. */
export type OneTimeSecretsTable = {
  uuid: string;
  /** Null where it belongs to somebody who is invited and has no account yet. */
  identity_uuid: string | null;
  signer_uuid: string | null;
  /** What it is about, where that is one application. */
  application_uuid: string | null;
  purpose:
    | "email-confirmation"
    | "password-reset"
    | "signer-entry"
    | "identity-pictures"
    | "phone-confirmation"
    | "log-in-code"
    | "log-in-link"
    | "work-mail";
  secret_hash: Buffer;
  attempts: Generated<number>;
  expires_at: Instant;
  used_at: Instant | null;
  created_at: DefaultInstant;
};

/** People who sign beside a borrower, to be found by their code or their account. What is known of them is in the facts. */
export type SignersTable = {
  uuid: string;
  application_uuid: string;
  org_code: string;
  identity_uuid: string | null;
  /** Of the code of the invitation in force. */
  code_hash: Buffer;
  created_at: DefaultInstant;
};
