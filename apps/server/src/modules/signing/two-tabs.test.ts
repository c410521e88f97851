import { randomUUID } from "node:crypto";
import type { ReplyOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { adoptSignature, declineToSign, signDocument, signing } from "@gable/contract/calls/signing.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { adopt } from "@gable/testkit/borrower/halfway.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { whileHeld } from "@gable/testkit/hold-application.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openGround } from "../../ground.ts";
import { endSessions } from "../../http/session.ts";
import { createLogger } from "../../log.ts";
import { openServer } from "../../open-server.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { reissuePackage } from "../closing/reissue-package.ts";

type Paper = ReplyOf<typeof signing>["documents"][number];

describe("a paper that is signed while something else is done to it in the same instant", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    const email = `${randomUUID()}@example.com`;
    walked = await walkIn(product, { persona: "straight-approval", orgCode: "gable", email, until: "FINAL_OFFER" });
    await adopt(walked);
  }, 60_000);

  const params = () => ({ uuid: walked.uuid });
  const factsOf = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file.facts;
  const toSign = async () => {
    const { documents } = await walked.client.send(signing, { params: params() });
    return documents.filter(({ fields, signed }) => fields.length > 0 && !signed);
  };
  const sign = ({ uuid: document, sha256, fields }: Paper, client = walked.client) =>
    client.send(signDocument, {
      params: { uuid: walked.uuid, document },
      body: { sha256, fieldIds: fields.map(({ id }) => id) },
    });
  /** The signatures, the versions of the paper that came of them, and the records that prove them. */
  const keptOf = async ({ uuid }: Paper) => {
    const { kysely } = product.ctx.database;
    const versions = await kysely
      .selectFrom("document_versions")
      .select("reason")
      .where("document_uuid", "=", uuid)
      .execute();
    const records = await kysely
      .selectFrom("signature_records")
      .select("document_uuid")
      .where("document_uuid", "=", uuid)
      .execute();
    const { signatures } = await factsOf();
    return {
      signatures: signatures.filter(({ documentUuid }) => documentUuid === uuid).length,
      versions: versions.filter(({ reason }) => reason === "signed").length,
      records: records.length,
    };
  };
  /** As by a log-out at another tab, or of every device. */
  const sessionEnds = () =>
    endSessions(product.ctx, product.ctx.database.kysely, {
      sessionId: decodeJwt((walked.client.token() ?? "").replace("Bearer ", "")).sub ?? "",
    });
  const once = { signatures: 1, versions: 1, records: 1 };
  const never = { signatures: 0, versions: 0, records: 0 };
  const first = async (): Promise<Paper> => {
    const [paper] = await toSign();
    if (!paper) throw new Error("Nothing is to be signed.");
    return paper;
  };

  it("is signed once, in however many tabs and at however many processes", async () => {
    const paper = await first();
    const ground = await openGround(
      { ...product.config, role: "api" },
      { database: product.ctx.database, log: createLogger("silent") },
    );
    const other = await openServer(ground);
    const there = await other.app.listen({ host: "127.0.0.1", port: 0 });
    const tabs = [product.url, there, product.url, there].map((url) =>
      createBorrowerClient(url, "gable", walked.client.token()),
    );
    const signed = await Promise.allSettled(tabs.map((tab) => sign(paper, tab)));
    expect(signed.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    const reasons = signed.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(reasons).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ status: 409 })));
    expect(await keptOf(paper)).toEqual(once);
    await other.close();
    await ground.close();
  });

  it("is not signed by a session that ended while it waited for its turn", async () => {
    const paper = await first();
    const signed = await whileHeld(product, walked.uuid, async ({ isAwaited }) => {
      const signature = sign(paper);
      await isAwaited();
      await sessionEnds();
      return [signature];
    });
    expect(signed).toMatchObject([{ status: "rejected", reason: { status: 401 } }]);
    expect(await keptOf(paper)).toEqual(never);
  });

  it("is not signed as it was read where it is drawn anew meanwhile", async () => {
    const paper = await first();
    const signed = await whileHeld(product, walked.uuid, async ({ isAwaited, trx }) => {
      const signature = sign(paper);
      await isAwaited();
      await advance(product.ctx, trx, walked.uuid, { kind: "system" }, (file, now) => reissuePackage(file, now));
      return [signature];
    });
    expect(signed).toMatchObject([{ status: "rejected", reason: { status: 409 } }]);
    expect(await keptOf(paper)).toEqual(never);
  });

  it("is not signed once the other tab has decided not to", async () => {
    const paper = await first();
    const done = await whileHeld(product, walked.uuid, async ({ isAwaited }) => {
      const declined = walked.client.send(declineToSign, { params: params(), body: {} });
      await isAwaited();
      return [declined, sign(paper), sign(paper)];
    });
    expect(done.map((one) => one.status)).toEqual(["fulfilled", "rejected", "rejected"]);
    expect((await walked.client.send(status, { params: params() })).step).toBe("CANCELLED");
    expect(await keptOf(paper)).toEqual(never);
  });

  it("is signed, and what is signed is void, where the other tab decides not to a moment later", async () => {
    const paper = await first();
    const done = await whileHeld(product, walked.uuid, async ({ isAwaited }) => {
      const signature = sign(paper);
      await isAwaited();
      return [signature, walked.client.send(declineToSign, { params: params(), body: {} })];
    });
    expect(done.map((one) => one.status)).toEqual(["fulfilled", "fulfilled"]);
    expect((await walked.client.send(status, { params: params() })).step).toBe("CANCELLED");
    expect((await factsOf()).closingSignedAt).toBeUndefined();
  });

  it("bears the signature that was adopted when it was read, though another is adopted meanwhile", async () => {
    const [paper, next] = await toSign();
    if (!paper || !next) throw new Error("Too little is to be signed.");
    const body = { typedName: "Ada L. Sorensen", initials: "AL", intent: true } as const;
    const done = await whileHeld(product, walked.uuid, async ({ isAwaited }) => {
      const signature = sign(paper);
      await isAwaited();
      return [signature, walked.client.send(adoptSignature, { params: params(), body })];
    });
    expect(done.map((one) => one.status)).toEqual(["fulfilled", "fulfilled"]);
    await sign(next);
    expect([await keptOf(paper), await keptOf(next)]).toEqual([once, once]);
  });
});
