import { readFileSync } from "node:fs";
import { StartRefused } from "./start-refused.ts";

/** What nobody but the server may know. Each may be given as the name of a file, under its own name with `_FILE`. */
const secretSettings = [
  "MASTER_KEYS",
  "SESSION_KEYS",
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "VENDOR_API_KEY",
  "VENDOR_WEBHOOK_SECRETS",
  "OPTIMIZELY_SDK_KEY",
  "SMTP_URL",
  "TWILIO_AUTH_TOKEN",
  "LANGUAGE_MODEL_KEY",
  "PLAID_SECRET",
  "S3_SECRET",
  "TURN_SECRET",
];

/**
 * The variables, with the secrets that stand in files: platforms of containers, systemd and the agents of vaults hand them over so, and
 * what is in a file is inherited by no process and shown by no list of them.
 * @throws StartRefused that names the variable and never what it holds, which may be the secret itself
 */
export function withSecretFiles(variables: Readonly<Record<string, string>>): Record<string, string> {
  const read = secretSettings.flatMap((name) => {
    const path = variables[`${name}_FILE`];
    if (path === undefined) return [];
    if (variables[name] !== undefined)
      throw new StartRefused(`${name} and ${name}_FILE are both given: keep one of them.`);
    return [[name, readSecret(name, path)]];
  });
  return { ...variables, ...Object.fromEntries(read) };
}

function readSecret(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartRefused(
      `The file that ${name}_FILE names cannot be read (${code}): name one that this process may read.`,
    );
  }
  if (text === "") throw new StartRefused(`The file that ${name}_FILE names is empty: write the secret into it.`);
  return text;
}
