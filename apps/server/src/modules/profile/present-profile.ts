import type { Profile } from "@gable/domain/application/profile.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";

/** The borrower as a person, from their latest application; never the social security number. */
export function presentProfile(identityUuid: string, email: string, file: LoanFile | undefined): Profile {
  const { name, birthDate, home, ownership } = file?.facts.answers ?? {};
  return {
    uuid: identityUuid,
    email,
    name: name ? { ...name, uuid: identityUuid } : null,
    dob: birthDate ?? null,
    hasSsn: file?.facts.ssn !== undefined,
    addresses:
      home && file
        ? [{ ...home, uuid: file.uuid, ownership: file.facts.additional?.ownership ?? ownership ?? null }]
        : [],
    optimizelyProfileUuid: null,
  };
}
