import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { notaryQuery } from "../../../queries/notary.ts";
import { Pending } from "../../../shell/pending.tsx";
import { officeWords } from "./office.words.ts";

const words = catalogue({
  loading: { en: "Looking for the appointment", es: "Buscando la cita" },
  owed: { en: "Another time at the office is needed", es: "Hace falta otra hora en la oficina" },
  owedBody: {
    en: "When the last appointment was over, somebody had still to sign. What you signed still counts: you need not sign it again. Choose a time at which all of you can come: the deed is signed there by everybody.",
    es: "Al terminar la última cita, alguien aún debía firmar. Lo que usted firmó sigue valiendo: no tiene que firmarlo otra vez. Elija una hora a la que puedan ir todos: la escritura la firman allí todos.",
  },
});

/** The appointment at the office, for a borrower who has signed there while somebody beside them has not. */
export function OfficeDay({ application }: { application: string }) {
  const t = useText(words);
  const office = useText(officeWords);
  const f = useFormats();
  const asked = useQuery(notaryQuery(application));
  const see = onHost(paths.notaryReserveManual(application));
  if (asked.data === undefined) return <Pending asked={asked} label={t.loading} />;
  const { visit, timeZone } = asked.data;
  if (visit === null || visit.state === "FAILED")
    return (
      <Notice tone="warning" title={t.owed}>
        <p>{t.owedBody}</p>
        <p>
          <ButtonLink href={see}>{office.again}</ButtonLink>
        </p>
      </Notice>
    );
  const { street1, street2, city } = visit.address;
  return (
    <section className="stack" aria-label={office.title}>
      {visit.startsAt === null ? (
        <p>{office.asked}</p>
      ) : (
        <Facts
          facts={[
            { label: office.when, value: f.moment(visit.startsAt, timeZone) },
            { label: office.where, value: [street1, street2, city].filter(Boolean).join(", ") },
          ]}
        />
      )}
      <p>
        <TextLink href={see}>{office.change}</TextLink>
      </p>
    </section>
  );
}
