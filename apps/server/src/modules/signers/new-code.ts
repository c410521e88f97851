import { randomBytes } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "@gable/domain/signers/invitation.ts";

/** A code that nobody can guess: sixty bits of chance. */
export const newCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join("");
