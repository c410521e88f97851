import type { Instant } from "../calendar/zoned-time.ts";
import { generationOf, generationsDiffer } from "../people/generation.ts";
import type { TitleCompanion } from "../profile/additional-information.ts";
import { companionName } from "../profile/companion-name.ts";
import type { SignerContact, SignerFacts } from "../workflow/facts/signer-facts.ts";

/** A person who has done nothing yet. */
export function newSigner(uuid: string, companion: TitleCompanion, language: "en" | "es", at: Instant): SignerFacts {
  return {
    uuid,
    ...saidOf(companion, language),
    addedAt: at,
    consents: [],
    uploads: [],
    identityChecks: [],
    identityDocuments: [],
    papersEdition: 0,
    deliveries: [],
    signatures: [],
  };
}

/**
 * The signers that follow from the people whom the borrower named. Who was named before under the same name stays the same person.
 * `newUuid` is asked once for everybody who is new.
 */
export function signersNamed(
  present: readonly SignerFacts[],
  companions: readonly TitleCompanion[],
  given: { readonly language: "en" | "es"; readonly at: Instant; readonly newUuid: () => string },
): readonly SignerFacts[] {
  const left = [...present];
  return companions.map((companion) => {
    const at = left.findIndex(
      ({ name }) =>
        name.firstName === companion.firstName &&
        name.lastName === companion.lastName &&
        !generationsDiffer(generationOf(name), generationOf(companion)),
    );
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return known
      ? { ...known, ...saidOf(companion, given.language) }
      : newSigner(given.newUuid(), companion, given.language, given.at);
  });
}

function saidOf(companion: TitleCompanion, language: "en" | "es"): Pick<SignerFacts, "name" | "relation" | "contact"> {
  const { relation, email, phone } = companion;
  const contact: SignerContact = {
    ...(email && { email }),
    ...(phone && { phone }),
    language: companion.language ?? language,
  };
  return { name: companionName(companion), relation, contact };
}
