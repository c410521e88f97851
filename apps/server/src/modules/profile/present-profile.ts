import type { Profile } from "@gable/domain/application/profile.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeUuidOf } from "../application/home-uuid.ts";

/**
 * The borrower as a person, from their latest application, with the home of each of them; never the social security number. `files`:
 * newest first.
 */
export function presentProfile(identityUuid: string, email: string, files: readonly LoanFile[]): Profile {
  const latest = files[0]?.facts;
  const { name, birthDate } = latest?.answers ?? {};
  return {
    uuid: identityUuid,
    email,
    name: name ? { ...name, uuid: identityUuid } : null,
    dob: birthDate ?? null,
    hasSsn: latest?.ssn !== undefined,
    addresses: files.flatMap(addressOf),
    optimizelyProfileUuid: null,
  };
}

/** The home as the borrower wrote it, under the uuid by which the application names it. */
function addressOf({ uuid, facts: { answers, additional } }: LoanFile): Profile["addresses"] {
  const { home, ownership } = answers;
  return home ? [{ ...home, uuid: homeUuidOf(uuid), ownership: additional?.ownership ?? ownership ?? null }] : [];
}
