import { rowOf } from "@gable/domain/journey/row-of.ts";
import { hasEnded } from "@gable/domain/notifications/awaited.ts";
import type { NoticeKind } from "@gable/domain/notifications/notice.ts";
import { movesOfBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { moments } from "./moments/moments.ts";

type IsOver = (file: LoanFile, about: readonly string[]) => boolean;

const isChosen: IsOver = (file) => decide(file).row > rowOf.choice || hasEnded(file);

/** By what a notice asks for: whether that was done, or is not wanted any more. What only tells something asks for nothing. */
const over: ReadonlyMap<string, IsOver> = new Map<string, IsOver>([
  ...Object.values(moments).flatMap(({ notice, stands }): [NoticeKind, IsOver][] =>
    notice && stands ? [[notice, (file) => !stands(file) || hasEnded(file)]] : [],
  ),
  ["offers-ready", isChosen],
  ["offer-prepared", isChosen],
  [
    "task-asked",
    (file, about) => {
      const open = movesOfBorrower(file);
      return (
        hasEnded(file) ||
        (about.length === 0 ? open.length === 0 : !open.some((move) => about.includes(move.categoryEnum)))
      );
    },
  ],
]);

/** Whether a notice of this kind asks for anything, as long as it is not over. */
export const asksSomething = (kind: string): boolean => over.has(kind);

/** Whether nothing is left to do about a notice: its act would lead to where nothing is asked. */
export const isNoticeOver = (file: LoanFile, kind: string, about: readonly string[]): boolean =>
  over.get(kind)?.(file, about) ?? false;
