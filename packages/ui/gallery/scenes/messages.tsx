import { useState } from "react";
import { Button } from "../../src/components/button/button.tsx";
import { Dialog } from "../../src/components/dialog/dialog.tsx";
import { EmptyState, ErrorState } from "../../src/components/empty-state/empty-state.tsx";
import { FullScreenLoader } from "../../src/components/loader/full-screen-loader.tsx";
import { Note, Notice, Tag } from "../../src/components/notice/notice.tsx";
import { ProcessingDialog } from "../../src/components/processing/processing-dialog.tsx";
import { Skeleton } from "../../src/components/skeleton/skeleton.tsx";
import { ToastProvider, useToast } from "../../src/components/toasts/toasts.tsx";
import type { GalleryLender } from "../lenders.ts";
import { Sample, Sheet } from "../sheet.tsx";

export function Messages({ lender }: { lender: GalleryLender }) {
  return (
    <ToastProvider>
      <Sheet lender={lender} title="Messages">
        <Sample title="In the page">
          <Notice>Your answers are kept for 30 days.</Notice>
          <Notice tone="success" title="Bank connected">
            Cascade Federal, account ending 6620.
          </Notice>
          <Notice tone="warning" title="Your offer ends on Friday">
            Choose it by November 30, midnight Mountain time.
          </Notice>
          <Notice tone="error" title="We could not read your ID">
            The picture is blurred. Lay the card on a dark table and take it again.
          </Notice>
          <Note icon="clock">County records are slow today.</Note>
          <div className="sheet-row">
            <Tag tone="success" icon="check">
              Verified
            </Tag>
            <Tag tone="warning" icon="clock">
              In review
            </Tag>
            <Tag tone="error" icon="error">
              Failed
            </Tag>
            <Tag tone="quiet" icon="calendar">
              Waiting
            </Tag>
          </div>
        </Sample>
        <Sample title="Over the page">
          <Openers lender={lender} />
        </Sample>
        <Sample title="Nothing yet, or not now">
          <EmptyState title="No applications yet" drawing="house" actions={<Button slim>Start an application</Button>}>
            Checking what you could borrow takes two minutes and does not affect your credit score.
          </EmptyState>
          <ErrorState
            title="We could not load your notifications"
            reference="Reference 7F3A-11C0"
            actions={
              <Button slim kind="second">
                Try again
              </Button>
            }
          >
            The rest of the page still works.
          </ErrorState>
        </Sample>
        <Sample title="Coming">
          <Skeleton kind="figure" />
          <Skeleton kind="text" />
          <Skeleton kind="field" count={2} />
          <Skeleton kind="rows" />
        </Sample>
      </Sheet>
    </ToastProvider>
  );
}

function Openers({ lender }: { lender: GalleryLender }) {
  const showToast = useToast();
  const [open, setOpen] = useState<"dialog" | "drawer" | "processing" | "loader" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="sheet-row">
      <Button slim kind="second" onClick={() => showToast({ tone: "success", text: "Your answers are saved." })}>
        Message
      </Button>
      <Button
        slim
        kind="second"
        onClick={() =>
          showToast({
            tone: "error",
            text: "The file could not be sent.",
            action: { label: "Try again", onPress: () => undefined },
          })
        }
      >
        Error message
      </Button>
      <Button slim kind="second" onClick={() => setOpen("dialog")}>
        Dialog
      </Button>
      <Button slim kind="second" onClick={() => setOpen("drawer")}>
        Drawer
      </Button>
      <Button slim kind="second" onClick={() => setOpen("processing")}>
        Wait
      </Button>
      <Button slim kind="second" onClick={() => setOpen("loader")}>
        Loader
      </Button>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Which name stands on your ID?"
        actions={
          <>
            <Button onClick={close}>Use Jonathan</Button>
            <Button kind="second" onClick={close}>
              Keep Jon
            </Button>
          </>
        }
      >
        Your ID says Jonathan; you entered Jon. Documents carry the name on your ID.
      </Dialog>
      <Dialog kind="drawer" open={open === "drawer"} onClose={close} title="How redraws work">
        As you repay, up to a fifth of the first draw may be taken again.
      </Dialog>
      <ProcessingDialog
        open={open === "processing"}
        title="Checking your account"
        messages={["Asking your bank", "Comparing the names", "Almost there"]}
        patience={{
          afterSeconds: 10,
          children: (
            <Button slim kind="second" onClick={close}>
              Text me when it is done
            </Button>
          ),
        }}
      />
      <FullScreenLoader loading={open === "loader"} logo={lender.logo} message="Opening your application" />
    </div>
  );
}
