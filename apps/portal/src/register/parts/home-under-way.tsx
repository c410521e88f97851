import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { homeUnderWay } from "@gable/contract/calls/application.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { client } from "../../session/client.ts";
import { homeUnderWayWords } from "./home-under-way.words.ts";

type UnderWay = NonNullable<ReplyOf<typeof homeUnderWay>>;

/** The question about the own application that is under way for a home; null also where nobody answers: the end of registration looks again. */
export async function askUnderWay(home: BodyOf<typeof homeUnderWay>["home"], onOther: () => void): Promise<ReactNode> {
  const found = await client.send(homeUnderWay, { body: { home } }).catch(() => null);
  return found === null ? null : <HomeUnderWay found={found} onOther={onOther} />;
}

/** Nobody applies twice for one home: the application that is there is gone on with. */
function HomeUnderWay({ found, onOther }: { found: UnderWay; onOther: () => void }) {
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
