import type { ReplyOf } from "@gable/contract/call.ts";
import type { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fileEventsQuery } from "../queries/loan-file.ts";
import { Pending } from "../shell/pending.tsx";
import { eventDetail } from "./event-detail.ts";
import { fileWords } from "./file.words.ts";
import { happened, inWords } from "./in-words.ts";
import { nextMilestone } from "./next-milestone.ts";

type Event = ReplyOf<typeof fileEvents>["events"][number];

/** What happened last is what one looks for; the rest comes at a press. */
const SHOWN_AT_FIRST = 12;

/** Everything that happened, as the append-only log has it, the latest first. */
export function StoryPart({ uuid }: { uuid: string }) {
  const t = useText(fileWords);
  const language = useLanguage();
  const [isUnfolded, setUnfolded] = useState(false);
  const asked = useInfiniteQuery(fileEventsQuery(uuid));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const read = data?.pages.flatMap((page) => page.events);
  const events = isUnfolded ? read : read?.slice(0, SHOWN_AT_FIRST);
  const isFolded = read !== undefined && events !== undefined && events.length < read.length;
  const showOlder = () => (isFolded ? setUnfolded(true) : void fetchNextPage());
  return (
    <section>
      <SectionHead title={t.story} aside={events?.[0] ? `E-${String(events[0].sequence).padStart(4, "0")}` : null} />
      <Pending asked={asked} rows={5} />
      {events ? (
        <Table
          caption={t.story}
          captionHidden
          rows={events}
          keyOf={({ sequence }) => String(sequence)}
          columns={columnsOf(t, language)}
        />
      ) : null}
      {isFolded || hasNextPage ? (
        <p className="pipeline-more">
          <Button kind="second" slim busy={isFetchingNextPage} onClick={showOlder}>
            {t.older}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function columnsOf(t: Text<typeof fileWords>, language: Language): readonly Column<Event>[] {
  const moment = new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return [
    { label: t.when, cell: ({ at }) => <time dateTime={at}>{moment.format(new Date(at))}</time> },
    {
      label: t.what,
      cell: (event) =>
        event.type === "step-entered" ? (
          <span className="quiet">{nextMilestone(event.detail, language)}</span>
        ) : (
          <WhatHappened event={event} />
        ),
    },
    { label: t.by, cell: ({ by, who }) => (who === null ? t[by] : by === "vendor" ? inWords(who, language) : who) },
  ];
}

function WhatHappened({ event }: { event: Event }) {
  const language = useLanguage();
  const more = eventDetail(event.detail, language, useFormats());
  return (
    <>
      {happened(event, language)}
      {more === "" ? null : <small>{more}</small>}
    </>
  );
}
