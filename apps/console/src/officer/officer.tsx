import type { ReplyOf } from "@gable/contract/call.ts";
import type { ownCard } from "@gable/contract/calls/originators-desk.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { standings } from "@gable/domain/pipeline/pipeline-row.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { PersonCard } from "@gable/ui/components/person-card/person-card.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { ownCardQuery } from "../queries/originators-desk.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { Leads } from "./leads.tsx";
import { LicenceCheck } from "./licence-check.tsx";
import "./officer.css";
import { officerWords } from "./officer.words.ts";
import { OwnPicture } from "./own-picture.tsx";

type OwnCard = ReplyOf<typeof ownCard>;

/** A loan officer's own card and link, whom it brought, and where they may bring applications. */
export function Screen() {
  const t = useText(officerWords);
  const asked = useQuery(ownCardQuery());
  const { data } = asked;
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <Pending asked={asked} failed={t.failed} rows={10} />
      {data ? (
        <div className="officer">
          <div>
            {data.card ? <Leads /> : null}
            <Brought leads={data.leads} />
          </div>
          <div>
            <Card card={data.card} />
            <LicenceCheck states={data.states} />
          </div>
        </div>
      ) : null}
    </DeskPage>
  );
}

function Card({ card }: { card: OwnCard["card"] }) {
  const t = useText(officerWords);
  const showToast = useToast();
  if (!card) {
    return (
      <section>
        <SectionHead title={t.card} />
        <p>{t.noCard}</p>
      </section>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(card.link);
      showToast({ tone: "success", text: t.copied });
    } catch {
      showToast({ tone: "error", text: t.notCopied });
    }
  };
  return (
    <>
      <PersonCard
        person={{
          title: t.card,
          name: card.name,
          photo: card.photo ?? undefined,
          phone: card.phone,
          email: card.email,
          note: t.nmls(card.nmls),
        }}
      />
      <OwnPicture photo={card.photo} />
      <section>
        <SectionHead title={t.link} />
        <p className="small quiet">{t.linkLead}</p>
        <p className="officer-link">
          <a href={card.link}>{card.link}</a>
        </p>
        <Button kind="second" slim onClick={() => void copy()}>
          {t.copy}
        </Button>
      </section>
    </>
  );
}

function Brought({ leads: { visits, applications, funded, latest } }: { leads: OwnCard["leads"] }) {
  const t = useText(officerWords);
  const language = useLanguage();
  const { number, shortDay } = useFormats();
  return (
    <section>
      <SectionHead title={t.leads} />
      <Ledger
        rows={[
          { label: t.visits, note: t.visitsNote, figure: number(visits) },
          { label: t.applications, figure: number(applications), weight: "strong" },
          { label: t.funded, figure: number(funded) },
        ]}
      />
      {latest.length === 0 ? <p className="small quiet">{t.noLeads}</p> : null}
      {latest.length > 0 ? (
        <Table
          caption={t.latest}
          rows={latest}
          keyOf={({ uuid }) => uuid}
          columns={[
            {
              label: t.borrower,
              cell: (lead) => wayTo(lead, t.unnamed),
            },
            { label: t.state, cell: ({ state }) => state ?? "–", wideOnly: true },
            {
              label: t.standing,
              cell: ({ standing, row }) =>
                standing === "ACTIVE" ? planRows[row as PlanRow][language] : standings[standing][language],
            },
            { label: t.opened, cell: ({ openedAt }) => shortDay(openedAt), numeric: true },
          ]}
        />
      ) : null}
    </section>
  );
}

const wayTo = ({ uuid, borrower }: OwnCard["leads"]["latest"][number], unnamed: string) => (
  <Link href={`/file/${uuid}`}>{borrower || unnamed}</Link>
);
