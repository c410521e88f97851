import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { companyInfo } from "../session/organisation.ts";
import { signerErrorWords, whyBrokeOff } from "./error.words.ts";
import { useDesk } from "./parts/desk.tsx";

/** A session that broke off: what stands, and whose move it is. */
export function Screen() {
  const t = useText(signerErrorWords);
  const f = useFormats();
  const language = useLanguage();
  const { borrowerFirstName, notaryFailure, notaryLockedUntil } = useDesk();
  // Whose own answers were wrong is told until when they wait.
  const why = notaryLockedUntil === null ? whyBrokeOff(notaryFailure) : undefined;
  const { phoneFormatted } = companyInfo();
  return (
    <StepPage title={t.title} lead={t.lead(borrowerFirstName)} drawing="calendar">
      {why ? <Note>{why[language]}</Note> : null}
      {notaryLockedUntil === null ? null : <Note icon="clock">{t.locked(f.moment(notaryLockedUntil))}</Note>}
      <Note icon="check">{t.stays}</Note>
      <Actions>
        <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
    </StepPage>
  );
}
