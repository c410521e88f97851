import { formatAddress } from "@gable/domain/people/format-address.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { identityQuery } from "../../../queries/identity.ts";
import { profileQuery } from "../../../queries/profile.ts";
import { deskQuery } from "../../../queries/signers.ts";
import { Pending } from "../../../shell/pending.tsx";
import { settingsWords } from "../settings.words.ts";

/** What the account holds about the person; of somebody who signs, as the one whom they sign for named them. */
export function AboutYou({ signs }: { signs: boolean }) {
  const t = useText(settingsWords);
  const f = useFormats();
  const asked = useQuery(identityQuery());
  const identity = asked.data;
  const { data: profile, isLoading } = useQuery({ ...profileQuery(), enabled: !signs });
  const { data: desk } = useQuery({ ...deskQuery(), enabled: signs });
  const phone = identity?.phoneNumbers[0];
  const name = signs ? desk?.name : profile?.name;
  return (
    <section className="stack">
      <h2>{t.person}</h2>
      {identity && !isLoading ? (
        <Facts
          facts={[
            { label: t.name, value: name ? fullName(name) : t.unknown },
            { label: t.email, value: identity.email ?? t.unknown },
            { label: t.phone, value: phone ? f.phone(phone) : t.unknown },
            ...(profile?.addresses ?? []).map((address) => ({ label: t.home, value: formatAddress(address) })),
          ]}
        />
      ) : (
        <Pending asked={{ ...asked, data: undefined }} count={3} />
      )}
      <p className="quiet">{signs ? t.correct : t.correctOwn}</p>
    </section>
  );
}
