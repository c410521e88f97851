import { isRecordedAs } from "@gable/domain/people/recorded-name.ts";
import { deedNames } from "@gable/domain/title/deed-grantors.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type Control, useWatch } from "react-hook-form";
import { companyInfo } from "../../../session/organisation.ts";
import { contactWords } from "../contact.words.ts";
import { type ContactValues, deedParties, type KnownContact } from "./contact-values.ts";

type DeedProps = { control: Control<ContactValues>; known: KnownContact };

/** How the deed will name who signs it, as the answers stand; nothing while somebody on record is not named yet. */
export function DeedPreview({ control, known: { deed, recordedOwners } }: DeedProps) {
  const t = useText(contactWords);
  const [ownership, maritalStatus, titleCompanions] = useWatch({
    control,
    name: ["ownership", "maritalStatus", "titleCompanions"],
  });
  if (deed === null || ownership === "") return null;
  const { trust, borrower, ...held } = deed;
  const parties = deedParties(borrower, { ownership, maritalStatus, titleCompanions });
  const isNamed = (owner: string): boolean => parties.some(({ name }) => isRecordedAs(name, owner));
  const names = deedNames(ownership, parties, { ...held, ...(trust && { trust }) });
  if (names === undefined || !recordedOwners.every(isNamed)) return null;
  return (
    <Notice title={t.deed}>
      <p lang="en">{names}</p>
      <p className="small">{t.deedFrom(companyInfo().phoneFormatted)}</p>
    </Notice>
  );
}
