import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { additionalInformation, saveAdditionalInformation } from "@gable/contract/calls/profile.ts";
import type { Generation } from "@gable/domain/people/generation.ts";
import { asksWhoLivesThere } from "@gable/domain/profile/asks-who-lives-there.ts";
import type { DeedParty } from "@gable/domain/title/deed-grantors.ts";
import { type AddressValues, addressValues, toAddress } from "@gable/ui/forms/address-values.ts";
import type { Resolver } from "react-hook-form";
import { schemaResolver } from "../../../shell/schema-resolver.ts";

export type KnownContact = ReplyOf<typeof additionalInformation>;
type Sent = BodyOf<typeof saveAdditionalInformation>;

/** What the fields hold; "" until answered. The social security number is its digits. */
export type ContactValues = {
  ssn: string;
  ownership: "" | Sent["ownership"];
  occupancy: "" | Sent["occupancy"];
  /** Asked of who does not live in the home. */
  residence: AddressValues;
  maritalStatus: "" | NonNullable<Sent["maritalStatus"]>;
  /** Asked where the lender asks it of everybody. */
  citizenship: "" | NonNullable<Sent["citizenship"]>;
  titleCompanions: {
    firstName: string;
    middleName: string;
    lastName: string;
    suffix: "" | Generation;
    relation: "" | Sent["titleCompanions"][number]["relation"];
    email: string;
    phone: string;
  }[];
  /** Asked of who does not live in the home and owns it with others. */
  ownerLivesThere: "" | "YES" | "NO";
  phone: string;
  purpose: "" | Sent["purpose"];
  /** A number of people, as text. */
  householdSize: string;
  consent: boolean;
};

export const blankCompanion: ContactValues["titleCompanions"][number] = {
  firstName: "",
  middleName: "",
  lastName: "",
  suffix: "",
  relation: "",
  email: "",
  phone: "",
};

/** The form as it opens: with what was said in registration or before; the consent is never ticked beforehand. */
export function firstContactValues({ known }: KnownContact): ContactValues {
  return {
    ssn: "",
    ownership: known.ownership ?? "",
    occupancy: known.occupancy ?? "",
    residence: addressValues(known.residence),
    maritalStatus: known.maritalStatus ?? "",
    citizenship: known.citizenship ?? "",
    titleCompanions: (known.titleCompanions ?? []).map(({ email, phone, middleName, suffix, ...companion }) => ({
      ...companion,
      middleName: middleName ?? "",
      suffix: suffix ?? "",
      email: email ?? "",
      phone: (phone ?? "").replace(/^\+1/, ""),
    })),
    ownerLivesThere: chosen(known.ownerLivesThere),
    phone: (known.phone ?? "").replace(/^\+1/, ""),
    purpose: known.purpose ?? "",
    householdSize: known.householdSize?.toString() ?? "",
    consent: false,
  };
}

function chosen(said: boolean | undefined): "" | "YES" | "NO" {
  if (said === undefined) return "";
  return said ? "YES" : "NO";
}

/** Other people on the title are asked for wherever the borrower does not own the home alone. */
export const asksForCompanions = ({ ownership, maritalStatus }: Pick<ContactValues, "ownership" | "maritalStatus">) =>
  ownership === "JOINT" || ownership === "TRUST" || maritalStatus === "MARRIED" || maritalStatus === "SEPARATED";

export const livesElsewhere = ({ occupancy }: Pick<ContactValues, "occupancy">): boolean =>
  occupancy === "SECOND_HOME" || occupancy === "INVESTMENT";

/** Whether somebody else of those who are named may live in the home. */
export const asksForResident = (
  values: Pick<ContactValues, "ownership" | "maritalStatus" | "occupancy" | "titleCompanions">,
): boolean =>
  asksWhoLivesThere({
    occupancy: values.occupancy === "" ? undefined : values.occupancy,
    titleCompanions: asksForCompanions(values) ? values.titleCompanions : [],
  });

/** Who will sign the deed by what is typed so far; nobody of whom a name or what they are to the borrower is missing. */
export const deedParties = (
  borrower: NonNullable<KnownContact["deed"]>["borrower"],
  values: Pick<ContactValues, "ownership" | "maritalStatus" | "titleCompanions">,
): DeedParty[] => [
  { name: borrower },
  ...(asksForCompanions(values) ? values.titleCompanions : []).flatMap(
    ({ firstName, middleName, lastName, suffix, relation }) =>
      firstName.trim() === "" || lastName.trim() === "" || relation === ""
        ? []
        : [
            {
              name: {
                firstName: firstName.trim(),
                middleName: middleName.trim() || null,
                lastName: lastName.trim(),
                suffix: suffix || null,
              },
              relation,
            },
          ],
  ),
];

/** What is sent, without the consent, whose words only the screen knows. */
export function toAdditional(
  values: ContactValues,
  { asksMaritalStatus, asksCitizenship }: Pick<ContactAsks, "asksMaritalStatus" | "asksCitizenship">,
): Sent {
  const { ssn, ownership, occupancy, maritalStatus, citizenship, titleCompanions, phone, purpose, householdSize } =
    values;
  const { ownerLivesThere } = values;
  const sent = {
    ...(ssn !== "" && { ssn }),
    ownership: ownership === "" ? undefined : ownership,
    occupancy: occupancy === "" ? undefined : occupancy,
    ...(livesElsewhere(values) && { residence: toAddress(values.residence) }),
    ...(asksMaritalStatus && maritalStatus !== "" && { maritalStatus }),
    ...(asksCitizenship && citizenship !== "" && { citizenship }),
    titleCompanions: asksForCompanions(values)
      ? titleCompanions.map(({ email, phone: mobile, middleName, suffix, ...companion }) => ({
          ...companion,
          ...(middleName !== "" && { middleName }),
          ...(suffix !== "" && { suffix }),
          ...(email !== "" && { email }),
          ...(mobile !== "" && { phone: mobile }),
          relation: companion.relation === "" ? undefined : companion.relation,
        }))
      : [],
    ...(asksForResident(values) && ownerLivesThere !== "" && { ownerLivesThere: ownerLivesThere === "YES" }),
    phone,
    purpose: purpose === "" ? undefined : purpose,
    ...(householdSize !== "" && { householdSize: Number(householdSize) }),
  };
  return sent as Sent;
}

/** What the form needs to know to check itself: what is on file already, and what only some are asked. */
export type ContactAsks = {
  readonly asksMaritalStatus: boolean;
  readonly asksCitizenship: boolean;
  readonly needsSsn: boolean;
  readonly needsConsent: boolean;
};

async function loadSchema() {
  const [{ AdditionalInformation }, { SsnInput }] = await Promise.all([
    import("@gable/domain/profile/additional-information.ts"),
    import("@gable/domain/people/ssn.ts"),
  ]);
  return AdditionalInformation.extend({ ssn: SsnInput.optional() });
}

const missing = (isMissing: boolean, name: keyof ContactValues, message: string) =>
  isMissing ? { [name]: { type: "rule", message } } : {};

/** Checks by the server's own rules, and for what only some borrowers are asked. */
export function contactResolver(asks: ContactAsks): Resolver<ContactValues> {
  const byRules = schemaResolver<ContactValues, object>(loadSchema, (values) => toAdditional(values, asks));
  return async (values, context, options) => {
    if (options.names?.length === 1 && options.names[0] === "titleCompanions") return { values: {}, errors: {} };
    const { errors } = await byRules(values, context, options);
    const all = {
      ...errors,
      ...missing(asks.needsSsn && values.ssn === "", "ssn", "ssn-required"),
      ...missing(asks.asksMaritalStatus && values.maritalStatus === "", "maritalStatus", "maritalStatus-required"),
      ...missing(asks.asksCitizenship && values.citizenship === "", "citizenship", "citizenship-required"),
      ...missing(
        asksForResident(values) && values.ownerLivesThere === "",
        "ownerLivesThere",
        "ownerLivesThere-required",
      ),
      ...missing(asks.needsConsent && !values.consent, "consent", "HARD_CREDIT-required"),
    };
    return Object.keys(all).length === 0 ? { values, errors: {} } : { values: {}, errors: all };
  };
}
