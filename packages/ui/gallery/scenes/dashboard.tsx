import { ButtonLink } from "../../src/components/button/button.tsx";
import { Drawing } from "../../src/components/drawing/drawing.tsx";
import { Facts } from "../../src/components/facts/facts.tsx";
import { Figure } from "../../src/components/figure/figure.tsx";
import { Gauge, StepLine } from "../../src/components/gauge/gauge.tsx";
import { NewsList } from "../../src/components/news-list/news-list.tsx";
import { Tag } from "../../src/components/notice/notice.tsx";
import { SideSection } from "../../src/components/page-frame/page-frame.tsx";
import { PersonCard } from "../../src/components/person-card/person-card.tsx";
import { Between, Panel } from "../../src/components/surface/surface.tsx";
import { type Column, Table } from "../../src/components/table/table.tsx";
import { StepPage } from "../../src/forms/step-page.tsx";
import type { GalleryLender } from "../lenders.ts";
import { GalleryPage, maria } from "../page.tsx";

const moves = [
  { what: "Verify identity", who: "You", when: "Today" },
  { what: "Marcus verifies his identity", who: "Marcus", when: "Today" },
  { what: "Check the title with Ada County", who: "Gable", when: "Nov 4" },
  { what: "Draw up the documents", who: "Gable", when: "Nov 6" },
];

const columns: readonly Column<(typeof moves)[number]>[] = [
  { label: "What", cell: ({ what }) => what },
  { label: "Who", cell: ({ who }) => (who === "You" ? <strong>{who}</strong> : who) },
  { label: "When", cell: ({ when }) => when, numeric: true },
];

export function Dashboard({ lender }: { lender: GalleryLender }) {
  return (
    <GalleryPage
      lender={lender}
      signedIn
      layout="wide"
      side={
        <>
          <SideSection title="Notifications">
            <NewsList
              news={[
                { id: "1", text: "Your income is verified: $11,040 a month.", when: "Today, 9:41 AM", unread: true },
                { id: "2", text: "Marcus joined as co-signer.", when: "Today, 8:15 AM", unread: true },
                {
                  id: "3",
                  text: "You chose 10 years at 8.95%. The offer holds until November 30.",
                  when: "Friday, October 31",
                },
              ]}
            />
          </SideSection>
          <PersonCard person={maria} />
        </>
      }
    >
      <StepPage
        title="Dana, it’s your move"
        lead="Two things stand between you and signing. Both take about five minutes."
      >
        <Panel>
          <div className="stack">
            <Between align="start" aside={<Drawing name="house" />}>
              <p className="small quiet">Application G-104-288-71</p>
              <h2>418 Alder Court, Boise</h2>
            </Between>
            <Figure>$100,000</Figure>
            <p className="small">10 years at 8.95%. Cash to you $97,096.81, then $1,264.05 a month.</p>
          </div>
          <div className="stack">
            <Between aside="Step 5 of 7">
              <strong>Verify identity</strong>
            </Between>
            <StepLine done={4} of={7} begun />
            <Facts
              facts={[
                { label: "Signing, if all goes well", value: "Fri, November 7" },
                { label: "Money in your account", value: "Fri, November 14" },
              ]}
            />
          </div>
          <Between wrap aside={<ButtonLink href="#identity">Verify my identity</ButtonLink>}>
            <h3>Show us who you are</h3>
            <p className="small">Have your driver’s license or passport and your phone at hand.</p>
          </Between>
        </Panel>
        <section className="stack">
          <h2>One more task</h2>
          <div className="ruled">
            <Between
              wrap
              aside={
                <ButtonLink kind="second" href="#insurance">
                  Upload the page
                </ButtonLink>
              }
            >
              <h3>Add your home insurance</h3>
              <p className="small">The declarations page from your insurer, as a PDF or a photo.</p>
              <Tag tone="warning" icon="calendar">
                Due Wednesday, November 5, in 3 days
              </Tag>
            </Between>
          </div>
        </section>
        <section className="stack">
          <h2>Whose move it is</h2>
          <Table caption="Whose move it is" captionHidden columns={columns} rows={moves} keyOf={({ what }) => what} />
        </section>
        <section className="stack">
          <h2>Your home’s value</h2>
          <Gauge
            parts={[
              { label: "first lien", figure: "$268,412", share: 0.44, tone: "pale" },
              { label: "this line", figure: "$100,000", share: 0.16, tone: "accent" },
              { label: "left", figure: "$243,588", share: 0.4, tone: "rest" },
            ]}
            limit={{ share: 0.8, label: "80% limit" }}
          />
        </section>
      </StepPage>
    </GalleryPage>
  );
}
