import { Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { companyInfo } from "../../../session/organisation.ts";
import { introWords } from "../intro.words.ts";
import { askBrowser, type Place, type PlaceFault } from "./signing-place.ts";

type AskProps = {
  open: boolean;
  onClose: () => void;
  /** Null where the device does not know its place. */
  onAnswer: (place: Place | null) => void;
};

/** Says why the location is needed before the browser asks for it, and what to do when it is refused. */
export function AskPlace({ open, onClose, onAnswer }: AskProps) {
  const t = useText(introWords);
  const { phoneFormatted } = companyInfo();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<PlaceFault | null>(null);
  const ask = async () => {
    setAsking(true);
    const answer = await askBrowser(navigator.geolocation);
    setAsking(false);
    if (answer.ok) onAnswer(answer.place);
    else setFault(answer.why);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.placeTitle}
      actions={
        <>
          <Button busy={isAsking} onClick={() => void ask()}>
            {fault === null ? t.placeShare : t.again}
          </Button>
          {fault === "refused" ? (
            <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
              {t.call(phoneFormatted)}
            </ButtonLink>
          ) : null}
          {fault === "unknown" ? (
            <Button kind="second" onClick={() => onAnswer(null)}>
              {t.placeWithout}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="stack">
        <p>{t.placeBody}</p>
        {fault === "refused" ? (
          <Notice tone="warning" title={t.placeRefused}>
            {t.placeRefusedBody}
          </Notice>
        ) : null}
        {fault === "unknown" ? (
          <Notice tone="warning" title={t.placeUnknown}>
            {t.placeUnknownBody}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
