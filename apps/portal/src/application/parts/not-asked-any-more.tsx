import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { conditionWords } from "../conditions/conditions.words.ts";

/** In the place of what was asked for in a link, where that is settled. `all` is the address of everything that is asked for. */
export function NotAskedAnyMore({ all }: { all: string }) {
  const t = useText(conditionWords);
  return (
    <StepPage key="settled" title={t.unknown} lead={t.unknownLead} drawing="card">
      <Actions>
        <ButtonLink href={all}>{t.all}</ButtonLink>
      </Actions>
    </StepPage>
  );
}
