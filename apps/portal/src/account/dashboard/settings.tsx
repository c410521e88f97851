import { formatAddress } from "@gable/domain/people/address-input.ts";
import { fullName } from "@gable/domain/people/legal-name.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { identityQuery } from "../../queries/identity.ts";
import { profileQuery } from "../../queries/profile.ts";
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

/** What the account holds about the person, how they are written to, and the ways to keep it safe. */
export function Screen() {
  const t = useText(settingsWords);
  const f = useFormats();
  const { data: identity } = useQuery(identityQuery());
  const { data: profile } = useQuery(profileQuery());
  const phone = identity?.phoneNumbers[0];
  return (
    <StepPage title={t.title}>
      <div className="settings">
        <section className="stack">
          <h2>{t.person}</h2>
          <Facts
            facts={[
              { label: t.name, value: profile?.name ? fullName(profile.name) : t.unknown },
              { label: t.email, value: identity?.email ?? t.unknown },
              { label: t.phone, value: phone ? f.phone(phone) : t.unknown },
              ...(profile?.addresses ?? []).map((address) => ({ label: t.home, value: formatAddress(address) })),
            ]}
          />
          <p className="quiet">{t.correct}</p>
        </section>
        <LanguageAndMessages />
        <ChangePassword />
        <Passkeys />
        <SecondFactor />
        <OwnSessions />
        <OwnChecks />
        <OwnData />
        <Complaint />
      </div>
    </StepPage>
  );
}
