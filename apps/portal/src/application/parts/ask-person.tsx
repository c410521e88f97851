import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { companyInfo } from "../../session/organisation.ts";
import { askPersonWords } from "./ask-person.words.ts";

/** The way to a human. */
export function CallUs({ kind = "second" }: { kind?: "primary" | "second" }) {
  const t = useText(askPersonWords);
  const { phoneFormatted } = companyInfo();
  return (
    <ButtonLink kind={kind} href={callAddress(phoneFormatted)}>
      {t.call(phoneFormatted)}
    </ButtonLink>
  );
}

/** That nothing is lost, and what to say on the phone. */
export function NothingLost() {
  const t = useText(askPersonWords);
  const { facts } = useJourney();
  return <Note icon="lock">{t.safe(facts.application.loanNumber)}</Note>;
}
