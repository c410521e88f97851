import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { deadlineWords } from "@gable/domain/workflow/deadlines/deadline-words.ts";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useWaitingAge } from "../pipeline/use-waiting-age.ts";
import { useNow } from "../shell/use-now.ts";
import { fileWords } from "./file.words.ts";
import { endingWords, standingWords } from "./file-standing.words.ts";
import { useInWords } from "./in-words.ts";

const looks = {
  STAFF: { tone: "accent", icon: "clock" },
  BORROWER: { tone: "quiet", icon: "person" },
  SERVICE: { tone: "quiet", icon: "clock" },
  NOBODY: { tone: "quiet", icon: "check" },
} as const;

/** Where an application stands, whose move it is, with what and by when: the first thing that one looks for in a file. */
export function FileStanding({ file }: { file: LoanFileView }) {
  return file.standing === "ACTIVE" ? <Running file={file} /> : <Ended file={file} />;
}

function Running({ file }: { file: LoanFileView }) {
  const t = useText(standingWords);
  const inWords = useInWords();
  const language = useLanguage();
  const where = file.step === null ? planRows[file.row as PlanRow][language] : inWords(file.step);
  return (
    <p className="file-standing">
      <Tag {...looks[file.waitsFor]}>{t[file.waitsFor]}</Tag> <strong>{where}</strong>
      <Detail file={file} />
      <NextDay file={file} />
    </p>
  );
}

/** How it ended, when and why; and what is still to be done about it, as money that came back or a line to unwind. */
function Ended({ file }: { file: LoanFileView }) {
  const t = useText(standingWords);
  const language = useLanguage();
  const { dayWithYear } = useFormats();
  const { standing, ended, waitsFor } = file;
  if (standing === "ACTIVE") return null;
  const why = ended && endingWords[ended.cause]?.[language];
  return (
    <>
      <p className="file-standing">
        <Tag tone="quiet" icon={standing === "FUNDED" ? "check" : "close"}>
          {t[standing]}
        </Tag>
        {ended?.on ? <strong>{dayWithYear(ended.on)}</strong> : null}
        {why ? <span>{why}</span> : null}
      </p>
      {waitsFor === "STAFF" ? (
        <p className="file-standing">
          <Tag {...looks.STAFF}>{t.STAFF}</Tag>
          <Detail file={file} />
          <NextDay file={file} />
        </p>
      ) : null}
    </>
  );
}

/** What lies with staff or the borrower and for how long, or the day that is waited for, or the work that runs. */
function Detail({ file }: { file: LoanFileView }) {
  const t = useText(standingWords);
  const inWords = useInWords();
  const language = useLanguage();
  const { dayWithYear, timeAgo } = useFormats();
  const now = useNow();
  const ageOf = useWaitingAge();
  const { waitsFor, queues: entries, rescission, work } = file;
  const waiting = entries.filter(({ move }) => move === (waitsFor === "BORROWER" ? "borrower" : "staff"));
  if (waiting.length > 0) {
    return waiting.map((wait) => {
      const { said, late } = ageOf(wait);
      return <span key={wait.queue} data-late={late}>{`${queues[wait.queue][language]}, ${said}`}</span>;
    });
  }
  if (waitsFor === "BORROWER") return <span>{t.since(timeAgo(hereSince(file), now))}</span>;
  if (waitsFor !== "SERVICE") return null;
  if (rescission && !rescission.over) return <span>{t.untilDay(dayWithYear(rescission.endsOn))}</span>;
  if (rescission?.hold && rescission.hold.endedAt === null)
    return <span>{t.untilDay(dayWithYear(rescission.hold.lastDay))}</span>;
  const [first] = work;
  return first ? <span>{`${inWords(first.kind)}, ${timeAgo(first.since, now)}`}</span> : null;
}

/** The last row that was left behind, or a correction that brought it back. */
const hereSince = ({ openedAt, plan, person }: LoanFileView): string =>
  [
    openedAt,
    ...plan.flatMap(({ doneAt }) => (doneAt === null ? [] : [doneAt])),
    ...person.corrections.map(({ at }) => at),
  ].reduce((latest, at) => (at > latest ? at : latest));

/** The next last day of what runs by law or by the lender's own promise. */
function NextDay({ file: { deadlines } }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const language = useLanguage();
  const { date } = useFormats();
  const [next] = deadlines;
  if (!next) return null;
  const { staff } = deadlineWords[next.deadline];
  return (
    <span>
      {`${staff[language]} `}
      {next.isPast ? (
        <Tag tone="error" icon="clock">
          {t.overdue(date(next.on))}
        </Tag>
      ) : (
        date(next.on)
      )}
    </span>
  );
}
