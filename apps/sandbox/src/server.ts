import formBody from "@fastify/formbody";
import Fastify from "fastify";
import { addAdminRoutes } from "./admin-routes.ts";
import { type Delays, noDelays } from "./delays.ts";
import { createFaults, type Faults } from "./faults.ts";
import { createInbox, type Inbox } from "./inbox.ts";
import { addModelRoutes } from "./language-model/model-routes.ts";
import { addLinkRoutes } from "./link-routes.ts";
import { createOrderBook, type OrderBook } from "./order-book.ts";
import { addPageRoutes } from "./page-routes.ts";
import { createPlaidNotices } from "./plaid/plaid-notices.ts";
import { addPlaidRoutes } from "./plaid/plaid-routes.ts";
import { addProtocolRoutes } from "./protocol-routes.ts";
import { createRunner } from "./runner.ts";
import { type Bucket, createBucket } from "./s3/bucket.ts";
import { addS3Routes } from "./s3/s3-routes.ts";
import { addStreamRoutes } from "./stream-chat/stream-routes.ts";
import { addTwilioRoutes } from "./twilio/twilio-routes.ts";
import { createVault } from "./vault.ts";
import { createWebhooks } from "./webhooks.ts";

export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly apiKey?: string;
  readonly webhookSecret?: string;
  /** None by default, as tests want it. */
  readonly delays?: Delays;
  /** Where a browser reaches the sandbox, when that is not where it listens. */
  readonly publicUrl?: string;
}

export interface Sandbox {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly faults: Faults;
  readonly inbox: Inbox;
  readonly orders: OrderBook;
  /** Of its S3. */
  readonly bucket: Bucket;
  setDelays(delays: Delays): void;
  close(): Promise<void>;
}

/** Documents travel inside orders. */
const BODY_LIMIT = 48 * 1024 * 1024;

/** Starts the vendor sandbox: an HTTP server that plays every vendor. Everything it holds may be lost without harm. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = "127.0.0.1", apiKey = "sandbox-key", webhookSecret = "sandbox-webhook-secret" } = options;
  let delays = options.delays ?? noDelays;
  let url = options.publicUrl ?? "";

  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, routerOptions: { maxParamLength: 400 } });
  await app.register(formBody);
  const faults = createFaults();
  const inbox = createInbox();
  const bucket = createBucket();
  const vault = createVault(webhookSecret);
  const webhooks = createWebhooks({ secret: webhookSecret, faults });
  const plaidNotices = await createPlaidNotices({ webhooks, faults });
  const book = createOrderBook({ publicUrl: () => url, vault, inbox });
  const runner = createRunner({ book, webhooks, delays: () => delays });

  addProtocolRoutes(app, { apiKey, book, faults, runner, webhooks, delays: () => delays });
  addLinkRoutes(app, { vault, book, webhooks, plaidNotices });
  addPageRoutes(app, { inbox, publicUrl: () => url, webhookSecret });
  await addStreamRoutes(app, apiKey);
  addModelRoutes(app, apiKey);
  addTwilioRoutes(app, { inbox, faults, authToken: webhookSecret });
  addPlaidRoutes(app, { apiKey, book, vault, notices: plaidNotices, publicUrl: () => url });
  await addS3Routes(app, apiKey, bucket);
  addAdminRoutes(app, { faults, book, vault, webhooks, plaidNotices });

  const listensAt = await app.listen({ port, host });
  url = options.publicUrl ?? listensAt;
  return {
    url: listensAt,
    apiKey,
    webhookSecret,
    faults,
    inbox,
    orders: book,
    bucket,
    setDelays(next) {
      delays = next;
    },
    async close() {
      runner.close();
      await webhooks.close();
      await app.close();
    },
  };
}
