import type { PersonalValuation } from "@gable/domain/valuation/personal-valuation.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import type { ValuationReply } from "../../queries/valuation.ts";
import { InLanguage } from "../../shell/in-language.tsx";
import { useValuationText } from "../bpo/evaluation.words.ts";
import { valuationWords } from "../bpo/valuation.words.ts";

type StandingProps = {
  readonly challenge: NonNullable<ValuationReply["challenge"]>;
  /** What the person who looks is asked for. */
  readonly kind?: PersonalValuation | undefined;
  /** Whether the value decided against the borrower; else the application goes on while it is looked at. */
  readonly isDecided?: boolean;
};

/** How far a challenge of the home's value has come: who looks at it, or what was found. */
export function ChallengeStanding({ challenge, kind, isDecided = false }: StandingProps) {
  const { value, was, answer } = challenge;
  const t = useValuationText(kind);
  const f = useFormats();
  const found = answer?.value ?? null;
  const difference = (cents: number): string => {
    if (cents === 0) return t.challengeSame;
    return cents > 0 ? t.challengeUp(f.dollars(cents)) : t.challengeDown(f.dollars(-cents));
  };
  const open = isDecided ? t.challengeWait : t.challengeOpenBody;
  const cameOfIt = (): string => {
    if (answer === null) return open(f.dollars(value));
    return found === null ? t.challengeNobody : `${t.challengeFound(f.dollars(found))} ${difference(found - was)}`;
  };
  return (
    <>
      <Notice title={answer ? t.challengeAnswered : t.challengeOpen}>
        <p>
          {answer?.reason === undefined ? cameOfIt() : <InLanguage text={answer.reason} language={answer.writtenIn} />}
        </p>
      </Notice>
      <Told challenge={challenge} />
    </>
  );
}

/** What the borrower told us, in their own words. */
function Told({ challenge: { value, why, papers, at } }: Pick<StandingProps, "challenge">) {
  const t = useText(valuationWords);
  const f = useFormats();
  const zone = useHomeZone();
  return (
    <section className="stack" aria-labelledby="told">
      <h2 id="told">{t.challengeTold}</h2>
      <p className="small quiet">{t.challengeToldOn(f.shortDay(at, zone), f.dollars(value))}</p>
      <p className="copy-text">{why}</p>
      {papers > 0 ? <p className="small quiet">{t.challengeToldPapers(papers)}</p> : null}
    </section>
  );
}
