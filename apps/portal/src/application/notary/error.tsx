import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useJourney } from "../../journey/journey.tsx";
import { companyInfo } from "../../session/organisation.ts";
import { notaryWords } from "./notary.words.ts";

/** A session that did not finish: what stands, and the way to another. */
export function Screen() {
  const t = useText(notaryWords);
  const { uuid } = useJourney();
  const { phoneFormatted } = companyInfo();
  return (
    <StepPage title={t.errorTitle} lead={t.errorLead} drawing="calendar">
      <Note icon="clock">{t.errorPause}</Note>
      <Actions>
        <ButtonLink href={onHost(paths.notaryIntro(uuid))}>{t.errorGo}</ButtonLink>
        <ButtonLink kind="second" href={`tel:${phoneFormatted.replace(/[^\d+]/g, "")}`}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
    </StepPage>
  );
}
