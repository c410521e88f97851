import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { companyInfo, lenderName } from "../../session/organisation.ts";
import { knockOutWords, stopWords } from "./knock-out.words.ts";
import type { Stop } from "./registration.ts";

/** Why an application cannot be taken for what was answered, when it could be, and the way back if an answer was wrong. */
export function KnockOut({ stop, onCorrect }: { stop: Stop; onCorrect: () => void }) {
  const t = useText(knockOutWords);
  const language = useLanguage();
  const f = useFormats();
  const { phoneFormatted } = companyInfo();
  const { title, body } = stopWords[stop.reason];
  return (
    <StepPage title={title[language]} lead={body[language].replaceAll("{lender}", lenderName())}>
      {stop.eligibleOn === null ? null : <p>{t.from(f.dayWithYear(stop.eligibleOn))}</p>}
      <p>{t.nothing}</p>
      <h2>{t.wrong}</h2>
      <Actions>
        <Button onClick={onCorrect}>{t.change}</Button>
        <ButtonLink kind="second" href={`tel:${phoneFormatted.replace(/[^\d+]/g, "")}`}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
      <p className="quiet">
        {t.more} <a href={siteRoutes.licenses}>{t.licenses}</a>
      </p>
    </StepPage>
  );
}
