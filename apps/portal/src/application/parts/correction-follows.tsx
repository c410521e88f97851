import type { ReplyOf } from "@gable/contract/call.ts";
import type { previewCorrection } from "@gable/contract/calls/profile.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect, useRef } from "react";
import { correctionWords } from "./correction.words.ts";

export type Preview = ReplyOf<typeof previewCorrection>;

type WhatFollowsProps = {
  readonly preview: Preview;
  /** What went wrong with making it, in words; empty where nothing did. */
  readonly problem: string;
  readonly isBusy: boolean;
  readonly onMake: () => void;
  readonly onBack: () => void;
};

/** What a correction brings about, before it is made. */
export function WhatFollows({ preview: { follows, offer }, problem, isBusy, onMake, onBack }: WhatFollowsProps) {
  const t = useText(correctionWords);
  const f = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const aboutOffer = () => {
    if (offer === null) return t.unknown;
    const { chosen, most } = offer;
    return most === null
      ? t.stands(f.dollars(chosen.line))
      : t.standsNot(f.dollars(chosen.line), f.rate(chosen.ratePercent), f.dollars(most.line), f.rate(most.ratePercent));
  };
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t.follows}
      </h3>
      {problem === "" ? null : <Notice tone="error" title={problem} />}
      <ul className="stack">
        {follows.map((consequence) => (
          <li key={consequence}>
            {t[consequence]}
            {consequence === "OFFERS_ANEW" ? <> {aboutOffer()}</> : null}
          </li>
        ))}
      </ul>
      <Actions>
        <Button busy={isBusy} onClick={onMake}>
          {t.send}
        </Button>
        <Button kind="second" onClick={onBack}>
          {t.back}
        </Button>
      </Actions>
    </div>
  );
}
