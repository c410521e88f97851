import type { ReplyOf } from "@gable/contract/call.ts";
import type { fileDocuments } from "@gable/contract/calls/loan-file-papers.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { fileDocumentsQuery, paperReviewsQuery } from "../queries/loan-file.ts";
import { Dialog } from "../shell/dialog.tsx";
import { fileHref, openedFrom } from "../shell/file-href.ts";
import { Pending } from "../shell/pending.tsx";
import { UnreadLine } from "../shell/unread-line.tsx";
import { fileWords } from "./file.words.ts";

const DocumentViewer = lazyPart(async () => (await import("./document-viewer.tsx")).DocumentViewer);

type Paper = ReplyOf<typeof fileDocuments>["documents"][number];

/** The papers, each a press away from being read. */
export function DocumentsPart({ uuid }: { uuid: string }) {
  const t = useText(fileWords);
  const { shortDay } = useFormats();
  const asked = useQuery(fileDocumentsQuery(uuid));
  const askedReviews = useQuery(paperReviewsQuery(uuid));
  const { data } = asked;
  const [shown, setShown] = useState<Paper | null>(null);
  return (
    <section>
      <SectionHead title={t.documents} aside={<ToReview uuid={uuid} count={askedReviews.data?.papers.length ?? 0} />} />
      <UnreadLine asked={askedReviews} failed={t.reviewsFailed} />
      <Pending asked={asked} rows={3} />
      {data?.documents.length === 0 ? <p className="quiet">{t.noDocuments}</p> : null}
      {data && data.documents.length > 0 ? (
        <Table
          caption={t.documents}
          captionHidden
          rows={data.documents}
          keyOf={(paper) => paper.uuid}
          columns={columnsOf(t, shortDay, setShown)}
        />
      ) : null}
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.title ?? ""}
        heading={shown ? <PaperTitle {...shown} /> : null}
        kind="page"
      >
        {shown ? (
          <Suspense fallback={<Skeleton kind="text" count={12} />}>
            <DocumentViewer uuid={uuid} paper={shown} />
          </Suspense>
        ) : null}
      </Dialog>
    </section>
  );
}

/** The way to the papers that wait for a person, while there are any. */
function ToReview({ uuid, count }: { uuid: string; count: number }) {
  const t = useText(fileWords);
  const [query] = useSearchParams();
  return count > 0 ? (
    <TextLink href={fileHref(uuid, openedFrom(query), "/papers")}>{t.toReview(count)}</TextLink>
  ) : null;
}

type Words = Text<typeof fileWords>;

function columnsOf(t: Words, shortDay: Formats["shortDay"], show: (paper: Paper) => void): readonly Column<Paper>[] {
  return [
    {
      label: t.document,
      cell: (paper) => (
        <TextButton className="file-paper" onClick={() => show(paper)}>
          <PaperTitle {...paper} />
        </TextButton>
      ),
    },
    { label: t.from, cell: ({ from }) => t[from], wideOnly: true },
    { label: t.documentState, cell: (paper) => stateOf(paper, t, shortDay) },
    { label: t.filed, cell: ({ createdAt }) => shortDay(createdAt), numeric: true },
  ];
}

function stateOf(paper: Paper, t: Words, shortDay: Formats["shortDay"]): string {
  const { supersededAt, signedAt, acknowledgedAt, openedAt } = paper;
  if (supersededAt !== null) return t.superseded;
  if (signedAt !== null) return `${t.signed} ${shortDay(signedAt)}`;
  if (acknowledgedAt !== null) return `${t.acknowledged} ${shortDay(acknowledgedAt)}`;
  return openedAt === null ? "" : `${t.openedState} ${shortDay(openedAt)}`;
}
