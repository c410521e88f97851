import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@gable/sandbox/server.ts";
import { type Config, loadConfig } from "@gable/server/config.ts";
import type { Context } from "@gable/server/context.ts";
import type { Database } from "@gable/server/database/open.ts";
import { openGround } from "@gable/server/ground.ts";
import { createLogger } from "@gable/server/log.ts";
import { openRenderPool, type RenderPool } from "@gable/server/modules/documents/render-pool.ts";
import { openServer } from "@gable/server/open-server.ts";
import type { FastifyInstance } from "fastify";
import { createTestDatabase } from "./database.ts";

/** The whole product in this process, listening, on a database of its own, with a sandbox that plays every vendor. */
export interface TestProduct {
  readonly app: FastifyInstance;
  readonly ctx: Context;
  readonly config: Config;
  readonly sandbox: Sandbox;
  /** Where it listens: `http://127.0.0.1:<port>`. */
  readonly url: string;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export interface ProductOptions {
  /** One of a test's own, of any version; the product brings it up to date and it is closed with it. */
  readonly database?: Database;
  /** Settings beside the usual ones; as a function where they name the sandbox. */
  readonly environment?: Environment | ((sandbox: Sandbox) => Environment);
  /** Is told every line of the log, where the settings have any written. */
  readonly log?: { readonly write: (line: string) => void };
}

const RENDER_THREADS = 2;

/** One for all products of a test process: to warm a thread up takes longer than most tests. It remembers nothing of a product. */
let sharedRenderPool: RenderPool | undefined;

/** A server, its worker and the sandbox in this process, with a database of their own in a folder that goes when they are closed. */
export async function startProduct(options: ProductOptions = {}): Promise<TestProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "gable-product-"));
  const secrets = { apiKey: "test-vendor-api-key", webhookSecret: "test-vendor-webhook-secret" };
  const sandbox = await startSandbox(secrets);
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    PUBLIC_URL: "http://localhost",
    // Scripted borrowers look again every few milliseconds.
    REQUESTS_PER_MINUTE: "1000000",
    // They name another lender's host as a proxy would.
    TRUST_PROXY: "true",
    VENDOR_URL: sandbox.url,
    VENDOR_API_KEY: secrets.apiKey,
    VENDOR_WEBHOOK_SECRETS: secrets.webhookSecret,
    ...(typeof options.environment === "function" ? options.environment(sandbox) : options.environment),
  });
  const database = options.database ?? (await createTestDatabase());
  const ground = await openGround(config, { database, log: createLogger(config.logLevel, options.log) });
  sharedRenderPool ??= openRenderPool({ size: RENDER_THREADS });
  const server = await openServer(ground, { renderPool: sharedRenderPool });
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  // The port is known only now; vendors report to where the product really listens.
  config.vendorCallbackUrl = `${url}/vendor-events`;
  return {
    app: server.app,
    ctx: server.ctx,
    config,
    sandbox,
    url,
    close: async () => {
      await server.close();
      await ground.close();
      await database.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
