import { Button } from "../../src/components/button/button.tsx";
import { DaysStrip } from "../../src/components/days-strip/days-strip.tsx";
import { Figure } from "../../src/components/figure/figure.tsx";
import { FileList } from "../../src/components/file-list/file-list.tsx";
import { Ledger } from "../../src/components/ledger/ledger.tsx";
import { TextLink } from "../../src/components/link/link.tsx";
import { Tag } from "../../src/components/notice/notice.tsx";
import { NumberedList } from "../../src/components/numbered-list/numbered-list.tsx";
import { SideSection } from "../../src/components/page-frame/page-frame.tsx";
import { Timeline } from "../../src/components/timeline/timeline.tsx";
import { StepPage } from "../../src/forms/step-page.tsx";
import type { GalleryLender } from "../lenders.ts";
import { GalleryPage } from "../page.tsx";

export function Complete({ lender }: { lender: GalleryLender }) {
  return (
    <GalleryPage lender={lender} signedIn layout="wide" side={<Beside />}>
      <StepPage
        above={
          <Tag tone="accent" icon="check">
            Signed by you and by Marcus, November 7
          </Tag>
        }
        title={<>Your money is sent on</>}
        figure={<Figure>Friday, November 14</Figure>}
        lead={
          <>
            <strong>$97,096.81</strong> goes to Cascade Federal, account ending 6620, unless one of you cancels.
          </>
        }
      >
        <section className="stack-6 stack">
          <h2>The days until then</h2>
          <DaysStrip
            days={[
              { date: "2025-11-07", mark: "past" },
              { date: "2025-11-08" },
              { date: "2025-11-09", skipped: true },
              { date: "2025-11-10" },
              { date: "2025-11-11", skipped: true },
              { date: "2025-11-12", mark: "coming" },
              { date: "2025-11-13", mark: "coming" },
              { date: "2025-11-14", mark: "coming" },
            ]}
            bracket={{
              from: "2025-11-08",
              to: "2025-11-12",
              label: "Three business days to cancel",
              note: "Sunday and Veterans Day are not counted",
            }}
          />
          <Timeline
            entries={[
              {
                title: "Signed",
                when: "Friday, November 7",
                dateTime: "2025-11-07",
                body: "Notarized online at 4:12 PM with Ruth Okafor, notary public.",
                state: "done",
              },
              {
                title: "Your right to cancel ends",
                when: "Wednesday, November 12, midnight",
                dateTime: "2025-11-12",
                body: "Each owner can cancel until then. It costs nothing and needs no reason.",
                state: "now",
              },
              {
                title: "Recorded with Ada County",
                when: "Thursday, November 13",
                dateTime: "2025-11-13",
                body: "Our move. The deed of trust goes on the county’s record.",
                state: "later",
              },
              {
                title: "Money in your account",
                when: "Friday, November 14",
                dateTime: "2025-11-14",
                body: "By 5 PM Mountain. We email you when it is sent.",
                state: "later",
              },
            ]}
          />
        </section>
        <section className="stack">
          <h2>Your documents</h2>
          <FileList
            files={[
              { name: "Credit agreement and note", note: "14 pages, signed November 7", href: "#note" },
              { name: "Deed of trust, 418 Alder Court", note: "9 pages, notarized November 7", href: "#deed" },
              { name: "Notice of right to cancel", note: "2 copies for you, 2 for Marcus", href: "#notice" },
            ]}
          />
          <TextLink href="#all">Download all three (PDF, 1.8 MB)</TextLink>
        </section>
      </StepPage>
    </GalleryPage>
  );
}

function Beside() {
  return (
    <>
      <SideSection title="Your line">
        <Ledger
          rows={[
            { label: "Line", figure: "$100,000.00" },
            { label: "Origination fee", figure: "−$2,903.19" },
            { label: "Cash to you", figure: "$97,096.81", weight: "total" },
            { label: "APR, fixed", note: "APR does not include fees", figure: "8.95%" },
            { label: "120 payments of", figure: "$1,264.05" },
          ]}
        />
      </SideSection>
      <SideSection title="What happens next">
        <NumberedList
          plain
          steps={[
            { title: "Nothing to do until Friday", body: "If a date moves, we tell you the same day and say why." },
            {
              title: "Keep your home insured",
              body: (
                <>
                  Ask your agent to list Gable as loss payee. <a href="#wording">Copy the wording</a>
                </>
              ),
            },
            { title: "Redraw as you repay", body: "Open from January 15, 2026, until November 2030." },
          ]}
        />
      </SideSection>
      <SideSection title="Changed your mind?">
        <div className="stack small">
          <p>Cancel by midnight on Wednesday, November 12, and the line ends as if it had never begun.</p>
          <Button kind="second" slim full>
            Cancel the loan
          </Button>
        </div>
      </SideSection>
    </>
  );
}
