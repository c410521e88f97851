import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useNow } from "../shell/use-now.ts";
import { standingWords } from "./file-standing.words.ts";
import { useInWords } from "./in-words.ts";

const looks = {
  STAFF: { tone: "accent", icon: "clock" },
  BORROWER: { tone: "quiet", icon: "person" },
  SERVICE: { tone: "quiet", icon: "clock" },
  NOBODY: { tone: "quiet", icon: "check" },
} as const;

/** Where an application stands, whose move it is, and with what: the first thing that one looks for in a file. */
export function FileStanding({ file }: { file: LoanFileView }) {
  const t = useText(standingWords);
  const inWords = useInWords();
  const language = useLanguage();
  if (file.standing !== "ACTIVE") {
    return (
      <p className="file-standing">
        <Tag {...looks.NOBODY}>{t[file.standing]}</Tag>
      </p>
    );
  }
  const where = file.step === null ? planRows[file.row as PlanRow][language] : inWords(file.step);
  return (
    <p className="file-standing">
      <Tag {...looks[file.waitsFor]}>{t[file.waitsFor]}</Tag> <strong>{where}</strong>
      <Detail file={file} />
    </p>
  );
}

/** What lies with staff and for how long, or the day that is waited for, or the work that runs. */
function Detail({ file: { waitsFor, queues: entries, rescission, work } }: { file: LoanFileView }) {
  const t = useText(standingWords);
  const inWords = useInWords();
  const language = useLanguage();
  const { dayWithYear, timeAgo } = useFormats();
  const now = useNow();
  const own = entries.filter(({ move }) => move === "staff");
  if (own.length > 0) {
    const said = own.map(({ queue, since }) => `${queues[queue][language]}, ${timeAgo(since, now)}`);
    return <span>{said.join("; ")}</span>;
  }
  if (waitsFor !== "SERVICE") return null;
  if (rescission && !rescission.over) return <span>{t.untilDay(dayWithYear(rescission.endsOn))}</span>;
  if (rescission?.hold && rescission.hold.endedAt === null)
    return <span>{t.untilDay(dayWithYear(rescission.hold.lastDay))}</span>;
  const [first] = work;
  return first ? <span>{`${inWords(first.kind)}, ${timeAgo(first.since, now)}`}</span> : null;
}
