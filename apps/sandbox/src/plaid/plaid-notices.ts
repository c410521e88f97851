import { hash, randomUUID } from "node:crypto";
import { plaidSignatureHeader } from "@gable/vendors/plaid/notices.ts";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type * as Plaid from "plaid";
import type { Faults } from "../faults.ts";
import type { LinkVisit } from "../kinds/link-visit.ts";
import type { Webhooks } from "../webhooks.ts";
import type { Written } from "./written.ts";

/** What Plaid tells by itself, signed as Plaid signs: a JWT by ES256 over the hash of the body. */
export interface PlaidNotices {
  /** Tells that a visit to Plaid's page is over, and goes on until somebody takes it. Nothing to do for a visit to another vendor. */
  finished(visit: LinkVisit, hasShared: boolean): void;
  /** The public half of a key, for whoever checks a signature. */
  keyOf(id: string): Written<Plaid.JWKPublicKey> | undefined;
}

/** Sends Plaid's webhooks, signed as Plaid signs them: ES256 over the body's SHA-256, by a key that is asked for by its id. */
export async function createPlaidNotices({
  webhooks,
  faults,
}: {
  readonly webhooks: Webhooks;
  readonly faults: Faults;
}): Promise<PlaidNotices> {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const { x = "", y = "" } = await exportJWK(publicKey);
  const kid = randomUUID();
  const created = Math.floor(Date.now() / 1000);

  const signed = async (body: string) => ({
    [plaidSignatureHeader]: await new SignJWT({ request_body_sha256: hash("sha256", body) })
      .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
      .setIssuedAt()
      .sign(privateKey),
  });

  return {
    finished({ kind, order, reference, plaid }, hasShared) {
      if (plaid?.webhook === undefined) return;
      if (faults.strikeWebhook({ kind, act: "start-link", reference })?.fault === "lost") return;
      const notice: Written<Plaid.LinkSessionFinishedWebhook> = {
        webhook_type: "LINK",
        webhook_code: "SESSION_FINISHED",
        status: hasShared ? "SUCCESS" : "EXITED",
        link_session_id: randomUUID(),
        link_token: order,
        environment: "sandbox",
      };
      const body = JSON.stringify(notice);
      void webhooks.postSigned(plaid.webhook, body, () => signed(body));
    },
    keyOf: (id) =>
      id === kid
        ? { alg: "ES256", crv: "P-256", kid, kty: "EC", use: "sig", x, y, created_at: created, expired_at: null }
        : undefined,
  };
}
