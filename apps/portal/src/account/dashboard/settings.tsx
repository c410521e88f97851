import { formatAddress } from "@gable/domain/people/address-input.ts";
import { fullName } from "@gable/domain/people/legal-name.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { identityQuery } from "../../queries/identity.ts";
import { profileQuery } from "../../queries/profile.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { ChangePassword } from "../parts/change-password.tsx";
import { settingsWords } from "./settings.words.ts";

/** What the account holds about the person, and the ways to keep it safe. */
export function Screen() {
  const t = useText(settingsWords);
  const f = useFormats();
  const logOut = useLogOut();
  const { data: identity } = useQuery(identityQuery());
  const { data: profile } = useQuery(profileQuery());
  const phone = identity?.phoneNumbers[0];
  return (
    <StepPage title={t.title}>
      <Facts
        facts={[
          { label: t.name, value: profile?.name ? fullName(profile.name) : t.unknown },
          { label: t.email, value: identity?.email ?? t.unknown },
          { label: t.phone, value: phone ? f.phone(phone) : t.unknown },
          ...(profile?.addresses ?? []).map((address) => ({ label: t.home, value: formatAddress(address) })),
        ]}
      />
      <p className="quiet">{t.correct}</p>
      {identity ? <ChangePassword email={identity.email} /> : null}
      <section className="stack">
        <h2>{t.session}</h2>
        <Actions>
          <Button kind="second" onClick={logOut}>
            {t.logOut}
          </Button>
        </Actions>
      </section>
    </StepPage>
  );
}
