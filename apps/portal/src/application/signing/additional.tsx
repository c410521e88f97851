import { useText } from "@gable/ui/language/catalogue.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { additionalWords } from "./additional.words.ts";

/** Row 23: the borrower has signed, and other owners have not yet. */
export function Screen() {
  const t = useText(additionalWords);
  const { facts } = useJourney();
  const count = facts.application.helocSigners.length;
  return (
    <HoldPage
      title={t.title}
      lead={t.lead}
      drawing="pen"
      steps={[
        count > 0 ? { title: t.invited(count), body: t.invitedBody } : { title: t.notYet, body: t.notYetBody },
        { title: t.identity, body: t.identityBody },
        { title: t.notary, body: t.notaryBody },
      ]}
    />
  );
}
