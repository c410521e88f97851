import type { ReplyOf } from "@gable/contract/call.ts";
import type { borrowersSaid } from "@gable/contract/calls/feedback.ts";
import { feedbackTopics, leaveReasons } from "@gable/domain/feedback/feedback.ts";
import type { Words } from "@gable/domain/language.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { markRepliedMutation, SAID_KEY } from "../queries/feedback.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { saidWords } from "./said.words.ts";

type Said = ReplyOf<typeof borrowersSaid>["said"][number];
type T = Text<typeof saidWords>;

const topics: Readonly<Record<string, Words>> = { ...feedbackTopics, ...leaveReasons };

/** What was said, the newest first; a letter can be marked as answered. */
export function SaidTable({ said }: { said: readonly Said[] }) {
  const t = useText(saidWords);
  const language = useLanguage();
  const { date } = useFormats();
  return (
    <Table
      caption={t.inWords}
      captionHidden
      rows={said}
      keyOf={({ uuid }) => uuid}
      columns={columnsOf(t, language, date)}
    />
  );
}

function columnsOf(t: T, language: Language, date: Formats["date"]): readonly Column<Said>[] {
  return [
    {
      label: t.said,
      cell: (one) => (
        <>
          {t.one(one.kind)}: {topicOf(one, t, language)}
          {one.text === null ? null : <span className="said-words">{one.text}</span>}
          <small>
            {one.pathname}
            {one.application ? (
              <>
                {" "}
                <Link href={`/file/${one.application.uuid}`}>{one.application.loanNumber}</Link>
              </>
            ) : null}
          </small>
        </>
      ),
    },
    { label: t.when, cell: ({ at }) => <time dateTime={at}>{date(at)}</time>, numeric: true },
    { label: t.answer, cell: (one) => <Answered said={one} /> },
  ];
}

function topicOf({ kind, topic }: Said, t: T, language: Language): string {
  if (kind === "chat") return t.starsGiven(topic);
  if (kind === "assistant") return topic === "UP" ? t.UP : t.DOWN;
  return topics[topic]?.[language] ?? topic;
}

function Answered({ said }: { said: Said }) {
  const t = useText(saidWords);
  const language = useLanguage();
  const { date } = useFormats();
  const queries = useQueryClient();
  const sayWhyNot = useWhyNot();
  const { mutate, isPending } = useMutation({
    ...markRepliedMutation(),
    onSuccess: () => queries.invalidateQueries({ queryKey: [SAID_KEY] }),
    onError: (failure) => sayWhyNot(failure, t.markFailed),
  });
  if (said.kind !== "letter") return <span className="quiet">–</span>;
  if (said.replied) return t.repliedBy(said.replied.by, date(said.replied.at));
  return (
    <Button
      slim
      kind="second"
      busy={isPending}
      aria-label={t.markOf(`${topicOf(said, t, language)}, ${date(said.at)}`)}
      onClick={() => mutate(said.uuid)}
    >
      {t.mark}
    </Button>
  );
}
