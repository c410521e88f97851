import { communicationsText } from "./communications.words.ts";
import { LegalPage } from "./parts/legal-page.tsx";

export function Screen() {
  return <LegalPage text={communicationsText} />;
}
