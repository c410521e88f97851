import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { identityCheck } from "@gable/contract/calls/identity-check.ts";
import type { handToPhone } from "@gable/contract/calls/identity-phone.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { QrCode } from "@gable/ui/components/qr-code/qr-code.tsx";
import { Panel } from "@gable/ui/components/surface/surface.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { handOffWords } from "./phone-hand-off.words.ts";

type By = BodyOf<typeof handToPhone>["by"];
type Handed = ReplyOf<typeof handToPhone>;

type Standing = ReplyOf<typeof identityCheck>;

export type HandOffProps = {
  standing: Standing | undefined;
  /** The condition that asks for the pictures, where it is not the check of identity itself. */
  condition?: string;
  hand: (by: By) => Promise<Handed>;
  /** Asks again how the check stands. */
  look: () => Promise<unknown>;
};

/** On a phone one takes the pictures at once; whoever sits at a desk has the better camera in the pocket. */
const isHandHeld = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** The pictures of an ID by phone: a code to scan or a link by text or mail, and what the phone is doing meanwhile. */
export function PhoneHandOff(props: HandOffProps) {
  return isHandHeld() ? null : <ByPhone {...props} />;
}

function ByPhone({ standing, condition, hand, look }: HandOffProps) {
  const t = useText(handOffWords);
  const explain = useExplain();
  const [handed, setHanded] = useState<(Handed & { by: By }) | null>(null);
  const [busy, setBusy] = useState<By | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // A phone that takes other pictures says nothing of these.
  const phone = standing?.phone.conditionUuid === (condition ?? null) ? standing.phone : undefined;
  const state = phone?.state ?? "NONE";
  const { text = null, mail = null } = standing?.sentTo ?? {};

  const ask = async (by: By) => {
    setBusy(by);
    setFailure(null);
    try {
      setHanded({ ...(await hand(by)), by });
      await look();
    } catch (problem) {
      const [first] = failuresOf(problem);
      setFailure(first?.message ?? "server-failed");
    } finally {
      setBusy(null);
    }
  };

  return (
    <>
      <Panel>
        <section className="stack" aria-labelledby="by-phone">
          <h2 id="by-phone">{t.title}</h2>
          <div aria-live="polite" className="stack">
            {state === "OPEN" ? (
              <Notice tone="success" title={t.open}>
                <p>{t.openBody}</p>
              </Notice>
            ) : null}
            {state === "EXPIRED" ? (
              <Notice tone="warning" title={t.expired}>
                <p>{t.expiredBody}</p>
              </Notice>
            ) : null}
            {state === "WAITING" ? <Waiting handed={handed} until={phone?.until ?? handed?.until} /> : null}
            {state === "NONE" || state === "DONE" ? <p>{t.lead}</p> : null}
            {failure === null ? null : <Notice tone="error" title={explain(failure)} />}
          </div>
          <Actions>
            <Button kind="second" slim busy={busy === "screen"} onClick={() => void ask("screen")}>
              {state === "NONE" || state === "DONE" ? t.show : t.again}
            </Button>
            {text === null ? null : (
              <Button kind="second" slim busy={busy === "text"} onClick={() => void ask("text")}>
                {t.text(text)}
              </Button>
            )}
            {mail === null ? null : (
              <Button kind="second" slim busy={busy === "mail"} onClick={() => void ask("mail")}>
                {t.mail(mail)}
              </Button>
            )}
          </Actions>
          <p className="small quiet">{t.safe}</p>
        </section>
      </Panel>
      <h2>{t.here}</h2>
    </>
  );
}

type WaitingProps = { handed: (Handed & { by: By }) | null; until: string | undefined };

/** A link that was made in another tab is not known here: another can be made. */
function Waiting({ handed, until }: WaitingProps) {
  const t = useText(handOffWords);
  const f = useFormats();
  return (
    <>
      <p>
        {handed === null ? t.elsewhere : handed.by === "screen" ? t.scan : t.sent}{" "}
        {until === undefined ? null : t.until(f.time(until))}
      </p>
      {handed === null ? null : (
        <>
          <QrCode text={handed.link} label={t.picture} />
          <p className="small">
            {t.orType} <span className="breaks">{handed.link}</span>
          </p>
        </>
      )}
    </>
  );
}
