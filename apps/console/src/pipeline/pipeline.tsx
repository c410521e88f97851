import { useText } from "@gable/ui/language/catalogue.tsx";
import { DeskPage } from "../shell/desk-page.tsx";
import { pipelineWords } from "./pipeline.words.ts";

/** Every application of the lender. */
export function Screen() {
  const t = useText(pipelineWords);
  return <DeskPage title={t.title} />;
}
