import type { Lender } from "@gable/domain/organisations/lender.ts";
import { hash, verify } from "@node-rs/argon2";
import { breachedPasswords } from "./breached-passwords.ts";
import { isEasyToGuess } from "./easy-to-guess.ts";

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

/**
 * Why a password cannot be used, if so: it is on the list of breached ones, it is the person's own address, or it is easily guessed
 * by who knows the lender and the address.
 */
export function passwordProblem(
  password: string,
  email: string,
  lender: Lender,
): "password-breached" | "password-is-email" | "password-easy" | undefined {
  const plain = password.toLowerCase();
  if (breachedPasswords.has(plain)) return "password-breached";
  if (plain === email || plain === email.split("@")[0]) return "password-is-email";
  return isEasyToGuess(password, [email, lender.orgBrand, lender.orgCode]) ? "password-easy" : undefined;
}
