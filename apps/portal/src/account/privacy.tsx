import { CountingHere } from "./parts/counting-here.tsx";
import { LegalPage } from "./parts/legal-page.tsx";
import { privacyText } from "./privacy.words.ts";

export function Screen() {
  return (
    <LegalPage text={privacyText}>
      <CountingHere />
    </LegalPage>
  );
}
