import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { wayToApply } from "../../../account/parts/way-to-apply.ts";
import { useJourney } from "../../../journey/journey.tsx";
import { documentsQuery } from "../../../queries/documents.ts";
import { decisionQuery } from "../../../queries/underwriting.ts";
import { Pending } from "../../../shell/pending.tsx";
import { CallUs } from "../../parts/ask-person.tsx";
import { Letters } from "../../parts/letters.tsx";
import { lapsedWords } from "../lapsed.words.ts";
import type { Decision } from "./reason-in-figures.ts";

type Lapse = NonNullable<Decision["lapse"]>;

/** What was sent before the time ran out, and said until when it would run. */
const letterOf: Readonly<Record<Lapse["why"], DocumentType | undefined>> = {
  INCOMPLETE: "INCOMPLETENESS_NOTICE",
  NOT_ACCEPTED: undefined,
  COUNTEROFFER_NOT_ACCEPTED: "COUNTEROFFER_NOTICE",
};

/** Closed because a time ran out: nothing was decided against the borrower, and one may begin anew. */
export function Lapsed() {
  const t = useText(lapsedWords);
  const f = useFormats();
  const { uuid, facts } = useJourney();
  const asked = useQuery(decisionQuery(uuid));
  const papers = useQuery(documentsQuery(uuid));
  const { data } = asked;
  if (!data?.lapse)
    return (
      <StepPage title={t.title}>
        <Pending asked={asked} label={t.loading} />
      </StepPage>
    );

  const { why, until } = data.lapse;
  const lead = {
    INCOMPLETE: until === null ? t.incompletePlain : t.incomplete(f.day(until)),
    NOT_ACCEPTED: t.notAccepted,
    COUNTEROFFER_NOT_ACCEPTED: t.counteroffer,
  }[why];
  const letters = (papers.data?.documents ?? []).filter(({ type }) => type === letterOf[why]).slice(-1);
  const again = wayToApply(facts.application.referrer?.referrerUuid);
  return (
    <StepPage title={t.title} lead={`${lead} ${why === "INCOMPLETE" ? t.noDecline : t.oweNothing}`} drawing="clock">
      <Facts
        facts={[
          { label: t.closedOn, value: f.dayWithYear(data.decidedOn) },
          { label: t.reference, value: facts.application.loanNumber },
        ]}
      />
      {letterOf[why] === undefined ? null : (
        <Letters title={t.letter} application={uuid} asked={papers} letters={letters} />
      )}
      <section className="stack" aria-labelledby="next">
        <h2 id="next">{t.next}</h2>
        <NumberedList
          plain
          steps={[
            { title: t.again, body: t.againBody },
            { title: t.sent, body: t.sentBody },
          ]}
        />
      </section>
      <Actions>
        {again === undefined ? null : <ButtonLink href={onHost(again)}>{t.start}</ButtonLink>}
        <ButtonLink kind="second" href={onHost(paths.documentDisclosures(uuid))}>
          {t.papers}
        </ButtonLink>
        <CallUs />
      </Actions>
    </StepPage>
  );
}
