import { useText } from "@gable/ui/language/catalogue.tsx";
import { DeskPage } from "../shell/desk-page.tsx";
import { Leads } from "./leads.tsx";
import { leadsWords } from "./leads.words.ts";

/** The leads of all of a lender's officers, for its administrators: for who asks to be forgotten, and for those of an officer who left. */
export function Screen() {
  const t = useText(leadsWords);
  return (
    <DeskPage title={t.ofLender} lead={t.ofLenderLead}>
      <Leads ofLender />
    </DeskPage>
  );
}
