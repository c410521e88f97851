import { Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { KeyHints } from "@gable/ui/components/key-hints/key-hints.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { KeepLeftBehind } from "../loan-file/left-behind.tsx";
import { loanFileQuery, paperReviewsQuery } from "../queries/loan-file.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { fileHref, openedFrom } from "../shell/file-href.ts";
import { Pending } from "../shell/pending.tsx";
import { useKeys } from "../shell/use-keys.ts";
import { OnePaper, pressAct } from "./one-paper.tsx";
import "./papers.css";
import { papersWords } from "./papers.words.ts";

const PAPER_QUERY = "paper";

/** As high as the name that follows. */
const NOBODY_YET = "\u00a0";

/** The papers of an application that wait for a person, one beside what it is held against, and the next a key away. */
export function Screen() {
  const { uuid = "" } = useParams();
  return (
    <KeepLeftBehind key={uuid} uuid={uuid}>
      <Papers uuid={uuid} />
    </KeepLeftBehind>
  );
}

function Papers({ uuid }: { uuid: string }) {
  const t = useText(papersWords);
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const askedFile = useQuery(loanFileQuery(uuid));
  const file = askedFile.data;
  const asked = useQuery(paperReviewsQuery(uuid));
  const { data } = asked;
  const papers = data?.papers ?? [];
  const named = papers.findIndex((paper) => paper.uuid === query.get(PAPER_QUERY));
  const at = Math.max(0, named);
  const paper = papers[at];
  const back = fileHref(uuid, openedFrom(query));
  const show = (place: number) => {
    const next = papers[place];
    if (!next) return;
    const shown = new URLSearchParams(query);
    shown.set(PAPER_QUERY, next.uuid);
    setQuery(shown, { replace: true });
  };
  useKeys({
    j: () => show(at + 1),
    k: () => show(at - 1),
    a: () => pressAct("first"),
    r: () => pressAct("last"),
    b: () => void navigate(back),
  });
  return (
    <DeskPage title={t.title} lead={file?.borrower ?? NOBODY_YET} aside={<TextLink href={back}>{t.toFile}</TextLink>}>
      <Pending asked={asked} failed={t.failed} rows={8} />
      {data && !paper ? (
        <EmptyState title={t.none} actions={<ButtonLink href={back}>{t.toFile}</ButtonLink>}>
          {t.noneBody}
        </EmptyState>
      ) : null}
      {paper ? (
        <>
          <div className="papers-bar">
            <p role="status">{t.place(at + 1, papers.length)}</p>
            <div>
              <Button kind="second" slim aria-disabled={at === 0} onClick={() => show(at - 1)}>
                {t.previous}
              </Button>
              <Button kind="second" slim aria-disabled={at === papers.length - 1} onClick={() => show(at + 1)}>
                {t.next}
              </Button>
            </div>
          </div>
          <OnePaper
            key={paper.uuid}
            uuid={uuid}
            paper={paper}
            file={file}
            untilFile={<Pending asked={askedFile} rows={1} />}
          />
          <footer className="desk-keys">
            <KeyHints
              hints={[
                { keys: ["J", "K"], label: t.keysMove },
                { keys: ["A"], label: t.keysAccept },
                { keys: ["R"], label: t.keysReturn },
                { keys: ["B"], label: t.keysBack },
              ]}
            />
          </footer>
        </>
      ) : null}
    </DeskPage>
  );
}
