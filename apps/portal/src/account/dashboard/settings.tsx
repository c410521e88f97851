import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useSignsHere } from "../../session/use-signs-here.ts";
import { signerPath } from "../../signer/parts/signer-path.ts";
import { AboutYou } from "./parts/about-you.tsx";
import { ChangeEmail } from "./parts/change-email.tsx";
import { ChangePassword } from "./parts/change-password.tsx";
import { Complaint } from "./parts/complaint.tsx";
import { LanguageAndMessages } from "./parts/language-and-messages.tsx";
import { OwnChecks } from "./parts/own-checks.tsx";
import { OwnData } from "./parts/own-data.tsx";
import { OwnSessions } from "./parts/own-sessions.tsx";
import { Passkeys } from "./parts/passkeys.tsx";
import { SecondFactor } from "./parts/second-factor.tsx";
import "./settings.css";
import { settingsWords } from "./settings.words.ts";

/** What the account holds about the person, how they are written to, and the ways to keep it safe: of borrowers and of who signs. */
export function Screen() {
  const t = useText(settingsWords);
  const signs = useSignsHere();
  if (signs === undefined) return null;
  return (
    <StepPage title={t.title}>
      <div className="settings">
        <AboutYou signs={signs} />
        <LanguageAndMessages signs={signs} />
        {signs ? null : <ChangeEmail />}
        <ChangePassword signs={signs} />
        <Passkeys />
        <SecondFactor />
        <OwnSessions />
        <OwnChecks />
        <OwnData signs={signs} />
        <Complaint />
      </div>
      {signs ? (
        <div>
          <ButtonLink href={signerPath("signerResume")}>{t.backToSigning}</ButtonLink>
        </div>
      ) : null}
    </StepPage>
  );
}
