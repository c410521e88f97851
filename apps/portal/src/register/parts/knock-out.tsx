import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { isUsState, type UsState } from "@gable/domain/people/us-states.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { companyInfo, lenderName } from "../../session/organisation.ts";
import { JoinWaitlist } from "./join-waitlist.tsx";
import { knockOutWords, stopWords } from "./knock-out.words.ts";
import { useKnownContact } from "./known-contact.ts";
import type { Standing, Stop } from "./registration.ts";

/** What ends once the lender has a licence for the state. */
const endsWithLicence: ReadonlySet<Stop["reason"]> = new Set(["state-not-licensed", "new-york-not-authorized"]);

type KnockOutProps = { stop: Stop; answers: Standing["answers"]; onCorrect: () => void; onMoved: () => void };

/**
 * Why an application cannot be taken for what was answered, when it could be, and the way back if an answer was wrong. `onMoved` is told
 * when the browser's Back, or Forward, has led to another question: that is then to be shown.
 */
export function KnockOut({ stop, answers, onCorrect, onMoved }: KnockOutProps) {
  const t = useText(knockOutWords);
  const language = useLanguage();
  const f = useFormats();
  const { phoneFormatted } = companyInfo();
  const known = useKnownContact();
  const { search } = useLocation();
  const [shownAt] = useState(search);
  const tellMoved = useEffectEvent(onMoved);
  useEffect(() => {
    if (search !== shownAt) tellMoved();
  }, [search, shownAt]);
  const { title, body } = stopWords[stop.reason];
  const state = waitedFor(stop, answers);
  // Nobody said when it left the market, or that it has; the change of a title is over.
  const whenToApply = stop.reason === "listed-for-sale" ? t.offTheMarket : t.atTheLatest;
  return (
    <StepPage title={title[language]} lead={body[language].replaceAll("{lender}", lenderName())}>
      {stop.eligibleOn === null ? null : <p>{whenToApply(f.dayWithYear(stop.eligibleOn))}</p>}
      <p>{t.nothing}</p>
      {state === null ? null : <JoinWaitlist key={state} state={state} email={known.email ?? answers.email ?? ""} />}
      <h2>{t.wrong}</h2>
      <Actions>
        <Button {...(state !== null && { kind: "second" })} onClick={onCorrect}>
          {t.change}
        </Button>
        <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
      <p className="quiet">
        {t.more} <a href={siteRoutes.licenses}>{t.licenses}</a>
      </p>
    </StepPage>
  );
}

function waitedFor({ reason }: Stop, { home }: Standing["answers"]): UsState | null {
  const state = home?.state ?? "";
  return endsWithLicence.has(reason) && isUsState(state) ? state : null;
}
