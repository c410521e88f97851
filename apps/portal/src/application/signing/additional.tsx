import type { NamedSigner } from "@gable/contract/calls/signers.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Note, Notice, Tag, type Tone } from "@gable/ui/components/notice/notice.tsx";
import { Panel } from "@gable/ui/components/surface/surface.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useJourney } from "../../journey/journey.tsx";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { signersQuery } from "../../queries/signers.ts";
import { Pending } from "../../shell/pending.tsx";
import { additionalWords, misdirected, stateWords, troubleWords } from "./additional.words.ts";
import { InviteSigner } from "./parts/invite-signer.tsx";
import { OfficeDay } from "./parts/office-day.tsx";
import { SignerTroubles } from "./parts/signer-troubles.tsx";

/** Row 23: who else must sign, where each of them stands, and what the borrower can do about it. */
export function Screen() {
  const t = useText(additionalWords);
  const { uuid, facts } = useJourney();
  const back = useWayBack();
  const asked = useQuery(signersQuery(uuid));
  const { data } = asked;
  if (data === undefined) {
    return (
      <StepPage title={t.title}>
        <Pending asked={asked} label={t.loading} />
      </StepPage>
    );
  }
  const meets = { BY_VIDEO: t.notaryBody, IN_PERSON: t.notaryInPerson, AT_OFFICE: t.notaryAtOffice };
  const isAlone = data.signers.length === 0;
  const wayBack =
    facts.step === "CO_DEED_REQ" || back === undefined ? null : (
      <div>
        <ButtonLink kind="second" href={back}>
          {isAlone ? t.onward : t.back}
        </ButtonLink>
      </div>
    );
  if (isAlone) {
    return (
      <StepPage key="nobody" title={t.nobody} lead={t.nobodyLead} drawing="pen">
        {wayBack}
      </StepPage>
    );
  }
  const hasSigned = facts.status.disclosurelistClosingComplete;
  const isAtOffice = data.notaryMeeting === "AT_OFFICE";
  return (
    <StepPage key="signers" title={t.title} lead={hasSigned ? t.leadSigned : t.lead} drawing="pen">
      {hasSigned ? <Note icon="check">{t.yourPartDone}</Note> : null}
      {isAtOffice && hasSigned ? <OfficeDay application={uuid} /> : null}
      {data.mayInvite ? null : <Note icon="clock">{t.later}</Note>}
      {data.signers.map((signer) => (
        <Signer key={signer.uuid} signer={signer} mayInvite={data.mayInvite} />
      ))}
      <Note>{isAtOffice ? t.askedAtOffice : t.asked}</Note>
      <section className="stack">
        <h2>{t.notary}</h2>
        <p>{meets[data.notaryMeeting]}</p>
      </section>
      {wayBack}
    </StepPage>
  );
}

const tones: Partial<Record<NamedSigner["state"], Tone>> = {
  TO_INVITE: "warning",
  EXPIRED: "warning",
  DECLINED: "error",
  IDENTIFIED: "success",
  SIGNED: "success",
  DEED_SIGNED: "success",
};

function Signer({ signer, mayInvite }: { signer: NamedSigner; mayInvite: boolean }) {
  const t = useText(additionalWords);
  const f = useFormats();
  const zone = useHomeZone();
  const language = useLanguage();
  const { name, calledName, state, need, since, email, phone, expiresAt, reminded, trouble, calledBy, endsAt } = signer;
  const [asks, setAsks] = useState<"nothing" | "contact" | "trouble">("nothing");
  const [isSent, setSent] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  // What was pressed is gone, and the focus with it: it goes to what came in its place.
  const turnTo = (next: typeof asks) => {
    flushSync(() => setAsks(next));
    card.current?.querySelector<HTMLElement>(next === "nothing" ? "h2" : "input")?.focus();
  };
  const tone = tones[state] ?? "info";
  const stuck = { INVITE: t.nobodyCame, RENEW: t.nobodyCame, READDRESS: t.elsewhere, TALK: t.refused };
  const isWaiting = state === "INVITED" || state === "OPENED";
  const said = (need === "READDRESS" ? misdirected : stateWords[state])[language];
  return (
    <Panel>
      <div className="stack" ref={card}>
        <div>
          <h2 tabIndex={-1}>{fullName(name)}</h2>
          <Tag tone={tone} icon={tone === "success" ? "check" : tone === "info" ? "clock" : "warning"}>
            {since === null ? said : t.since(said, f.moment(since, zone))}
          </Tag>
        </div>
        {email === null && phone === null ? null : (
          <p className="quiet small">{[email, phone].filter((way) => way !== null).join(" · ")}</p>
        )}
        {isWaiting && expiresAt !== null ? <p className="small">{t.until(f.day(expiresAt, zone))}</p> : null}
        {reminded > 0 && isWaiting ? <p className="small">{t.reminded(reminded)}</p> : null}
        {endsAt === null ? null : (
          <Notice tone="warning" title={stuck[need ?? "RENEW"](calledName)}>
            <p>{t.endsOn(f.moment(endsAt, zone))}</p>
          </Notice>
        )}
        <div aria-live="polite">{isSent ? <Notice tone="success" title={t.onItsWay(calledName)} /> : null}</div>
        {trouble === null ? null : (
          <Notice tone="info" title={t.told(troubleWords[trouble][language])}>
            <p>{(calledBy.isPast ? t.calledLate : t.calledBy)(f.moment(calledBy.by, zone))}</p>
          </Notice>
        )}
        {asks === "contact" ? (
          <InviteSigner
            signer={signer}
            onDone={(sent) => {
              setSent(sent);
              turnTo("nothing");
            }}
          />
        ) : null}
        {asks === "trouble" ? <SignerTroubles signer={signer} onDone={() => turnTo("nothing")} /> : null}
        {asks === "nothing" && mayInvite && signer.mayBeInvited ? (
          <Actions>
            <Button kind={isWaiting ? "second" : "primary"} slim onClick={() => turnTo("contact")}>
              {state === "TO_INVITE"
                ? t.invite(calledName)
                : need === null || need === "RENEW"
                  ? t.again
                  : t.reinvite(calledName)}
            </Button>
          </Actions>
        ) : null}
        {asks === "nothing" && mayInvite && state !== "DEED_SIGNED" && state !== "DECLINED" ? (
          <p>
            <TextButton onClick={() => turnTo("trouble")}>{t.trouble}</TextButton>
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
