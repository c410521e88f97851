import { LegalPage } from "./parts/legal-page.tsx";
import { termsText } from "./terms.words.ts";

export function Screen() {
  return <LegalPage text={termsText} />;
}
