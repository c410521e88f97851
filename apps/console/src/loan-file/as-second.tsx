import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { useMe } from "../session/me.ts";
import { wordsOfCode } from "../shell/codes.words.ts";

export type NotSecond = LoanFileView["notSecond"];

/** Whether whoever asked for it is not there any more, so that it is asked for anew. */
export const hasFirstGone = (notSecond: NotSecond, by: string): boolean =>
  notSecond.some((one) => one.by === by && one.why === "first-gone");

type SecondProps = { notSecond: NotSecond; by: string; act: StaffActName; children: ReactNode };

/** The act by which a colleague agrees, or why they cannot. Nothing for whoever asked: beside it stands that it waits for another. */
export function AsSecond({ notSecond, by, act, children }: SecondProps) {
  const { identityUuid, role } = useMe();
  const language = useLanguage();
  if (by === identityUuid || !mayAct(role, act)) return null;
  const why = notSecond.find((one) => one.by === by && one.agreedBy === act)?.why;
  return why === undefined ? children : <p className="small">{wordsOfCode(why)[language]}</p>;
}
