import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@gable/sandbox/server.ts";
import { connect } from "@gable/server/database/open.ts";
import { beginWhereFiguresAre } from "./begin-where-figures-are.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** The product as people meet it: a server process with its own database and files, and a sandbox that answers at once. */
export interface OwnProduct {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly sandbox: Sandbox;
  /** Where a lender's borrowers find it. */
  portalUrl(orgCode: string): string;
  /** Where its database and its documents lie. */
  readonly dataDir: string;
  /** Of the server that runs now. */
  pid(): number;
  /** What the server that runs now has logged. */
  said(): string;
  /** For a look into the database beside the server. */
  databaseUrl(): string;
  /** Kills the server where it stands and starts it again on the same folder and port. Returns the milliseconds until it served. */
  killServer(): Promise<number>;
  /** Starts a second server, of this version, on the same database and folder. */
  startBeside(): Promise<ServerProcess>;
  /** Kills PostgreSQL; the server has to start it again. */
  killDatabase(): void;
  close(): Promise<void>;
}

/** Starts a server as a process. */
export type StartServer = (variables: Record<string, string>) => Promise<ServerProcess>;

/** `startServer`: starts another version of the server, where it is given; asked at each start. */
export async function startOwnProduct(
  environment: Readonly<Record<string, string>> = {},
  startServer: StartServer = startServerProcess,
): Promise<OwnProduct> {
  const secrets = { apiKey: "journey-vendor-api-key", webhookSecret: "journey-webhook-secret" };
  const sandbox = await startSandbox(secrets);
  const dataDir = await mkdtemp(join(tmpdir(), "gable-journey-"));
  const port = await findFreePort();
  const variables = {
    DATA_DIR: dataDir,
    // Scripted borrowers look again every few milliseconds.
    REQUESTS_PER_MINUTE: "1000000",
    TRUST_PROXY: "true",
    VENDOR_URL: sandbox.url,
    VENDOR_API_KEY: secrets.apiKey,
    VENDOR_WEBHOOK_SECRETS: secrets.webhookSecret,
    ...environment,
  };
  const start = () => startServer({ ...variables, PORT: String(port) });
  let server = await start();
  const postmaster = (): string[] => readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  const databaseUrl = () =>
    `postgresql://gable@/gable?host=${encodeURIComponent(postmaster()[4] ?? "")}&port=5432&sslmode=disable`;
  const { kysely } = connect(databaseUrl(), 1);
  await beginWhereFiguresAre({ kysely });
  await kysely.destroy();
  return {
    url: server.url,
    sandboxUrl: sandbox.url,
    sandbox,
    dataDir,
    pid: () => server.pid,
    said: () => server.said(),
    portalUrl: (orgCode) => `http://${orgCode}.localhost:${port}`,
    databaseUrl,
    killServer: async () => {
      await server.kill("SIGKILL");
      const killedAt = performance.now();
      server = await start();
      return performance.now() - killedAt;
    },
    startBeside: () =>
      startServerProcess({
        ...variables,
        PORT: "0",
        PUBLIC_URL: `http://localhost:${port}`,
        DATABASE_URL: databaseUrl(),
      }),
    killDatabase: () => void process.kill(Number(postmaster()[0]), "SIGKILL"),
    close: async () => {
      await server.kill("SIGTERM");
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
