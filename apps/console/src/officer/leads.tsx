import type { Lead } from "@gable/contract/calls/originators-leads.ts";
import { nextOfLead } from "@gable/domain/originators/leads.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Link, TextButton } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { leadsQuery } from "../queries/originators-leads.ts";
import { Dialog } from "../shell/dialog.tsx";
import { Pending } from "../shell/pending.tsx";
import { useNow } from "../shell/use-now.ts";
import { AddLead } from "./add-lead.tsx";
import { leadsWords } from "./leads.words.ts";
import { OneLead } from "./one-lead.tsx";

const looks = {
  new: { tone: "accent", icon: "bell" },
  contacted: { tone: "accent", icon: "chat" },
  invited: { tone: "accent", icon: "clock" },
  started: { tone: "success", icon: "check" },
  lost: { tone: "quiet", icon: "close" },
} as const;

/** What is open instead of a lead. */
const ADD = "add";

/** Whom one may yet bring; `ofLender` shows whose each is, and adds none. */
export function Leads({ ofLender = false }: { ofLender?: boolean }) {
  const t = useText(leadsWords);
  const { timeAgo } = useFormats();
  const now = useNow();
  const [opened, setOpened] = useState<Lead | typeof ADD | null>(null);
  const asked = useInfiniteQuery(leadsQuery());
  const found = asked.data?.pages.flatMap((page) => page.leads);
  const begun = opened === ADD ? null : opened;
  // As it was, where a colleague has deleted it meanwhile: what is written on it stays, and is told so when it is sent.
  const lead = begun && (found?.find(({ uuid }) => uuid === begun.uuid) ?? begun);
  const close = () => setOpened(null);
  const add = ofLender ? null : (
    <Button kind="second" slim onClick={() => setOpened(ADD)}>
      {t.add}
    </Button>
  );
  return (
    <section>
      <SectionHead title={t.title} aside={found && found.length > 0 ? add : null} />
      {ofLender ? null : <p className="small quiet">{t.lead}</p>}
      <Pending asked={asked} failed={t.failed} rows={4} />
      {found?.length === 0 ? (
        <EmptyState title={t.none} actions={add}>
          <p>{ofLender ? t.noneOfLender : t.noneBody}</p>
        </EmptyState>
      ) : null}
      {found && found.length > 0 ? (
        <Table
          caption={t.title}
          captionHidden
          rows={found}
          keyOf={({ uuid }) => uuid}
          columns={columnsOf({ t, now, timeAgo, ofLender, onOpen: setOpened })}
        />
      ) : null}
      {asked.hasNextPage ? (
        <Button kind="second" slim busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {t.more}
        </Button>
      ) : null}
      <Dialog open={opened === ADD} onClose={close} title={t.add} kind="drawer">
        {opened === ADD ? <AddLead onDone={close} /> : null}
      </Dialog>
      <Dialog
        open={lead !== null}
        onClose={close}
        title={lead ? `${lead.name.firstName} ${lead.name.lastName}` : ""}
        kind="drawer"
      >
        {lead ? <OneLead key={lead.uuid} lead={lead} onDone={close} /> : null}
      </Dialog>
    </section>
  );
}

type Reading = Pick<Formats, "timeAgo"> & {
  readonly t: Text<typeof leadsWords>;
  readonly now: string;
  readonly ofLender: boolean;
  readonly onOpen: (lead: Lead) => void;
};

function columnsOf({ t, now, timeAgo, ofLender, onOpen }: Reading): readonly Column<Lead>[] {
  return [
    {
      label: t.person,
      cell: (lead) => (
        <TextButton onClick={() => onOpen(lead)}>{`${lead.name.firstName} ${lead.name.lastName}`}</TextButton>
      ),
    },
    ...(ofLender ? [{ label: t.officer, cell: ({ officer }: Lead) => officer, wideOnly: true }] : []),
    { label: t.status, cell: ({ status }) => <Tag {...looks[status]}>{t[status]}</Tag> },
    { label: t.next, cell: (lead) => nextFor(lead, now, t) },
    { label: t.age, cell: ({ createdAt }) => timeAgo(createdAt, now), numeric: true, wideOnly: true },
  ];
}

function nextFor(lead: Lead, now: string, t: Text<typeof leadsWords>): ReactNode {
  if (lead.applicationUuid !== null) return <Link href={`/file/${lead.applicationUuid}`}>{t.open}</Link>;
  const next = nextOfLead(lead, now);
  if (next !== null) return t[next];
  return lead.status === "lost" ? t.nothing : t.waits;
}
