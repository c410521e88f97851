import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { signingQuery } from "../../queries/signing.ts";
import { Elsewhere } from "../parts/elsewhere.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { AdoptForm } from "./parts/adopt-form.tsx";
import { SignOne } from "./parts/sign-one.tsx";
import { placeHere } from "./parts/signing-place.ts";
import { signingWords } from "./signing.words.ts";

/** Row 21: adopt a signature, then the documents one by one, from the first that is not signed. */
export function Screen() {
  const t = useText(signingWords);
  const { uuid } = useJourney();
  const query = useQuery(signingQuery(uuid));
  const { data, refetch } = query;
  if (data === undefined) return <UntilLoaded title={t.loading} query={query} />;
  const { documents, adopted, signerName, emailConfirmed, office } = data;
  const place = placeHere();
  const isElsewhere = office !== null && !office.arrived;
  if (data.paper !== null || !emailConfirmed || isElsewhere || (adopted === null && place === undefined)) {
    return <Elsewhere title={t.loading} to={onHost(paths.signingIntro(uuid))} query={query} />;
  }
  if (adopted === null) {
    return <AdoptForm signerName={signerName} place={place ?? null} onAdopted={() => void refetch()} />;
  }
  const toSign = documents.filter(({ fields }) => fields.length > 0);
  const at = toSign.findIndex(({ signed }) => !signed);
  const document = toSign[at];
  if (document === undefined) return <StepPage title={t.done} lead={t.doneLead} drawing="pen" />;
  return (
    <SignOne
      key={document.uuid}
      document={document}
      number={at + 1}
      count={toSign.length}
      isLast={toSign.filter(({ signed }) => !signed).length === 1}
      onSigned={() => void refetch()}
    />
  );
}
