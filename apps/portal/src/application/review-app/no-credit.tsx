import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { creditStandingQuery } from "../../queries/credit.ts";
import { documentsQuery } from "../../queries/documents.ts";
import { Pending } from "../../shell/pending.tsx";
import { creditWords } from "../credit/credit.words.ts";
import { CallUs, NothingLost } from "../parts/ask-person.tsx";
import { Letters } from "../parts/letters.tsx";

/** The bureau knows nobody by this number either: no decline, and what can be done. */
export function Screen() {
  const t = useText(creditWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const asked = useQuery(creditStandingQuery(uuid));
  const { data } = asked;
  const papers = useQuery(documentsQuery(uuid));
  const letters = (papers.data?.documents ?? []).filter(({ type }) => type === "ADVERSE_ACTION_NOTICE").slice(-1);
  const canCheck = (data?.attemptsLeft ?? 0) > 0;
  const bureau = data?.bureau;
  return (
    <StepPage title={t.noFileTitle} lead={letters.length > 0 ? t.letterBody : t.noFileLead} drawing="document">
      <section className="stack" aria-labelledby="what-now">
        <h2 id="what-now">{t.whatNow}</h2>
        <NumberedList
          steps={[
            { title: t.again1, body: t.again1Body },
            { title: t.again2, body: t.again2Body },
            ...(bureau ? [{ title: t.again3, body: t.again3Body(bureau.name, f.phone(bureau.phone)) }] : []),
          ]}
        />
      </section>
      <Letters title={t.letterTitle} application={uuid} asked={papers} letters={letters} />
      <Pending asked={asked} count={1} />
      <Actions>
        {canCheck ? <ButtonLink href={onHost(paths.creditSocial(uuid))}>{t.correct}</ButtonLink> : null}
        <CallUs kind={canCheck ? "second" : "primary"} />
      </Actions>
      {data ? <Note>{canCheck ? `${t.softAgain} ${t.attempts(data.attemptsLeft)}` : t.noneLeft}</Note> : null}
      <NothingLost />
    </StepPage>
  );
}
