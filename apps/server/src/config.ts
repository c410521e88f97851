import { resolve } from "node:path";
import type { PlaidSettings } from "@gable/vendors/plaid/open-plaid.ts";
import type { TwilioAccount } from "@gable/vendors/sms/twilio.ts";
import { CLAMD_ADDRESS } from "@gable/vendors/virus-scan/clamd.ts";
import { z } from "zod";
import { developmentKeys } from "./development-keys.ts";
import type { S3Bucket } from "./modules/documents/shelf/s3-shelf.ts";
import { refuseUnsafeProduction } from "./production-settings.ts";
import { type KeyRing, parseKeyRing } from "./sealing/key-ring.ts";
import { withSecretFiles } from "./secret-files.ts";
import { StartRefused } from "./start-refused.ts";
import { parseWebhookSecrets, type WebhookSecrets } from "./webhook-secrets.ts";

/** What the environment decides. `docs/operations.md` lists the variables. */
export type Config = {
  deployment: "development" | "production";
  /** `api` answers requests, `worker` does background work, `all` both. */
  role: "all" | "api" | "worker";
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** As browsers reach the product, without a slash at the end. */
  publicUrl: string;
  /** As staff reach the console: a host of its own, without a slash at the end. */
  consoleUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** The same server as the role that owns the tables, where that is another than the one in `databaseUrl`. */
  databaseOwnerUrl: string | undefined;
  databasePoolSize: number;
  logLevel: string;
  /** From one address; a household with several open tabs stays far below. */
  requestsPerMinute: number;
  /** How often an open line of events is kept alive, and its session looked at again. */
  streamKeepAliveMs: number;
  /** How many proxies stand before us: of X-Forwarded-For, which whoever asks may begin as they like, as many entries are believed. */
  trustProxy: number;
  /** Seal what is stored. */
  masterKeys: KeyRing;
  /** Sign session tokens. */
  sessionKeys: KeyRing;
  vendorUrl: string;
  vendorApiKey: string;
  vendorWebhookSecrets: WebhookSecrets;
  /** Where vendors report to. */
  vendorCallbackUrl: string;
  /** Where `/metrics` is served, on the same host; undefined: nowhere. */
  metricsPort: number | undefined;
  /** Undefined: flags come from files alone. */
  optimizely: { readonly agentUrl: string; readonly sdkKey: string } | undefined;
  /** Undefined: mail goes to the mail vendor. */
  smtpUrl: string | undefined;
  /** Where ClamAV's daemon listens on this machine. */
  clamavUrl: string | undefined;
  /** Undefined: texts go to the vendor of texts. */
  twilio: TwilioAccount | undefined;
  /** Undefined: banks are linked by the bank-link vendor. */
  plaid: PlaidSettings | undefined;
  /** Undefined: documents are kept in the data folder. */
  s3: S3Bucket | undefined;
  /** Undefined: the assistant answers by its own search alone. */
  languageModel: { readonly url: string; readonly model: string; readonly key: string | undefined } | undefined;
  /** STUN and TURN servers that help two pages of a video session to reach each other. */
  iceUrls: readonly string[];
  /** Shared with the TURN servers: credentials that last an hour are made from it. */
  turnSecret: string | undefined;
};

const wholeNumber = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number from ${least} to ${most}.`;
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(least, message).max(most, message));
};
const webAddress = (name: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+[^\s?#]*$/, `${name} must be an address such as https://example.com.`)
    .transform((address) => address.replace(/\/+$/, ""));
const databaseAddress = (name: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, `${name} must be an address such as postgresql://user:password@host:5432/gable.`)
    .optional();
/** One where it is not said how many. */
const proxiesOf = (said: string): number => (said === "false" ? 0 : said === "true" ? 1 : Number(said));
const oneOf = <const Options extends [string, ...string[]]>(name: string, options: Options) =>
  z.enum(options, { error: `${name} must be one of ${options.join(", ")}.` });
const parsedBy =
  <T>(parse: (text: string) => T, before = "") =>
  (text: string, context: z.core.$RefinementCtx<string>): T => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: before + (error instanceof Error ? error.message : "unreadable") });
      return z.NEVER;
    }
  };
const keyRing = (name: string) => z.string().transform(parsedBy(parseKeyRing, `${name}: `));
const secret = (name: string) => z.string().min(16, `${name} must have 16 characters at least.`);

const environment = z.object({
  DEPLOYMENT: oneOf("DEPLOYMENT", ["development", "production"]).default("development"),
  ROLE: oneOf("ROLE", ["all", "api", "worker"]).default("all"),
  HOST: z.string().optional(),
  PORT: wholeNumber("PORT", 0, 65_535).default(3000),
  PUBLIC_URL: webAddress("PUBLIC_URL").optional(),
  CONSOLE_URL: webAddress("CONSOLE_URL").optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: databaseAddress("DATABASE_URL"),
  DATABASE_OWNER_URL: databaseAddress("DATABASE_OWNER_URL"),
  DATABASE_POOL_SIZE: wholeNumber("DATABASE_POOL_SIZE", 2, 1000).default(20),
  LOG_LEVEL: oneOf("LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  REQUESTS_PER_MINUTE: wholeNumber("REQUESTS_PER_MINUTE", 1, 10_000_000).default(1200),
  STREAM_KEEP_ALIVE_MS: wholeNumber("STREAM_KEEP_ALIVE_MS", 10, 60_000).default(20_000),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|[1-9])$/, "TRUST_PROXY must be true, false or how many proxies there are, 9 at most.")
    .default("false"),
  MASTER_KEYS: keyRing("MASTER_KEYS"),
  SESSION_KEYS: keyRing("SESSION_KEYS"),
  VENDOR_URL: webAddress("VENDOR_URL").default("http://127.0.0.1:3001"),
  VENDOR_API_KEY: secret("VENDOR_API_KEY"),
  VENDOR_WEBHOOK_SECRETS: z.string().transform(parsedBy(parseWebhookSecrets)),
  VENDOR_CALLBACK_URL: webAddress("VENDOR_CALLBACK_URL").optional(),
  METRICS_PORT: wholeNumber("METRICS_PORT", 0, 65_535).optional(),
  OPTIMIZELY_AGENT_URL: webAddress("OPTIMIZELY_AGENT_URL").optional(),
  OPTIMIZELY_SDK_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, "SMTP_URL must be an address such as smtps://user:password@host.")
    .optional(),
  CLAMAV_URL: z
    .string()
    .regex(
      CLAMD_ADDRESS,
      "CLAMAV_URL must be unix:/run/clamav/clamd.ctl, or tcp://127.0.0.1:3310: files go there in clear, and must not leave the machine.",
    )
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[\da-f]{32}$/, "TWILIO_ACCOUNT_SID must be AC and 32 characters, as Twilio's console has it.")
    .optional(),
  TWILIO_AUTH_TOKEN: secret("TWILIO_AUTH_TOKEN").optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+1[2-9]\d{9}|MG[\da-f]{32})$/,
      "TWILIO_FROM must be a number such as +16145550100, or a Messaging Service: MG and 32 characters.",
    )
    .optional(),
  TWILIO_URL: webAddress("TWILIO_URL").default("https://api.twilio.com"),
  PLAID_URL: webAddress("PLAID_URL").optional(),
  PLAID_CLIENT_ID: z.string().optional(),
  PLAID_SECRET: secret("PLAID_SECRET").optional(),
  PLAID_INCOME: oneOf("PLAID_INCOME", ["true", "false"]).default("false"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "S3_BUCKET must be the name of a bucket, such as gable-documents.")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, "S3_REGION must be a region such as us-east-2.")
    .optional(),
  S3_KEY_ID: z.string().optional(),
  S3_SECRET: secret("S3_SECRET").optional(),
  S3_ENDPOINT: webAddress("S3_ENDPOINT").optional(),
  S3_PATH_STYLE: oneOf("S3_PATH_STYLE", ["true", "false"]).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/, "S3_PREFIX must be letters and digits, such as gable or lending/gable.")
    .optional(),
  LANGUAGE_MODEL_URL: webAddress("LANGUAGE_MODEL_URL").optional(),
  LANGUAGE_MODEL_NAME: z.string().optional(),
  LANGUAGE_MODEL_KEY: z.string().optional(),
  ICE_URLS: z
    .string()
    .default("")
    .transform((text) => text.split(",").filter((url) => url !== ""))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^(stun|turn|turns):[^\s,]+$/, "ICE_URLS must be addresses such as turns:turn.example.com:5349."),
      ),
    ),
  TURN_SECRET: secret("TURN_SECRET").optional(),
});

/** Every variable there is. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/**
 * Reads the configuration. In development missing keys are made once and kept in the data folder.
 * @throws StartRefused that says, one sentence each, what is wrong; a secret is never repeated
 */
export function loadConfig(variables: NodeJS.ProcessEnv): Config {
  const given = withSecretFiles(
    Object.fromEntries(
      Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ""),
    ),
  );
  const isProduction = given["DEPLOYMENT"] === "production";
  if (isProduction) refuseUnsafeProduction(given);
  const dataDir = resolve(given["DATA_DIR"] ?? ".data");
  const parsed = environment.safeParse(isProduction ? given : { ...developmentKeys(dataDir), ...given });
  if (!parsed.success) throw new StartRefused(parsed.error.issues.map(({ message }) => message).join(" "));
  const settings = parsed.data;
  if (settings.ROLE !== "all" && !settings.DATABASE_URL) {
    throw new StartRefused(`ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database serves one process.`);
  }
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL)
    throw new StartRefused("DATABASE_OWNER_URL needs DATABASE_URL: the embedded database has its own two roles.");
  if (settings.LANGUAGE_MODEL_URL && !settings.LANGUAGE_MODEL_NAME)
    throw new StartRefused("LANGUAGE_MODEL_URL needs LANGUAGE_MODEL_NAME: which of its models is asked.");
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    deployment: settings.DEPLOYMENT,
    role: settings.ROLE,
    host: settings.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    port: settings.PORT,
    publicUrl,
    consoleUrl: settings.CONSOLE_URL ?? belowHost(publicUrl, "console"),
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    logLevel: settings.LOG_LEVEL,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    streamKeepAliveMs: settings.STREAM_KEEP_ALIVE_MS,
    trustProxy: proxiesOf(settings.TRUST_PROXY),
    masterKeys: settings.MASTER_KEYS,
    sessionKeys: settings.SESSION_KEYS,
    vendorUrl: settings.VENDOR_URL,
    vendorApiKey: settings.VENDOR_API_KEY,
    vendorWebhookSecrets: settings.VENDOR_WEBHOOK_SECRETS,
    vendorCallbackUrl: settings.VENDOR_CALLBACK_URL ?? `${publicUrl}/vendor-events`,
    metricsPort: settings.METRICS_PORT,
    optimizely:
      settings.OPTIMIZELY_AGENT_URL && settings.OPTIMIZELY_SDK_KEY
        ? { agentUrl: settings.OPTIMIZELY_AGENT_URL, sdkKey: settings.OPTIMIZELY_SDK_KEY }
        : undefined,
    smtpUrl: settings.SMTP_URL,
    clamavUrl: settings.CLAMAV_URL,
    twilio: twilioOf(settings),
    plaid: plaidOf(settings),
    s3: bucketOf(settings),
    languageModel:
      settings.LANGUAGE_MODEL_URL && settings.LANGUAGE_MODEL_NAME
        ? {
            url: settings.LANGUAGE_MODEL_URL,
            model: settings.LANGUAGE_MODEL_NAME,
            key: settings.LANGUAGE_MODEL_KEY,
          }
        : undefined,
    iceUrls: settings.ICE_URLS,
    turnSecret: settings.TURN_SECRET,
  };
}

/** All of what Twilio needs, or none. */
function twilioOf(settings: z.infer<typeof environment>): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = settings;
  if (accountSid && authToken && from) return { accountSid, authToken, from, url };
  if (accountSid || authToken || from)
    throw new StartRefused(
      "Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM: set all three, or none.",
    );
  return undefined;
}

/** All of what Plaid needs, or none. */
function plaidOf(settings: z.infer<typeof environment>): Config["plaid"] {
  const { PLAID_URL, PLAID_CLIENT_ID, PLAID_SECRET, PLAID_INCOME } = settings;
  if (PLAID_URL && PLAID_CLIENT_ID && PLAID_SECRET)
    return { url: PLAID_URL, clientId: PLAID_CLIENT_ID, secret: PLAID_SECRET, readsIncome: PLAID_INCOME === "true" };
  if (PLAID_URL || PLAID_CLIENT_ID || PLAID_SECRET || PLAID_INCOME === "true")
    throw new StartRefused("PLAID_URL, PLAID_CLIENT_ID and PLAID_SECRET go together: set all of them, or none.");
  return undefined;
}

/** All of what a bucket needs, with what only some stores need, or nothing. */
function bucketOf(settings: z.infer<typeof environment>): Config["s3"] {
  const { S3_BUCKET, S3_REGION, S3_KEY_ID, S3_SECRET, S3_ENDPOINT, S3_PATH_STYLE, S3_PREFIX } = settings;
  if (S3_BUCKET && S3_REGION && S3_KEY_ID && S3_SECRET)
    return {
      name: S3_BUCKET,
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      keyId: S3_KEY_ID,
      secret: S3_SECRET,
      inPath: S3_PATH_STYLE === "true",
      prefix: S3_PREFIX ?? "",
    };
  if (S3_BUCKET || S3_REGION || S3_KEY_ID || S3_SECRET || S3_ENDPOINT || S3_PATH_STYLE || S3_PREFIX)
    throw new StartRefused(
      "S3_BUCKET, S3_REGION, S3_KEY_ID and S3_SECRET go together, and no other S3_… without them: set all four, or none.",
    );
  return undefined;
}

/** The origin with a name before its host, such as a lender's or the console's. */
export function belowHost(publicUrl: string, name: string): string {
  const url = new URL(publicUrl);
  url.hostname = `${name}.${url.hostname.replace(/^127\.0\.0\.1$/, "localhost")}`;
  return url.origin;
}
