import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { signingQuery } from "../../queries/signing.ts";
import { introWords } from "./intro.words.ts";
import { AskPlace } from "./parts/ask-place.tsx";
import { ConfirmEmail } from "./parts/confirm-email.tsx";
import { PackageFigures } from "./parts/package-figures.tsx";
import { PackageList } from "./parts/package-list.tsx";
import { rememberPlace } from "./parts/signing-place.ts";

const MINUTES_PER_PAGE = 0.4;

/** Row 21: what is to be signed, with figures and in plain words; first that the mail address is the borrower's. */
export function Screen() {
  const t = useText(introWords);
  const { uuid } = useJourney();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(signingQuery(uuid));
  const [isAsking, setAsking] = useState(false);
  if (data === undefined) {
    return (
      <StepPage title={t.title}>
        {isError ? (
          <ErrorState title={t.failed} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />
        ) : (
          <Skeleton kind="rows" />
        )}
      </StepPage>
    );
  }
  if (!data.emailConfirmed) return <ConfirmEmail onConfirmed={() => void refetch()} />;
  const left = data.documents.filter(({ signed }) => !signed);
  const pages = left.reduce((sum, document) => sum + document.pages, 0);
  const sign = () => void navigate(onHost(paths.signingSign(uuid)));
  const isBegun = data.adopted !== null;
  return (
    <StepPage
      title={t.title}
      lead={t.lead(left.length, Math.max(3, Math.round(pages * MINUTES_PER_PAGE)))}
      drawing="pen"
    >
      <PackageFigures terms={data.terms} unchanged={data.unchanged} />
      <PackageList documents={data.documents} />
      <Actions>
        <Button onClick={isBegun ? sign : () => setAsking(true)}>{isBegun ? t.goOn : t.go}</Button>
      </Actions>
      <AskPlace
        open={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={(place) => {
          rememberPlace(place);
          setAsking(false);
          sign();
        }}
      />
    </StepPage>
  );
}
