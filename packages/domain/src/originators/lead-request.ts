import { z } from "zod";
import type { Language, Words } from "../language.ts";
import { EmailInput } from "../people/email.ts";
import { LegalNameInput } from "../people/legal-name.ts";
import { PhoneInput } from "../people/phone.ts";

interface RequestText {
  readonly version: string;
  readonly text: Words;
}

/**
 * The words to which somebody agrees who asks a loan officer to get in touch; `{officer}` and `{lender}` stand for names. That a line
 * needs none of it: 47 CFR 64.1200(f)(9)(i)(B). A change of words is a new version, and the former moves to `earlierTexts`.
 */
export const requestText: RequestText = {
  version: "2026-11-1",
  text: {
    en: "{officer} of {lender} may use this to answer me about a home equity line of credit: by e-mail, and by phone if I ask for a call. I apply for nothing with it, and can get a line without it. {lender} deletes it 12 months after we were last in touch, or when I ask.",
    es: "{officer} de {lender} puede usar estos datos para responderme sobre una línea de crédito sobre mi casa: por correo, y por teléfono si pido que me llamen. Con esto no solicito nada, y puedo obtener una línea sin hacerlo. {lender} los borra 12 meses después de nuestro último contacto, o cuando yo lo pida.",
  },
};

/** Words that others have replaced: whoever agreed to them agreed to these. */
const earlierTexts: readonly RequestText[] = [];

/** The words of a version as the person read them, the present one unless told; undefined of a version that never was. */
export function requestWords(
  { language, version = requestText.version }: { readonly language: Language; readonly version?: string },
  names: { readonly officer: string; readonly lender: string },
): string | undefined {
  const found = [requestText, ...earlierTexts].find((text) => text.version === version);
  return found?.text[language].replaceAll("{officer}", names.officer).replaceAll("{lender}", names.lender);
}

/** What a visitor leaves with the loan officer whose link they came by. Who asks for a call says where. */
export const LeadRequest = z
  .strictObject({
    /** Whose link it is. */
    referrer: z.uuid(),
    name: LegalNameInput,
    email: EmailInput,
    phone: PhoneInput.nullable(),
    wantsCall: z.boolean(),
    language: z.enum(["en", "es"]),
    /** Of the words that they agreed to. */
    textVersion: z.string().max(20),
  })
  .refine(({ phone, wantsCall }) => !wantsCall || phone !== null, { path: ["phone"], error: "required" });
export type LeadRequest = z.output<typeof LeadRequest>;
