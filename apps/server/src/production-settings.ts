import { StartRefused } from "./start-refused.ts";

type Given = Readonly<Record<string, string | undefined>>;

/** What production must be told: nothing that guards people's data is made up there. */
const neededInProduction = [
  "PUBLIC_URL",
  "MASTER_KEYS",
  "SESSION_KEYS",
  "VENDOR_URL",
  "VENDOR_API_KEY",
  "VENDOR_WEBHOOK_SECRETS",
];

/** What is asked with people's data, or with a secret. */
const asked = [
  "VENDOR_URL",
  "VENDOR_CALLBACK_URL",
  "OPTIMIZELY_AGENT_URL",
  "LANGUAGE_MODEL_URL",
  "TWILIO_URL",
  "PLAID_URL",
  "S3_ENDPOINT",
];

/**
 * Refuses to serve people with settings that leave something out, or on the way open.
 * @throws StartRefused that names the setting and what to do
 */
export function refuseUnsafeProduction(given: Given): void {
  const missing = neededInProduction.filter((name) => !given[name]);
  if (missing.length > 0)
    throw new StartRefused(`Production needs ${missing.join(", ")}: set them in the environment.`);
  if (!given["PUBLIC_URL"]?.startsWith("https://"))
    throw new StartRefused("PUBLIC_URL must begin with https:// in production.");
  const open = asked.find((name) => travelsOpen(given[name]));
  if (open) throw new StartRefused(`${open} must begin with https:// in production, or lead to this machine.`);
  const unsaid = ["DATABASE_URL", "DATABASE_OWNER_URL"].find((name) => leavesTlsUnsaid(given[name]));
  if (unsaid)
    throw new StartRefused(
      `${unsaid} leads to another machine and must say in production how: end it in ?sslmode=verify-full, or in ?sslmode=disable where nobody else can read that network.`,
    );
}

const ownMachine = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** What is asked for and answered there could be read on the way. */
function travelsOpen(address: string | undefined): boolean {
  const url = URL.parse(address ?? "");
  return url?.protocol === "http:" && !ownMachine.has(url.hostname);
}

/** Without a word on it the database's driver uses no TLS. An address without a host, or with a folder for one, leads to a socket. */
function leavesTlsUnsaid(address: string | undefined): boolean {
  const url = URL.parse(address?.replace("@/", "@localhost/") ?? "");
  const host = url?.searchParams.get("host") ?? url?.hostname ?? "";
  const isOnNetwork = host !== "" && !host.startsWith("/") && !ownMachine.has(host);
  return isOnNetwork && !url?.searchParams.has("sslmode") && !url?.searchParams.has("ssl");
}
