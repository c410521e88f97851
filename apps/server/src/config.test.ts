import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "./config.ts";
import { generateKeyRing } from "./sealing/key-ring.ts";
import { StartRefused } from "./start-refused.ts";

const production = {
  DEPLOYMENT: "production",
  PUBLIC_URL: "https://loans.example.com",
  MASTER_KEYS: generateKeyRing("2026"),
  SESSION_KEYS: generateKeyRing("2026"),
  VENDOR_URL: "https://vendors.example.com/",
  VENDOR_API_KEY: "a key of sixteen characters or more",
  VENDOR_WEBHOOK_SECRETS: "the present secret of webhooks,the former secret of webhooks",
};

const webhookSecrets = (dataDir: string, text: string) =>
  loadConfig({ DATA_DIR: dataDir, VENDOR_WEBHOOK_SECRETS: text }).vendorWebhookSecrets;

/** Writes a file of a secret's name, and names it as its variable does. */
function inFile(folder: string, name: string, text: string): NodeJS.ProcessEnv {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { [`${name}_FILE`]: path };
}

describe("the configuration", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "gable-config-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it("needs nothing in development", () => {
    expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({
      deployment: "development",
      role: "all",
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
    });
  });

  it("names a language model only where it says which, and never in clear in production", () => {
    const url = "http://models.example.com/v1";
    expect(loadConfig({ DATA_DIR: dataDir }).languageModel).toBeUndefined();
    const chosen = { DATA_DIR: dataDir, LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: "small" };
    expect(loadConfig(chosen).languageModel).toEqual({ url, model: "small", key: undefined });
    expect(() => loadConfig({ DATA_DIR: dataDir, LANGUAGE_MODEL_URL: url })).toThrow("LANGUAGE_MODEL_NAME");
    expect(() => loadConfig({ ...production, ...chosen })).toThrow("LANGUAGE_MODEL_URL must begin with https://");
  });

  it("takes an account with Plaid whole or not at all, and never asks it in clear in production", () => {
    const chosen = {
      PLAID_URL: "http://plaid.example.com",
      PLAID_CLIENT_ID: "a client",
      PLAID_SECRET: "a secret of Plaid's",
    };
    expect(loadConfig({ DATA_DIR: dataDir }).plaid).toBeUndefined();
    expect(loadConfig({ DATA_DIR: dataDir, ...chosen }).plaid).toEqual({
      url: "http://plaid.example.com",
      clientId: "a client",
      secret: "a secret of Plaid's",
      readsIncome: false,
    });
    expect(loadConfig({ DATA_DIR: dataDir, ...chosen, PLAID_INCOME: "true" }).plaid).toMatchObject({
      readsIncome: true,
    });
    expect(() => loadConfig({ DATA_DIR: dataDir, PLAID_INCOME: "true" })).toThrow("set all of them, or none");
    expect(() => loadConfig({ DATA_DIR: dataDir, ...chosen, PLAID_INCOME: "yes" })).toThrow("PLAID_INCOME");
    for (const name of Object.keys(chosen))
      expect(() => loadConfig({ DATA_DIR: dataDir, ...chosen, [name]: "" })).toThrow("set all of them, or none");
    expect(() => loadConfig({ ...production, ...chosen })).toThrow("PLAID_URL must begin with https://");
  });

  it("keeps the keys that it made, for their owner only", () => {
    const first = loadConfig({ DATA_DIR: dataDir });
    expect(loadConfig({ DATA_DIR: dataDir })).toEqual(first);
    expect(statSync(join(dataDir, "keys.json")).mode & 0o777).toBe(0o600);
  });

  it("takes an empty variable for one that is not set", () => {
    expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL: "", PORT: "" }).port).toBe(3000);
  });

  it("reads a complete production", () => {
    expect(loadConfig(production)).toMatchObject({
      deployment: "production",
      host: "0.0.0.0",
      vendorUrl: "https://vendors.example.com",
      vendorWebhookSecrets: { common: ["the present secret of webhooks", "the former secret of webhooks"], own: {} },
      vendorCallbackUrl: "https://loans.example.com/vendor-events",
    });
  });

  it("reads secrets of webhooks that are one vendor's own, two while one is being replaced", () => {
    const [one, two, three] = ["secret-of-everybody", "secret-of-the-county", "c2VjcmV0LW9mLXRoZS1iYW5r=="];
    expect(webhookSecrets(dataDir, `recording=${two},${one},recording=${one},disbursement=${three},${three}`)).toEqual({
      common: [one, three],
      own: { recording: [two, one], disbursement: [three] },
    });
    expect(() => webhookSecrets(dataDir, `${one},recordings=${two}`)).toThrow(
      "names recordings, which is no vendor: credit-bureau, ",
    );
    expect(() => webhookSecrets(dataDir, `recording=${two}`)).toThrow("must have one without a name");
    for (const short of ["short", `${one},recording=short`, `${one},`])
      expect(() => webhookSecrets(dataDir, short)).toThrow(
        /^VENDOR_WEBHOOK_SECRETS must have 16 characters at least\.$/,
      );
  });

  it.each(["unix:/run/clamav/clamd.ctl", "tcp://127.0.0.1:3310", "tcp://localhost:3310", "tcp://[::1]:3310"])(
    "sends files to ClamAV on this machine, at %s",
    (url) => expect(loadConfig({ DATA_DIR: dataDir, CLAMAV_URL: url }).clamavUrl).toBe(url),
  );

  it.each(["tcp://scanner.example.com:3310", "tcp://10.0.0.8:3310", "http://127.0.0.1:3310", "tcp://127.0.0.1"])(
    "sends files in clear to no ClamAV elsewhere, as at %s",
    (url) =>
      expect(() => loadConfig({ DATA_DIR: dataDir, CLAMAV_URL: url })).toThrow(
        "CLAMAV_URL must be unix:/run/clamav/clamd.ctl, or tcp://127.0.0.1:3310: files go there in clear, and must not leave the machine.",
      ),
  );

  it.each([
    [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535."],
    [{ ROLE: "boss" }, "ROLE must be one of all, api, worker."],
    [{ ROLE: "worker" }, "ROLE=worker needs DATABASE_URL: the embedded database serves one process."],
    [{ DEPLOYMENT: "staging" }, "DEPLOYMENT must be one of development, production."],
    [
      { DATABASE_URL: "mysql://host/db" },
      "DATABASE_URL must be an address such as postgresql://user:password@host:5432/gable.",
    ],
    [{ PUBLIC_URL: "example.com" }, "PUBLIC_URL must be an address such as https://example.com."],
    [{ MASTER_KEYS: "2026:c2hvcnQ=" }, 'MASTER_KEYS: Master key "2026" must be 32 bytes in base64.'],
    [{ VENDOR_API_KEY: "short" }, "VENDOR_API_KEY must have 16 characters at least."],
    [{ PORT: "x", ROLE: "y" }, "ROLE must be one of all, api, worker. PORT must be a whole number from 0 to 65535."],
  ])("refuses %o", (variables, sentence) => {
    expect(() => loadConfig({ DATA_DIR: dataDir, ...variables })).toThrow(sentence);
  });

  it.each(Object.keys(production).filter((name) => name !== "DEPLOYMENT"))("refuses production without %s", (name) => {
    expect(() => loadConfig({ ...production, [name]: undefined })).toThrow(`Production needs ${name}`);
  });

  it("refuses production without encryption on the way", () => {
    expect(() => loadConfig({ ...production, PUBLIC_URL: "http://loans.example.com" })).toThrow(
      "PUBLIC_URL must begin with https:// in production.",
    );
    expect(() => loadConfig({ ...production, VENDOR_URL: "http://vendors.example.com" })).toThrow(
      "VENDOR_URL must begin with https:// in production, or lead to this machine.",
    );
    expect(loadConfig({ ...production, VENDOR_URL: "http://127.0.0.1:3001" }).vendorUrl).toBe("http://127.0.0.1:3001");
  });

  it.each(["DATABASE_URL", "DATABASE_OWNER_URL"])("wants to be told in production how %s travels", (name) => {
    const load = (address: string) =>
      loadConfig({ ...production, DATABASE_URL: "postgresql://gable@localhost/gable", [name]: address });
    expect(() => load("postgresql://gable:password@database.example.com/gable")).toThrow(
      `${name} leads to another machine and must say in production how: end it in ?sslmode=verify-full`,
    );
    expect(() => load("postgresql://gable@/gable?host=database.example.com")).toThrow("sslmode=verify-full");
    for (const said of [
      "postgresql://gable:password@database.example.com/gable?sslmode=verify-full",
      "postgresql://gable:password@database/gable?sslmode=disable",
      "postgresql://gable:password@127.0.0.1:5433/gable",
      "postgresql://gable@/gable?host=/var/run/postgresql",
    ])
      expect(load(said).databaseUrl).toBeDefined();
  });

  describe("of texts by Twilio", () => {
    const twilio = {
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      TWILIO_AUTH_TOKEN: "the token of the account",
      TWILIO_FROM: "+16145550100",
    };
    const load = (changed: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, ...twilio, ...changed }).twilio;

    it("is all there, or texts go to the vendor of texts", () => {
      expect(loadConfig({ DATA_DIR: dataDir }).twilio).toBeUndefined();
      expect(load({})).toEqual({
        accountSid: twilio.TWILIO_ACCOUNT_SID,
        authToken: twilio.TWILIO_AUTH_TOKEN,
        from: twilio.TWILIO_FROM,
        url: "https://api.twilio.com",
      });
    });

    it.each(Object.keys(twilio))("is refused without %s alone", (name) => {
      expect(() => load({ [name]: "" })).toThrow(
        "Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM: set all three, or none.",
      );
    });

    it.each([
      ["TWILIO_ACCOUNT_SID", "SK1"],
      ["TWILIO_AUTH_TOKEN", "short"],
      ["TWILIO_FROM", "Harbor"],
      ["TWILIO_URL", "api.twilio.com"],
    ])("is refused with a wrong %s", (name, wrong) => {
      expect(() => load({ [name]: wrong })).toThrow(new RegExp(`^${name} must `));
    });

    it("is not asked in clear in production", () => {
      expect(() => loadConfig({ ...production, ...twilio, TWILIO_URL: "http://texts.example.com" })).toThrow(
        "TWILIO_URL must begin with https:// in production, or lead to this machine.",
      );
    });
  });

  describe("of a bucket for documents", () => {
    const needed = {
      S3_BUCKET: "gable-documents",
      S3_REGION: "us-east-2",
      S3_KEY_ID: "AKIAEXAMPLE",
      S3_SECRET: "the secret of the key",
    };
    const more = { S3_ENDPOINT: "https://s3.example.com/", S3_PATH_STYLE: "true", S3_PREFIX: "lending/gable" };
    const load = (changed: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, ...needed, ...changed }).s3;
    const key = { name: "gable-documents", region: "us-east-2", keyId: "AKIAEXAMPLE", secret: "the secret of the key" };

    it("is all there, with what some stores need beside, or documents lie in the data folder", () => {
      expect(loadConfig({ DATA_DIR: dataDir }).s3).toBeUndefined();
      expect(load({})).toEqual({ ...key, endpoint: undefined, inPath: false, prefix: "" });
      expect(load(more)).toEqual({
        ...key,
        endpoint: "https://s3.example.com",
        inPath: true,
        prefix: "lending/gable",
      });
    });

    it.each(Object.keys(needed))("is refused without %s alone", (name) => {
      expect(() => load({ [name]: "" })).toThrow(
        "S3_BUCKET, S3_REGION, S3_KEY_ID and S3_SECRET go together, and no other S3_… without them: set all four, or none.",
      );
    });

    it.each(Object.entries(more))("is refused where %s is all that is said of it", (name, value) => {
      expect(() => loadConfig({ DATA_DIR: dataDir, [name]: value })).toThrow("set all four, or none.");
    });

    it.each([
      ["S3_BUCKET", "Our_Documents"],
      ["S3_REGION", "us east"],
      ["S3_SECRET", "short"],
      ["S3_ENDPOINT", "s3.example.com"],
      ["S3_PATH_STYLE", "yes"],
      ["S3_PREFIX", "/gable/"],
    ])("is refused with a wrong %s", (name, wrong) => {
      expect(() => load({ [name]: wrong })).toThrow(new RegExp(`^${name} must `));
    });

    it("is not asked in clear in production", () => {
      expect(() => loadConfig({ ...production, ...needed, S3_ENDPOINT: "http://s3.example.com" })).toThrow(
        "S3_ENDPOINT must begin with https:// in production, or lead to this machine.",
      );
    });
  });

  describe("takes secrets from files", () => {
    const secrets = {
      MASTER_KEYS: production.MASTER_KEYS,
      SESSION_KEYS: production.SESSION_KEYS,
      DATABASE_URL: "postgresql://gable:password@database/gable?sslmode=verify-full",
      VENDOR_API_KEY: production.VENDOR_API_KEY,
      VENDOR_WEBHOOK_SECRETS: production.VENDOR_WEBHOOK_SECRETS,
      OPTIMIZELY_SDK_KEY: "the key of the agent",
      SMTP_URL: "smtps://gable:password@mail.example.com",
      TWILIO_AUTH_TOKEN: "the token of the account",
      LANGUAGE_MODEL_KEY: "the key of the model",
      PLAID_SECRET: "the secret of Plaid",
      S3_SECRET: "the secret of the bucket",
      TURN_SECRET: "shared with the TURN servers",
    };
    const others = {
      DEPLOYMENT: "production",
      PUBLIC_URL: production.PUBLIC_URL,
      VENDOR_URL: production.VENDOR_URL,
      OPTIMIZELY_AGENT_URL: "https://flags.example.com",
      LANGUAGE_MODEL_URL: "https://models.example.com/v1",
      LANGUAGE_MODEL_NAME: "small",
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      TWILIO_FROM: "+16145550100",
      PLAID_URL: "https://plaid.example.com",
      PLAID_CLIENT_ID: "a client",
      S3_BUCKET: "gable-documents",
      S3_REGION: "us-east-2",
      S3_KEY_ID: "AKIAEXAMPLE",
    };

    it("each of them, with the line's end that editors leave", () => {
      const files = Object.entries(secrets).map(([name, text]) => inFile(dataDir, name, `${text}\n`));
      expect(loadConfig(Object.assign({ ...others }, ...files))).toEqual(loadConfig({ ...others, ...secrets }));
    });

    it("in development in the place of the keys that it made", () => {
      const file = inFile(dataDir, "VENDOR_API_KEY", "a key of the sandbox's own");
      expect(loadConfig({ DATA_DIR: dataDir, VENDOR_API_KEY: "", ...file }).vendorApiKey).toBe(
        "a key of the sandbox's own",
      );
    });

    it("and refuses what cannot be read, is empty, or is given twice, without a word of it", () => {
      const load = (variables: NodeJS.ProcessEnv) => () => loadConfig({ DATA_DIR: dataDir, ...variables });
      expect(load({ SESSION_KEYS_FILE: "2026:the key itself" })).toThrow(
        /^The file that SESSION_KEYS_FILE names cannot be read \(ENOENT\): name one that this process may read\.$/,
      );
      expect(load({ MASTER_KEYS_FILE: dataDir })).toThrow("MASTER_KEYS_FILE names cannot be read (EISDIR)");
      expect(load(inFile(dataDir, "TURN_SECRET", " \n"))).toThrow(
        /^The file that TURN_SECRET_FILE names is empty: write the secret into it\.$/,
      );
      expect(load({ SMTP_URL: "smtps://one", ...inFile(dataDir, "SMTP_URL", "smtps://other") })).toThrow(
        /^SMTP_URL and SMTP_URL_FILE are both given: keep one of them\.$/,
      );
      expect(load(inFile(dataDir, "VENDOR_API_KEY", "short"))).toThrow(StartRefused);
    });
  });

  it("refuses a data folder that cannot be one", () => {
    expect(() => loadConfig({ DATA_DIR: "/dev/null/data" })).toThrow("The data folder /dev/null/data cannot be used");
  });
});
