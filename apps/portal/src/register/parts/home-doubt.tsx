import type { BodyOf } from "@gable/contract/call.ts";
import { checkAddress } from "@gable/contract/calls/property.ts";
import type { Address } from "@gable/domain/application/address.ts";
import { AddressInput } from "@gable/domain/people/address-input.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { isSignedIn } from "../../session/token.ts";
import { client } from "../../session/client.ts";
import { AddressCard } from "./address-card.tsx";
import { homeDoubtWords } from "./home-doubt.words.ts";
import { findUnderWay, HomeUnderWay, type UnderWay } from "./home-under-way.tsx";

export type TypedHome = BodyOf<typeof checkAddress>["address"];

export type HomeDoubt =
  | { readonly about: "spelling"; readonly typed: Address; readonly known: Address }
  | { readonly about: "existence"; readonly typed: Address }
  | { readonly about: "application"; readonly found: UnderWay };

/** What should be asked about a home before one goes on with it; `isTyped` where it was not chosen from the list. */
export async function findDoubt(typed: TypedHome, isTyped: boolean): Promise<HomeDoubt | null> {
  const home = AddressInput.parse(typed);
  const checked = isTyped ? await client.send(checkAddress, { body: { address: home } }).catch(() => null) : null;
  if (checked?.outcome === "suggestion") return { about: "spelling", typed: home, known: checked.address };
  if (checked?.outcome === "not-found") return { about: "existence", typed: home };
  const found = isSignedIn() ? await findUnderWay(home) : null;
  return found === null ? null : { about: "application", found };
}

type DoubtProps = {
  doubt: HomeDoubt;
  /** Goes on with a home about whose spelling nothing is to be asked any more. */
  onUse: (home: Address) => Promise<void>;
  onBack: () => void;
};

/** Asks about the home, with a way on and a way back; nobody is kept from going on with what they typed. */
export function HomeDoubtPage({ doubt, onUse, onBack }: DoubtProps) {
  const t = useText(homeDoubtWords);
  const [used, setUsed] = useState<Address | null>(null);
  if (doubt.about === "application") return <HomeUnderWay found={doubt.found} onOther={onBack} />;
  const { typed } = doubt;
  const use = (home: Address) => {
    setUsed(home);
    void onUse(home).finally(() => setUsed(null));
  };
  if (doubt.about === "existence") {
    return (
      <StepPage title={t.unknown} lead={t.unknownLead}>
        <AddressCard address={typed} />
        <Actions>
          <Button onClick={onBack}>{t.check}</Button>
          <Button kind="second" busy={used === typed} onClick={() => use(typed)}>
            {t.keep}
          </Button>
        </Actions>
      </StepPage>
    );
  }
  const { known } = doubt;
  return (
    <StepPage title={t.meant} lead={t.meantLead}>
      <AddressCard address={known} />
      <p>{t.typed(formatAddress(typed))}</p>
      <Actions>
        <Button busy={used === known} onClick={() => use(known)}>
          {t.use}
        </Button>
        <Button kind="second" busy={used === typed} onClick={() => use(typed)}>
          {t.keep}
        </Button>
      </Actions>
    </StepPage>
  );
}
