import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import type { DrawingName } from "@gable/ui/components/drawing/drawing.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { companyInfo } from "../../session/organisation.ts";
import { usePhoneHours } from "../../support/use-hours.ts";
import { holdPageWords } from "./hold-page.words.ts";

type HoldProps = {
  title: string;
  lead: string;
  drawing?: DrawingName;
  /** What happens, in order, each with whose move it is. */
  steps: readonly { title: string; body: ReactNode }[];
  children?: ReactNode;
};

/** A page on which there is nothing to press: what is going on, whose move it is, and that one may leave. */
export function HoldPage({ title, lead, drawing = "clock", steps, children }: HoldProps) {
  const t = useText(holdPageWords);
  const hours = usePhoneHours();
  const { phoneFormatted } = companyInfo();
  return (
    <StepPage title={title} lead={lead} drawing={drawing}>
      <section className="stack">
        <h2>{t.next}</h2>
        <NumberedList steps={steps} />
      </section>
      {children}
      <Note icon="clock">{t.leave}</Note>
      <Actions>
        <ButtonLink href={siteRoutes.dashboard}>{t.dashboard}</ButtonLink>
        <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
      <p className="quiet small">{t.hours(hours)}</p>
    </StepPage>
  );
}
