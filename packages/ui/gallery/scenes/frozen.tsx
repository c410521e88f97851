import { Actions, Button } from "../../src/components/button/button.tsx";
import { TextButton } from "../../src/components/link/link.tsx";
import { Note, Tag } from "../../src/components/notice/notice.tsx";
import { NumberedList } from "../../src/components/numbered-list/numbered-list.tsx";
import { StateColumns } from "../../src/components/state-columns/state-columns.tsx";
import { StepPage } from "../../src/forms/step-page.tsx";
import type { GalleryLender } from "../lenders.ts";
import { GalleryPage } from "../page.tsx";

const open = (
  <Tag tone="accent" icon="check">
    Open
  </Tag>
);

export function Frozen({ lender }: { lender: GalleryLender }) {
  return (
    <GalleryPage
      lender={lender}
      signedIn
      officer
      place={{ at: 0, parts: ["Soft credit check"], part: "Soft credit check", bar: "Soft credit check", share: 0.13 }}
    >
      <StepPage
        drawing="key"
        title="Your Experian file is frozen"
        lead="You, or someone you asked, locked it. Only you can lift it. Once it is lifted for a day, we can go on, and your credit score is not affected."
      >
        <StateColumns
          columns={[
            {
              title: "Experian",
              tone: "warning",
              state: (
                <Tag tone="warning" icon="lock">
                  Frozen
                </Tag>
              ),
            },
            { title: "Equifax", tone: "accent", state: open },
            { title: "TransUnion", tone: "accent", state: open },
          ]}
        />
        <section className="stack">
          <h2>Lift it for one day</h2>
          <NumberedList
            steps={[
              {
                title: "Sign in at Experian",
                body: (
                  <>
                    Go to <a href="https://www.experian.com/freeze">experian.com/freeze</a>. It is free.
                  </>
                ),
              },
              {
                title: "Choose “Schedule a thaw”",
                body: "Pick today as both the first and the last day. No PIN is needed.",
              },
              { title: "Come back here", body: "It usually takes effect within a few minutes." },
            ]}
          />
        </section>
        <Actions>
          <Button>I’ve lifted it, check again</Button>
          <TextButton>Remind me tomorrow</TextButton>
        </Actions>
        <Note>
          Your answers are saved. If it still shows as frozen after two tries, Maria looks at it with you. Support code
          GB-4471.
        </Note>
      </StepPage>
    </GalleryPage>
  );
}
