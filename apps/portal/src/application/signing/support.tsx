import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useWayBack } from "../../journey/use-way-back.ts";
import { companyInfo } from "../../session/organisation.ts";
import { usePhoneHours } from "../../support/use-hours.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { supportWords } from "./support.words.ts";

/** Help with signing: location, signature, documents, and a person for everything else. */
export function Screen() {
  const t = useText(supportWords);
  const hours = usePhoneHours();
  const back = useWayBack();
  const { email } = companyInfo();
  return (
    <StepPage title={t.title} lead={t.lead} drawing="phone">
      <div>
        <Disclosure summary={t.location} open>
          <p>{t.locationBody}</p>
          <p>{t.locationHow}</p>
        </Disclosure>
        <Disclosure summary={t.code}>
          <p>{t.codeBody}</p>
        </Disclosure>
        <Disclosure summary={t.wrong}>
          <p>{t.wrongBody}</p>
        </Disclosure>
        <Disclosure summary={t.paper}>
          <p>{t.paperBody}</p>
        </Disclosure>
        <Disclosure summary={t.unsure}>
          <p>{t.unsureBody}</p>
        </Disclosure>
      </div>
      <Actions>
        {back === undefined ? null : <ButtonLink href={back}>{t.back}</ButtonLink>}
        <CallUs kind={back === undefined ? "primary" : "second"} />
        <ButtonLink kind="second" href={`mailto:${email}`}>
          {t.write}
        </ButtonLink>
      </Actions>
      <Note icon="clock">{t.hours(hours)}</Note>
    </StepPage>
  );
}
