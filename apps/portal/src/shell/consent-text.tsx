import type { ConsentType } from "@gable/domain/application/enumerations.ts";
import { type ConsentText as Consented, consentTexts, consentWords } from "@gable/domain/profile/consents.ts";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { lenderName } from "../session/organisation.ts";

const words = catalogue({
  withdraw: { en: "You can withdraw this later.", es: "Puede retirarlo más tarde." },
});

/** The exact words of a consent, as their version keeps them. */
export function ConsentText({ type }: { type: ConsentType }) {
  const language = useLanguage();
  return consentWords(type, language, lenderName());
}

/** Said beside a consent where it is true and the consent does not say it itself. */
export function ConsentRevocation({ type }: { type: ConsentType }) {
  const t = useText(words);
  const { revocable, saysRevocable }: Pick<Consented, "revocable" | "saysRevocable"> = consentTexts[type];
  return revocable && !saysRevocable ? t.withdraw : null;
}

/** A consent as it is sent: the version of the words that are on the screen, in its language. */
export function useConsentGiven(): (type: ConsentType) => {
  type: ConsentType;
  textVersion: string;
  language: "en" | "es";
} {
  const language = useLanguage();
  return (type) => ({ type, textVersion: consentTexts[type].version, language });
}
