import type { Condition } from "@gable/domain/conditions/condition.ts";
import { titleOfAsked } from "@gable/domain/conditions/condition-titles.ts";
import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import type { SettledCondition } from "@gable/domain/conditions/settled-condition.ts";
import type { Words } from "@gable/domain/language.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useId } from "react";
import { conditionWords } from "../conditions.words.ts";
import "../conditions.css";
import { AccountAsked } from "./account-asked.tsx";
import { AskedFirst, isAskedAgain, SaidLast } from "./asked-again.tsx";
import { HandedBy, HandedTag } from "./handed.tsx";
import { AnswerBy, LookedAt } from "./times-told.tsx";

/** Where a reader's cards lead, and what they are called there. */
export interface CardWays {
  readonly act: (condition: Condition) => { readonly href: string; readonly label: string };
  /** The page of a condition, by its uuid. */
  readonly talk: (condition: string) => string;
  /** Where the home is, by whose clock times are told. */
  readonly zone: string | undefined;
  /** The borrower's names of requests, unless said. */
  readonly titleOf?: (asked: Condition | SettledCondition) => Words;
  /** Whose application it is: the reader's own, unless said. */
  readonly isOwn?: boolean;
}

type CardsProps = { title: string; conditions: readonly Condition[]; ways: CardWays };

/** Requests of one kind of standing, a card for each; nothing where there is none. */
export function ConditionCards({ title, conditions, ways }: CardsProps) {
  const id = useId();
  if (conditions.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="condition-cards">
        {conditions.map((condition, index) => (
          <Card key={condition.uuid} condition={condition} isFirst={index === 0} ways={ways} />
        ))}
      </ul>
    </section>
  );
}

function Card({ condition, isFirst, ways }: { condition: Condition; isFirst: boolean; ways: CardWays }) {
  const t = useText(conditionWords);
  const f = useFormats();
  const count = useCount(condition);
  const { titleOf = titleOfAsked, isOwn = true, zone } = ways;
  const title = titleOf(condition)[useLanguage()];
  const act = ways.act(condition);
  return (
    <li>
      <div>
        <h3>{title}</h3>
        {condition.xtraData.account ? <AccountAsked {...condition.xtraData.account} /> : null}
        <HandedBy condition={condition} />
        <AskedFirst as="p" condition={condition} />
        {isAskedAgain(condition) ? (
          <p>
            <Tag tone="warning" icon="warning">
              {t.returned}
            </Tag>{" "}
            <SaidLast condition={condition} />
          </p>
        ) : null}
        <HandedTag condition={condition} />
        <AnswerBy condition={condition} isOwn={isOwn} />
        <p className="small quiet">
          {t.asked(f.day(condition.created, zone))}
          {count}. <LookedAt condition={condition} zone={zone} />
        </p>
        <p className="small">
          <TextLink href={ways.talk(condition.uuid)}>
            {t.talk}
            <span className="vh">({title})</span>
          </TextLink>
        </p>
      </div>
      {condition.actionNeeded ? (
        // One main action on the page; the others are as near, and quieter.
        <ButtonLink slim kind={isFirst && !condition.handedTo ? "primary" : "second"} href={act.href}>
          {act.label}
          <span className="vh">({title})</span>
        </ButtonLink>
      ) : (
        <Tag tone="quiet" icon="clock">
          {t.looking}
        </Tag>
      )}
    </li>
  );
}

/** How many papers are wanted, and how many have come; nothing where it is one, or none. */
function useCount({ categoryEnum, requestDocuments, xtraData }: Condition): string {
  const t = useText(conditionWords);
  const { numDocsRequired: wanted, numDocsGiven: given = 0 } = xtraData;
  // Of an ID the page says which pictures it wants, by its kind.
  if (!requestDocuments || wanted < 2 || asksForId(categoryEnum)) return "";
  return ` · ${given > 0 ? t.count(Math.min(given, wanted), wanted) : t.wanted(wanted)}`;
}

type SettledProps = { settled: readonly SettledCondition[] } & Pick<CardWays, "zone" | "titleOf">;

/** What was asked and is not any more. */
export function SettledCards({ settled, zone, titleOf = titleOfAsked }: SettledProps) {
  const t = useText(conditionWords);
  const language = useLanguage();
  const f = useFormats();
  if (settled.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="settled">
      <h2 id="settled">{t.settled}</h2>
      <ul className="condition-cards">
        {settled.map((one) => (
          <li key={one.uuid}>
            <div>
              <h3>{titleOf(one)[language]}</h3>
              <p className="small quiet">{t.asked(f.day(one.created, zone))}</p>
            </div>
            <Tag tone="quiet" icon="check">
              {t.settledOn(f.day(one.settledAt, zone))}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
