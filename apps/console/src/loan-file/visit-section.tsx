import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reasonWords } from "../notary-desk/notary.words.ts";
import { visitWords } from "../notary-desk/visit.words.ts";
import { useWishedTimes } from "../notary-desk/wished-times.ts";
import { FactsPart, row } from "./facts-part.tsx";

/** The appointment with a notary in person: where and when, who comes, and at an office who has come. */
export function VisitSection({ visit }: { visit: NonNullable<LoanFileView["visit"]> }) {
  const t = useText(visitWords);
  const language = useLanguage();
  const { moment, phone } = useFormats();
  const wished = useWishedTimes();
  const { state, placeType, address, accessNotes, startsAt, timeZone, notary, ownNotary, reason, code, arrivals } =
    visit;
  const why = reason === null ? undefined : (reasonWords[reason]?.[language] ?? reason);
  return (
    <FactsPart
      title={t.title}
      aside={t[state]}
      rows={[
        ...(startsAt === null
          ? wished(visit).map((time, place) => ({ label: t.wished(place + 1), figure: time }))
          : row(t.when, moment(startsAt, timeZone), why)),
        { label: t.where, figure: t[placeType], note: formatAddress(address) },
        ...row(t.access, accessNotes),
        ...row(t.language, visit.language === "es" ? t.inSpanish : null),
        ...row(
          t.notary,
          notary && notary.name,
          notary &&
            [t.commission(notary.commissionNumber), notary.phone && phone(notary.phone), ownNotary && t.ofOurs]
              .filter(Boolean)
              .join(", "),
        ),
        ...row(t.officeCode, code, t.officeCodeNote),
        ...arrivals.map(({ name, at, notary: by }) => ({
          label: t.arrived(name),
          figure: moment(at, timeZone),
          note: by,
        })),
      ]}
    />
  );
}
