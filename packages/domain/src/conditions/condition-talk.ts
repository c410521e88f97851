import type { Instant } from "../calendar/zoned-time.ts";
import type { Language, Words } from "../language.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { Upload } from "../workflow/facts/papers.ts";
import type { Condition } from "./condition.ts";
import type { ConditionWord } from "./condition-word.ts";
import { handOversOf, namesOf, senderOf } from "./hand-overs.ts";

export const paperStandings = ["SENT", "ACCEPTED", "RETURNED"] as const;
export type PaperStanding = (typeof paperStandings)[number];

export const historyKinds = [
  "ASKED",
  "SENT",
  "ANSWERED",
  "MESSAGE",
  "NOT_APPLICABLE",
  "RETURNED",
  "HANDED_OVER",
  "HANDED_BACK",
  "TAKEN_BACK",
] as const;

/** One line of what happened with something that is asked for. */
export interface HistoryLine {
  readonly kind: (typeof historyKinds)[number];
  readonly by: ConditionWord["by"];
  /** What was said; of a file that was sent, how it is called. */
  readonly text: string | null;
  /** As of a word that the product itself says. */
  readonly inWords?: Words;
  /** Of what a person wrote, where it is known. */
  readonly writtenIn?: Language;
  readonly at: Instant;
  readonly staffUuid: string | null;
  /** The other of the two people at the application who did it, or to whom it was done; absent where they have no part in it. */
  readonly who?: string;
}

type Talked = Pick<Facts, "conditionTalk">;
type Returned = Pick<Facts, "returnedPapers">;

/** What was said on a condition, the oldest first; empty where nobody said anything. */
export const wordsOn = ({ conditionTalk }: Talked, condition: string): readonly ConditionWord[] =>
  conditionTalk?.[condition] ?? [];

/** Adds a word to what was said. */
export const withWord = (
  { conditionTalk }: Talked,
  condition: string,
  word: ConditionWord,
): Pick<Facts, "conditionTalk"> => ({
  conditionTalk: {
    ...conditionTalk,
    [condition]: [...wordsOn({ ...(conditionTalk && { conditionTalk }) }, condition), word],
  },
});

/** The one who is asked says that it does not apply to them, and staff have not answered that it does. */
export const isSaidNotToApply = (facts: Talked, condition: string): boolean =>
  wordsOn(facts, condition).findLast(({ kind }) => kind !== "MESSAGE")?.kind === "NOT_APPLICABLE";

/** Since when somebody who is asked has been waiting for a word of staff's; undefined where staff spoke last. */
export function unansweredSince(facts: Talked, condition: string): Instant | undefined {
  const words = wordsOn(facts, condition);
  const answered = words.findLastIndex(({ by }) => by === "STAFF");
  return words.slice(answered + 1).at(0)?.at;
}

/** What was asked at first, of something whose papers came back. */
export const askedBefore = (
  { returnedPapers }: Returned,
  condition: string,
  asked: string | null,
): Pick<Condition["xtraData"], "askedFirst"> => (returnedPapers?.[condition] ? { askedFirst: asked } : {});

/** Why papers came back, where the product itself says it. */
export function wordsOfReturn({ returnedPapers }: Returned, condition: string): NonNullable<Condition["inWords"]> {
  const returned = returnedPapers?.[condition]?.inWords;
  return returned ? { returned } : {};
}

/** In which language the comments are, and what was asked at first where they say why papers came back. */
export const languagesOf = (
  { returnedPapers }: Returned,
  condition: string,
  askedIn: Language,
): Pick<Condition, "writtenIn" | "askedIn"> => {
  const returned = returnedPapers?.[condition];
  return returned ? { writtenIn: returned.writtenIn ?? askedIn, askedIn } : { writtenIn: askedIn };
};

/** Whether a paper still counts: it came after the last return, or was kept in it. A return keeps the good ones. */
export function counts(
  { returnedPapers }: Returned,
  condition: string,
  { documentUuid, at }: Upload,
  since: Instant,
): boolean {
  if (returnedPapers?.[documentUuid] !== undefined) return false;
  const returned = returnedPapers?.[condition];
  return at >= (returned?.at ?? since) || (at >= since && returned?.accepted?.includes(documentUuid) === true);
}

/** How a paper that was sent for something stands. */
export function standingOf(
  { returnedPapers }: Returned,
  condition: string,
  { documentUuid, at }: Upload,
): PaperStanding {
  const returned = returnedPapers?.[condition];
  if (returned?.accepted?.includes(documentUuid)) return "ACCEPTED";
  return returnedPapers?.[documentUuid] !== undefined || (returned && at < returned.at) ? "RETURNED" : "SENT";
}

/** What happened, the oldest first: asked, sent, answered, said, returned. */
export function historyOf(
  facts: Talked & Pick<Facts, "conditions" | "explainedInquiries" | "handOvers" | "signers" | "answers">,
  asked: { readonly uuid: string; readonly created: Instant },
  sent: readonly Upload[],
): readonly HistoryLine[] {
  // What staff wrote when they asked; what the facts ask for has no words of a person.
  const raised = facts.conditions.find(({ uuid }) => uuid === asked.uuid);
  const explained = facts.explainedInquiries?.[asked.uuid];
  const lines: HistoryLine[] = [
    ...firstLines(facts, asked.uuid, {
      kind: "ASKED",
      by: "STAFF",
      text: raised?.commentsToBorrower ?? null,
      ...(raised?.writtenIn && { writtenIn: raised.writtenIn }),
      at: asked.created,
      staffUuid: null,
    }),
    ...sent.map((paper) => {
      const who = senderOf(facts, paper);
      return {
        kind: "SENT" as const,
        by: "ASKED" as const,
        text: paper.fileName ?? null,
        at: paper.at,
        staffUuid: null,
        ...(who !== undefined && { who }),
      };
    }),
    ...(explained
      ? [{ kind: "ANSWERED" as const, by: "ASKED" as const, text: null, at: explained.at, staffUuid: null }]
      : []),
    ...wordsOn(facts, asked.uuid).map(({ kind, by, text, inWords, writtenIn, at, staffUuid = null }) => ({
      kind,
      by,
      text,
      ...(inWords && { inWords }),
      ...(writtenIn && { writtenIn }),
      at,
      staffUuid,
    })),
  ];
  return lines.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** How it began: asked by staff and perhaps handed over; to whom it was handed over, asked by the other. */
function firstLines(
  facts: Pick<Facts, "handOvers" | "signers" | "answers">,
  asked: string,
  byStaff: HistoryLine,
): HistoryLine[] {
  const byOther = facts.handOvers?.find(({ uuid }) => uuid === asked);
  if (byOther) {
    const { words, writtenIn, at } = byOther;
    return [{ ...byStaff, kind: "HANDED_OVER", text: words, writtenIn, at, who: namesOf(facts, byOther).from }];
  }
  const handed = handOversOf(facts, asked).flatMap((handOver): HistoryLine[] => {
    const { words, at, ended } = handOver;
    const line = { by: "ASKED", staffUuid: null, who: namesOf(facts, handOver).to } as const;
    const end = ended && {
      ...line,
      kind: ended.why === "NOT_THERE" ? ("HANDED_BACK" as const) : ended.why,
      text: ended.text ?? null,
      at: ended.at,
    };
    return [{ ...line, kind: "HANDED_OVER", text: words, at }, ...(end ? [end] : [])];
  });
  return [byStaff, ...handed];
}
