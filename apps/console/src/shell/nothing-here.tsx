import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { DeskPage } from "./desk-page.tsx";
import { shellWords } from "./shell.words.ts";

/** An address without a page. */
export function NothingHere() {
  const t = useText(shellWords);
  return (
    <DeskPage title={t.nothing} lead={t.nothingBody}>
      <ButtonLink href="/pipeline">{t.toPipeline}</ButtonLink>
    </DeskPage>
  );
}
