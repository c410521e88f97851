import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { DeskPage } from "../shell/desk-page.tsx";
import "./account.css";
import { accountWords } from "./account.words.ts";
import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";

/** How somebody of the staff comes in, by the app that everybody has and passkeys of their own, and where they are in. */
export function Screen() {
  const t = useText(accountWords);
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <div className="account">
        <Passkeys />
        <Sessions />
        <section>
          <SectionHead title={t.app} />
          <p>{t.appBody}</p>
        </section>
      </div>
    </DeskPage>
  );
}
