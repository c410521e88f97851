import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Between, Panel } from "@gable/ui/components/surface/surface.tsx";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { signersQuery } from "../../../queries/signers.ts";

const words = catalogue({
  title: {
    en: (who: string, _count: number) => `${who} must sign too`,
    es: (who: string, n: number) => (n === 1 ? `${who} también debe firmar` : `${who} también deben firmar`),
  },
  body: {
    en: "Invite them now. They show their ID while you do your part, so that nothing waits for them later.",
    es: "Envíe la invitación ahora. La identificación se muestra mientras usted hace su parte, y después no hay que esperar.",
  },
  refusedTitle: { en: (who: string) => `${who} does not want to sign`, es: (who: string) => `${who} no quiere firmar` },
  expiredTitle: {
    en: (who: string) => `${who} did not follow the invitation`,
    es: (who: string) => `${who} no siguió la invitación`,
  },
  elsewhereTitle: {
    en: (who: string) => `The invitation of ${who} came to somebody else`,
    es: (who: string) => `La invitación de ${who} llegó a otra persona`,
  },
  look: {
    en: "Without that signature the line cannot open. See what you can do.",
    es: "Sin esa firma la línea no puede abrirse. Vea qué puede hacer.",
  },
  invite: { en: (who: string) => `Invite ${who}`, es: (who: string) => `Invitar a ${who}` },
  see: { en: "See what to do", es: "Ver qué hacer" },
});

/** Beside the borrower's own part, from the moment at which they have named who else must sign: that somebody is to be invited. */
export function OthersToInvite({ uuid }: { uuid: string }) {
  const t = useText(words);
  const language = useLanguage();
  const { data } = useQuery(signersQuery(uuid));
  const stuck = data?.mayInvite ? data.signers.filter(({ need }) => need !== null) : [];
  const [first] = stuck;
  if (!first?.need) return null;
  const { need } = first;
  const alike = stuck.filter((one) => one.need === need).map(({ calledName }) => calledName);
  const who = new Intl.ListFormat(language).format(alike);
  const titles = {
    INVITE: t.title(who, alike.length),
    RENEW: t.expiredTitle(who),
    READDRESS: t.elsewhereTitle(who),
    TALK: t.refusedTitle(who),
  };
  return (
    <Panel>
      <Between
        wrap
        aside={
          <ButtonLink kind="second" slim href={onHost(paths.signingAdditional(uuid))}>
            {need === "INVITE" ? t.invite(who) : t.see}
          </ButtonLink>
        }
      >
        <h2>{titles[need]}</h2>
        <p>{need === "INVITE" ? t.body : t.look}</p>
      </Between>
    </Panel>
  );
}
