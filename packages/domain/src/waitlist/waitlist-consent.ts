import { z } from "zod";
import type { Language, Words } from "../language.ts";
import { EmailInput } from "../people/email.ts";
import { type UsState, usStateCodes, usStates } from "../people/us-states.ts";

/** An address that no licence came for is deleted after so many months. As the consent says. */
export const MONTHS_ON_WAITLIST = 24;
/** And one that was written to after so many days: as long as somebody may ask why we wrote. As the consent says. */
export const DAYS_AFTER_WRITING = 30;

interface WaitlistText {
  readonly version: string;
  readonly text: Words;
}

/**
 * The words to which somebody agrees who waits for a licence; `{lender}` and `{state}` stand for names. A change of words is a new
 * version, and the former moves to `earlierTexts`.
 */
export const waitlistText: WaitlistText = {
  version: "2026-11-1",
  text: {
    en: "Send me one e-mail when {lender} may take applications for homes in {state}. {lender} uses my address for nothing else, and deletes it 30 days after that e-mail, or after 24 months if there is none. I can have it deleted before that.",
    es: "Envíenme un solo correo cuando {lender} pueda recibir solicitudes para casas en {state}. {lender} no usa mi dirección para nada más y la borra 30 días después de ese correo, o a los 24 meses si no lo hay. Puedo hacer que la borren antes.",
  },
};

/** Words that others have replaced: whoever agreed to them agreed to these. */
const earlierTexts: readonly WaitlistText[] = [];

/** The words of a version as the person read them, the present one unless told; undefined of a version that never was. */
export function waitlistWords(
  { state, language, version = waitlistText.version }: { state: UsState; language: Language; version?: string },
  lender: string,
): string | undefined {
  const found = [waitlistText, ...earlierTexts].find((text) => text.version === version);
  return found?.text[language].replaceAll("{lender}", lender).replaceAll("{state}", usStates[state][language]);
}

const states = usStateCodes as readonly [UsState, ...UsState[]];

/** What is sent to be written to once: an address, and the words that were agreed to. Nothing of the home but its state. */
export const WaitlistEntry = z.strictObject({
  email: EmailInput,
  state: z.enum(states),
  language: z.enum(["en", "es"]),
  textVersion: z.string().max(20),
});
export type WaitlistEntry = z.output<typeof WaitlistEntry>;
