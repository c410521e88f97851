import { Checks } from "../../src/components/checks/checks.tsx";
import { Note } from "../../src/components/notice/notice.tsx";
import { Skeleton } from "../../src/components/skeleton/skeleton.tsx";
import { StepPage } from "../../src/forms/step-page.tsx";
import type { GalleryLender } from "../lenders.ts";
import { GalleryPage } from "../page.tsx";

export function Waiting({ lender }: { lender: GalleryLender }) {
  return (
    <GalleryPage
      lender={lender}
      signedIn
      officer
      place={{
        at: 0,
        parts: ["Finding your offers"],
        part: "Finding your offers",
        bar: "Finding your offers",
        share: 0.14,
      }}
    >
      <StepPage
        title="We’re finding your offers"
        lead="Most people wait less than a minute. You can leave this page and we email you when it’s done."
      >
        <Checks
          checks={[
            {
              title: "Finding your home",
              body: "418 Alder Court, parcel R2734502180. Estimated value $612,000.",
              state: "done",
              status: "Done",
            },
            {
              title: "Checking public records",
              body: "Reading Ada County’s list of loans against the home. One found so far.",
              state: "now",
              status: "18 s",
            },
            { title: "Soft credit check", body: "Does not affect your credit score.", state: "later", status: "Next" },
          ]}
        />
        <Note icon="clock">
          County records are slow today. After two minutes we stop keeping you here and write to dana@example.com
          instead.
        </Note>
        <div className="stack">
          <p className="small quiet">Your offers will appear here</p>
          <Skeleton kind="cards" label="Your offers are being worked out" />
        </div>
      </StepPage>
    </GalleryPage>
  );
}
