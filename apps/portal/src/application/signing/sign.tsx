import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { signingQuery } from "../../queries/signing.ts";
import { introWords } from "./intro.words.ts";
import { AdoptForm } from "./parts/adopt-form.tsx";
import { SignOne } from "./parts/sign-one.tsx";
import { placeHere } from "./parts/signing-place.ts";
import { signWords } from "./sign.words.ts";

/** Row 21: adopt a signature, then the documents one by one, from the first that is not signed. */
export function Screen() {
  const t = useText(signWords);
  const intro = useText(introWords);
  const { uuid } = useJourney();
  const { data, isError, refetch } = useQuery(signingQuery(uuid));
  if (data === undefined) {
    return (
      <StepPage title={intro.title}>
        {isError ? (
          <ErrorState title={intro.failed} actions={<Button onClick={() => void refetch()}>{intro.again}</Button>} />
        ) : (
          <Skeleton kind="text" label={t.opening} />
        )}
      </StepPage>
    );
  }
  const { documents, adopted, signerName, emailConfirmed } = data;
  const place = placeHere();
  if (!emailConfirmed || (adopted === null && place === undefined)) {
    return <Navigate to={onHost(paths.signingIntro(uuid))} replace />;
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
