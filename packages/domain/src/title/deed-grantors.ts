import type { OwnershipType } from "../application/enumerations.ts";
import type { PersonName } from "../application/person-name.ts";
import { fullName } from "../people/full-name.ts";
import { isRecordedAs } from "../people/recorded-name.ts";
import type { TitleRelation } from "../profile/additional-answers.ts";

/** Why somebody gives the home as security. */
export type GrantorCapacity = "borrower" | "owner" | "spouse" | "trustee-of-trust";

/** Somebody who signs the deed; the borrower is without a relation to themselves. */
export interface DeedParty {
  readonly name: PersonName;
  readonly relation?: TitleRelation;
}

/** The title as it stands before the deed is drawn. */
export interface HeldTitle {
  /** As recorded, of the county and of the title company. */
  readonly owners: readonly string[];
  /** How they hold it, without their names, e.g. "a married couple, as joint tenants"; empty where nobody says. */
  readonly vesting: string;
  /** The trust that owns the home. Its trustees stand in its certificate; until that is read, who is said to be one is. */
  readonly trust?: { readonly name: string; readonly trustees?: readonly string[] | undefined };
}

/** In which capacity somebody signs. A spouse who is not on the title signs for the rights that marriage gives in a home. */
export function capacityOnDeed({ name, relation }: DeedParty, { owners, trust }: HeldTitle): GrantorCapacity {
  if (trust) {
    const isTrustee =
      trust.trustees?.some((trustee) => isRecordedAs(name, trustee)) ??
      (relation === undefined || relation === "TRUSTEE");
    if (isTrustee) return "trustee-of-trust";
  }
  if (relation === undefined) return "borrower";
  return relation === "SPOUSE" && !owners.some((owner) => isRecordedAs(name, owner)) ? "spouse" : "owner";
}

/**
 * Who gives the home, as the deed will name them: by what is known of the title and of those who sign. In English, as the deed is. Undefined
 * where what the borrower says of the title and what is on record are two things, or a company owns the home, which we do not take.
 */
export function deedNames(
  ownership: OwnershipType | undefined,
  parties: readonly DeedParty[],
  held: HeldTitle,
): string | undefined {
  if (ownership === "LLC" || (ownership === "TRUST") !== (held.trust !== undefined)) return undefined;
  const grantors = parties.map((party) => ({ name: fullName(party.name), capacity: capacityOnDeed(party, held) }));
  return grantorsInLine({ grantors, vesting: held.vesting, ...(held.trust && { trust: held.trust.name }) });
}

export interface NamedGrantors {
  readonly grantors: readonly { readonly name: string; readonly capacity: GrantorCapacity }[];
  readonly vesting: string;
  /** The trust for which its trustees sign, with its date where that is known. */
  readonly trust?: string;
}

/** Who gives the home as security: the trustees for their trust, the owners as they hold it, and whose marriage gives them a right in it. */
export function grantorsInLine({ grantors, trust, vesting }: NamedGrantors): string {
  const named = (...wanted: GrantorCapacity[]): string =>
    grantors
      .filter(({ capacity }) => wanted.includes(capacity))
      .map(({ name }) => name)
      .join(" and ");
  const trustees = named("trustee-of-trust");
  const owners = named("borrower", "owner");
  const spouses = named("spouse");
  return [
    trust && trustees ? `${trustees}, as trustee of ${trust}` : "",
    owners && !trust && vesting ? `${owners}, ${vesting}` : owners,
    spouses && `joined by ${spouses}, spouse`,
  ]
    .filter(Boolean)
    .join("; ");
}
