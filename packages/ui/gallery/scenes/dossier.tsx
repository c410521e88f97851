import { useEffect } from "react";
import { Bars } from "../../src/components/bars/bars.tsx";
import { Button } from "../../src/components/button/button.tsx";
import { Figure } from "../../src/components/figure/figure.tsx";
import { Gauge } from "../../src/components/gauge/gauge.tsx";
import { KeyHints } from "../../src/components/key-hints/key-hints.tsx";
import { Ledger } from "../../src/components/ledger/ledger.tsx";
import { NavTabs } from "../../src/components/nav-tabs/nav-tabs.tsx";
import { Tag } from "../../src/components/notice/notice.tsx";
import { SectionHead } from "../../src/components/section-head/section-head.tsx";
import { StageLine } from "../../src/components/stage-line/stage-line.tsx";
import { type Column, Table } from "../../src/components/table/table.tsx";
import { BarButton, Initials, TopBar } from "../../src/components/top-bar/top-bar.tsx";
import type { GalleryLender } from "../lenders.ts";

const conditions = [
  {
    what: "Title vesting matches names",
    note: "County shows “Dana R. Whitfield”",
    owner: "P. Nair",
    due: "Nov 4",
    state: "review",
  },
  { what: "Home insurance, declarations page", owner: "Borrower", due: "Nov 5", state: "waiting" },
  { what: "Income, verified within 120 days", owner: "System", due: "Nov 2", state: "cleared" },
] as const;
type Condition = (typeof conditions)[number];

const states = {
  review: (
    <Tag tone="warning" icon="clock">
      Review
    </Tag>
  ),
  waiting: (
    <Tag tone="quiet" icon="calendar">
      Waiting
    </Tag>
  ),
  cleared: (
    <Tag tone="success" icon="check">
      Cleared
    </Tag>
  ),
};

const columns: readonly Column<Condition>[] = [
  {
    label: "Condition",
    cell: (condition) => (
      <>
        {condition.what}
        {"note" in condition ? <small>{condition.note}</small> : null}
      </>
    ),
  },
  { label: "Owner", cell: ({ owner }) => owner, wideOnly: true },
  { label: "Due", cell: ({ due }) => due, wideOnly: true },
  { label: "State", cell: ({ state }) => states[state] },
];

export function Dossier({ lender }: { lender: GalleryLender }) {
  useEffect(() => {
    document.documentElement.dataset.density = "compact";
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
  return (
    <>
      <TopBar logo={lender.logo} home="#">
        <BarButton icon="bell" label="Notifications, 1 new" mark />
        <BarButton label="Your profile, Priya Nair">
          <Initials of="Priya Nair" />
        </BarButton>
      </TopBar>
      <NavTabs
        label="Desk"
        tabs={[
          { label: "Pipeline", count: 128, href: "#pipeline" },
          { label: "G-104-288-71", href: "#file", current: true },
          { label: "My queue", count: 9, href: "#queue" },
          { label: "Reports", href: "#reports" },
        ]}
      />
      <main className="dossier">
        <header className="dossier-head">
          <div>
            <h1>Dana and Marcus Whitfield</h1>
            <p className="lead">418 Alder Court, Boise, ID 83702. Primary residence.</p>
          </div>
          <Figure>$100,000</Figure>
          <div className="sheet-row">
            <Button>Clear condition</Button>
            <Button kind="second">Ask borrower</Button>
          </div>
        </header>
        <div className="dossier-facts stack-6 stack">
          <section>
            <SectionHead title="Line" aside="offer holds to Nov 30" />
            <Ledger
              rows={[
                { label: "Line", figure: "$100,000.00" },
                { label: "Fee, 2.99%", figure: "$2,903.19" },
                { label: "Cash", figure: "$97,096.81", weight: "strong" },
                { label: "Payment", figure: "$1,264.05" },
              ]}
            />
          </section>
          <section>
            <SectionHead title="Home" aside="AVM, October 29" />
            <Gauge
              parts={[
                { label: "first lien", figure: "$268,412", share: 0.44, tone: "pale" },
                { label: "this line", figure: "$100,000", share: 0.16, tone: "accent" },
                { label: "left", figure: "$243,588", share: 0.4, tone: "rest" },
              ]}
              limit={{ share: 0.8, label: "80% limit" }}
            />
          </section>
        </div>
        <div className="dossier-story stack-8 stack">
          <section>
            <SectionHead title="Plan" aside="funding Friday, November 14, on time" />
            <StageLine
              stages={[
                { label: "Basic info", note: "Oct 28", state: "done" },
                { label: "Offer", note: "Oct 31", state: "done" },
                { label: "More info", note: "Oct 31", state: "done" },
                { label: "Income", note: "Nov 2", state: "done" },
                { label: "Identity", note: "borrower, today", state: "now" },
                { label: "Signing", note: "Nov 7", state: "later" },
                { label: "Notary", note: "Nov 7", state: "later" },
              ]}
            />
          </section>
          <section>
            <SectionHead title="Income, by month" />
            <Bars
              label="Income, by month"
              limit={{ share: 0.7, label: "needed" }}
              bars={[
                { label: "August", share: 0.82, reach: 0.95, figure: "$9,210" },
                { label: "September", share: 0.78, figure: "$8,760", note: "one deposit left out" },
                { label: "October", share: 0.6, figure: "$6,740", note: "below what is needed", tone: "warning" },
              ]}
            />
          </section>
          <section>
            <SectionHead title="Conditions" aside="2 open, 1 cleared" />
            <Table caption="Conditions" captionHidden columns={columns} rows={conditions} keyOf={({ what }) => what} />
          </section>
        </div>
      </main>
      <footer>
        <KeyHints
          hints={[
            { keys: ["J", "K"], label: "next, previous" },
            { keys: ["C"], label: "clear condition" },
            { keys: ["?"], label: "all keys" },
          ]}
        />
      </footer>
    </>
  );
}
