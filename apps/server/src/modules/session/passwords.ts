import { hash, verify } from "@node-rs/argon2";
import { breachedPasswords } from "./breached-passwords.ts";

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified against when there is no account, so that its absence cannot be told by the time taken. */
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFKC"), cost);

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword("a password that nobody has");
  const right = await verify(passwordHash ?? (await decoy), password.normalize("NFKC"));
  return right && passwordHash !== null;
}

/** Why a password cannot be used, if so: it is on the list of breached ones, or it is the person's own address. */
export function passwordProblem(
  password: string,
  email: string,
): "password-breached" | "password-is-email" | undefined {
  const plain = password.toLowerCase();
  if (breachedPasswords.has(plain)) return "password-breached";
  return plain === email || plain === email.split("@")[0] ? "password-is-email" : undefined;
}
