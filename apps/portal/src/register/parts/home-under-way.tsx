import { homeUnderWay } from "@gable/contract/calls/application.ts";
import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { client } from "../../session/client.ts";
import { homeUnderWayWords } from "./home-under-way.words.ts";

export type UnderWay = NonNullable<ReplyOf<typeof homeUnderWay>>;

/** The own application that is under way for a home; null also where nobody answers: the end of registration looks again. */
export const findUnderWay = (home: BodyOf<typeof homeUnderWay>["home"]): Promise<UnderWay | null> =>
  client.send(homeUnderWay, { body: { home } }).catch(() => null);

/** Nobody applies twice for one home: the application that is there is gone on with. */
export function HomeUnderWay({ found, onOther }: { found: UnderWay; onOther: () => void }) {
  const t = useText(homeUnderWayWords);
  return (
    <StepPage title={t.title} lead={t.lead(found.loanNumber)} drawing="house">
      <Actions>
        <ButtonLink href={onHost(paths.applicationIndex(found.uuid))}>{t.goOn}</ButtonLink>
        <Button kind="second" onClick={onOther}>
          {t.other}
        </Button>
      </Actions>
      <p className="quiet">{t.anew}</p>
    </StepPage>
  );
}
