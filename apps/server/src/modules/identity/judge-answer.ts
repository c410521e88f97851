import type { PersonName } from "@gable/domain/application/person-name.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { differencesFrom, documentDifferences, readMachineText } from "@gable/domain/identity/document-says.ts";
import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import { MOST_IDENTITY_ATTEMPTS } from "@gable/domain/identity/identity-standing.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import type { IdentityCheck } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { IdentityAnswer } from "@gable/vendors/identity-verification/protocol.ts";
import { addressOfVendor, nameOfVendor } from "../../workflow/vendor-words.ts";

export type Judged = Omit<NonNullable<IdentityCheck["result"]>, "at">;

interface Asked {
  readonly kind: IdentityDocumentKind;
  /** 1 for the first. */
  readonly attempt: number;
  readonly said: { readonly name: PersonName; readonly birthDate?: LocalDate | undefined };
  readonly now: Date;
}

/** The westernmost states still have yesterday: a document is good there until that day is over. */
const LAST_ZONE = "Pacific/Honolulu";

/**
 * What follows from the vendor's answer. What could be mended goes to a person once it could not be mended three times. What the vendor
 * passed, and the machine-readable part says otherwise, goes to a person at once: it refuses nobody. So does a document that no face was
 * compared with.
 */
export function judgeAnswer(answer: IdentityAnswer, { kind, attempt, said, now }: Asked): Judged {
  if (answer.outcome !== "passed") {
    const [reason] = answer.reasons;
    const outcome = answer.outcome === "retry" && attempt < MOST_IDENTITY_ATTEMPTS ? "RETRY" : "REVIEW";
    // Whose document bears another name is shown it, and says which is right.
    const isRead = outcome === "REVIEW" || reason === "name-differs";
    return { outcome, ...(reason !== undefined && { reason }), ...(isRead && readIn(answer)) };
  }
  const today = localDateAt(now.toISOString(), LAST_ZONE);
  const says = answer.machineText === undefined ? null : readMachineText(kind, answer.machineText, today);
  const differences = says ? differencesFrom(said, says) : [];
  const [reason] = differences;
  // A document says who somebody is, and only a face whether it is theirs.
  if (reason === undefined || !says)
    return wasFaceCompared(answer) ? { outcome: "PASSED" } : { outcome: "REVIEW", reason: "face-not-compared" };
  const nameRead = [says.givenNames, says.surname].filter(Boolean).join(" ");
  return { outcome: "REVIEW", reason, differences, nameRead };
}

/** What the service read in a document, for whoever compares it with the person. The birth date stays with the service. */
function readIn({ reasons, extracted }: Exclude<IdentityAnswer, { readonly outcome: "passed" }>): Partial<Judged> {
  const differences = documentDifferences.filter((one) => (reasons as readonly string[]).includes(one));
  return {
    ...(differences.length > 0 && { differences }),
    ...(extracted && { nameRead: fullName(nameOfVendor(extracted.name)) }),
    ...(extracted?.address && { addressRead: formatAddress(addressOfVendor(extracted.address)) }),
    ...(extracted?.expiresOn && { goodUntil: extracted.expiresOn }),
  };
}

const wasFaceCompared = ({ checks }: Extract<IdentityAnswer, { readonly outcome: "passed" }>): boolean =>
  checks.some(({ check, result }) => check === "face" && result === "passed");
