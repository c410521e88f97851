import type { Address } from "@gable/domain/application/address.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { AddressCard } from "./address-card.tsx";
import { addressDoubtWords } from "./address-doubt.words.ts";

export type AddressDoubt = {
  readonly typed: Address;
  /** As the post writes it; null where it knows no such address. */
  readonly known: Address | null;
};

/** What is to become of it: as the post writes it, as it was typed, or looked at once more by who typed it. */
export type AddressAnswer = "use" | "keep" | "check";

type DoubtProps = {
  doubt: AddressDoubt;
  onAnswer: (answer: AddressAnswer) => void;
  /** Takes the reader to the address in the form. */
  onLookAgain: () => void;
  /** Within a dialog, instead of a page of its own. */
  isPart: boolean;
};

/** Asks about an address, with a way on and a way back; nobody is kept from going on with what they typed. */
export function AddressDoubtPage({ doubt: { typed, known }, onAnswer, onLookAgain, isPart }: DoubtProps) {
  const t = useText(addressDoubtWords);
  const [given, setGiven] = useState<AddressAnswer | null>(null);
  const leave = useEffectEvent(() => {
    if (given === "check") onLookAgain();
  });
  // The form is there again only once this is gone.
  useEffect(() => leave, []);
  const say = (answer: AddressAnswer) => {
    if (given !== null) return;
    setGiven(answer);
    onAnswer(answer);
  };
  const Place = isPart ? Part : StepPage;
  const keep = (
    <Button kind="second" busy={given === "keep"} onClick={() => say("keep")}>
      {t.keep}
    </Button>
  );
  if (known === null) {
    return (
      <Place title={t.unknown} lead={t.unknownLead}>
        <AddressCard address={typed} />
        <Actions>
          <Button onClick={() => say("check")}>{t.check}</Button>
          {keep}
        </Actions>
      </Place>
    );
  }
  return (
    <Place title={t.meant} lead={t.meantLead}>
      <AddressCard address={known} />
      <p>{t.typed(formatAddress(typed))}</p>
      <Actions>
        <Button busy={given === "use"} onClick={() => say("use")}>
          {t.use}
        </Button>
        {keep}
        <TextButton onClick={() => say("check")}>{t.back}</TextButton>
      </Actions>
    </Place>
  );
}

/** A part of a dialog, read from its heading. */
function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{lead}</p>
      {children}
    </div>
  );
}
