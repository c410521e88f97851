import type { ReplyOf } from "@gable/contract/call.ts";
import { hearSigner, type notaryRoom, sayToSigner } from "@gable/contract/calls/notary-room.ts";
import { joinRoom } from "@gable/contract/join-room.ts";
import type { RoomNow } from "@gable/contract/room-connection.ts";
import type { IceServer } from "@gable/contract/room-signals.ts";
import { sessionEndings } from "@gable/domain/notary/appointment-endings.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useCallEnd } from "@gable/ui/components/video-call/use-call-end.ts";
import { useOwnMedia } from "@gable/ui/components/video-call/use-own-media.ts";
import { VideoCall } from "@gable/ui/components/video-call/video-call.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ActButton } from "../loan-file/act-dialog.tsx";
import { KeepLeftBehind } from "../loan-file/left-behind.tsx";
import { notaryRoomQuery } from "../queries/notary-room.ts";
import { client } from "../session/client.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import "./notary.css";
import { HandOver } from "./hand-over.tsx";
import { notaryWords, reasonWords, stateWords } from "./notary.words.ts";
import { RecordingStanding } from "./recording/recording-standing.tsx";
import { RecordingsPart } from "./recording/recordings-part.tsx";
import { useRecording } from "./recording/use-recording.ts";
import { TakeSession } from "./take-session.tsx";

type Room = ReplyOf<typeof notaryRoom>;

/** One session by video: the notary sees and hears who signs, lets them to the deed, and notarizes it. */
export function Screen() {
  const { uuid = "" } = useParams();
  return (
    <KeepLeftBehind key={uuid} uuid={uuid}>
      <SessionWith uuid={uuid} />
    </KeepLeftBehind>
  );
}

function SessionWith({ uuid }: { uuid: string }) {
  const t = useText(notaryWords);
  const asked = useQuery(notaryRoomQuery(uuid));
  const { data } = asked;
  return (
    <DeskPage
      title={data ? t.roomTitle(data.borrower) : t.title}
      aside={<TextLink href="/notary">{t.toDesk}</TextLink>}
    >
      <Pending asked={asked} failed={t.roomFailed} rows={6} />
      {data ? <RoomOf room={data} /> : null}
    </DeskPage>
  );
}

function RoomOf({ room }: { room: Room }) {
  const { uuid, isOwn, state, completed, notarised, iceServers } = room;
  const isOpen = isOwn && state !== "FAILED" && !completed && !notarised;
  return (
    <div className="notary-room">
      {isOpen ? <SignerCall room={room} iceServers={iceServers} /> : <Standing room={room} />}
      <div>
        {isOpen ? <NextStep room={room} /> : null}
        <Session room={room} />
        {isOpen ? <HandOver room={room} /> : null}
        <RecordingsPart uuid={uuid} />
      </div>
    </div>
  );
}

function Session({ room }: { room: Room }) {
  const t = useText(notaryWords);
  const language = useLanguage();
  const { moment } = useFormats();
  return (
    <section>
      <Facts
        facts={[
          { label: t.when, value: moment(room.startsAt, room.timeZone) },
          { label: t.where, value: `${room.county}, ${room.homeState}` },
          { label: t.state, value: room.notarised ? t.notarisedState : stateWords[room.state][language] },
          { label: t.holder, value: room.notary?.name ?? t.network },
        ]}
      />
      <TextLink href={`/file/${room.uuid}`}>{t.toFile}</TextLink>
    </section>
  );
}

/** What is to be known of a session that is not this person's to hold. */
function Standing({ room }: { room: Room }) {
  const t = useText(notaryWords);
  const language = useLanguage();
  const { moment } = useFormats();
  const mayHold = useMay("hold-notary-session");
  if (room.notarised)
    return (
      <section>
        <Notice tone="success" title={t.notarised}>
          {t.notarisedBody}
        </Notice>
        {room.journal.length > 0 ? <h2>{t.journal}</h2> : null}
        {room.journal.map(({ at, signer, documentSha256 }) => (
          <p key={signer}>
            {t.entry(moment(at, room.timeZone), signer)} <code className="notary-digest">{documentSha256}</code>
          </p>
        ))}
      </section>
    );
  if (room.completed) return <Notice title={t.completed} />;
  if (room.state === "FAILED") {
    const { reason } = room;
    return (
      <Notice tone="warning" title={t.over}>
        {reason === null ? null : (reasonWords[reason]?.[language] ?? reason)}.{" "}
        {reason === "application-ended" ? null : t.brokenLead}
      </Notice>
    );
  }
  const { notary, handedOver, isFree } = room;
  return (
    <section>
      <p>{notary === null ? t.ofNetwork : t.ofOther(notary.name)}</p>
      {notary && handedOver ? <p>{t.offered(handedOver.by, handedOver.note)}</p> : null}
      {mayHold && isFree ? <TakeSession room={room} /> : null}
      <HandOver room={room} />
    </section>
  );
}

function SignerCall({ room, iceServers }: { room: Room; iceServers: readonly IceServer[] }) {
  const t = useText(notaryWords);
  const { uuid, borrower, notary } = room;
  const own = useOwnMedia();
  // The notary is the one that calls.
  const { now, again } = useCallEnd<RoomNow>(
    uuid,
    (session, changed) =>
      joinRoom(client, {
        say: sayToSigner,
        hear: hearSigner,
        params: { uuid: session },
        isCaller: true,
        iceServers,
        changed,
      }),
    own.stream,
  );
  const state = now?.state ?? "alone";
  const isTogether = state === "together";
  const recording = useRecording({
    uuid,
    names: { signer: borrower, notary: notary?.name ?? "" },
    isTogether,
    signer: now?.remote ?? null,
    notary: own.stream,
  });
  const isWithout = own.standing !== "asking" && own.standing !== "ready";
  const waiting = own.standing === "asking" ? t.asking : isTogether ? "" : t[state];
  return (
    <VideoCall words={{ ...t, waiting }} own={own} remote={now?.remote ?? null} isTogether={isTogether}>
      <RecordingStanding now={recording} />
      {isWithout ? (
        <Notice tone="warning" title={t.noMedia}>
          <Button slim onClick={own.ask}>
            {t.again}
          </Button>
        </Notice>
      ) : null}
      {state === "interrupted" ? (
        <Button kind="second" slim onClick={again}>
          {t.reconnect}
        </Button>
      ) : null}
    </VideoCall>
  );
}

/** What the notary does next, and the way out. */
function NextStep({ room }: { room: Room }) {
  const t = useText(notaryWords);
  const language = useLanguage();
  const { uuid, signers } = room;
  const isSigned = signers.every(({ signed }) => signed);
  const awaited = signers.filter(({ isIn, admitted }) => isIn && !admitted);
  const isNobodyIn = signers.every(({ isIn }) => !isIn);
  const next = isNobodyIn ? t.notInYet : awaited.length > 0 ? t.lookAtId : t.awaitSignature;
  const unseen = signers.filter(({ onFilm }) => onFilm === "no");
  const isOnFilm = signers.every(({ onFilm }) => onFilm === "yes");
  const afterSigning = isOnFilm ? t.signed : unseen.length > 0 ? null : t.filmComes;
  return (
    <section>
      <SectionHead title={t.next} />
      <p role="status">{isSigned ? afterSigning : next}</p>
      {unseen.length > 0 ? (
        <Notice
          tone="warning"
          title={t.notOnFilm(new Intl.ListFormat(language).format(unseen.map(({ name }) => name)))}
        >
          {t.notOnFilmBody}
        </Notice>
      ) : null}
      {signers.length > 1 ? <EachSigner signers={signers} /> : null}
      <div className="notary-acts">
        {awaited.map(({ signer, name }) => (
          <ActButton
            key={signer ?? "borrower"}
            uuid={uuid}
            act="admit-to-deed"
            kind="primary"
            {...(signers.length > 1 && { label: t.seen(name) })}
            send={() => (signer === null ? {} : { signer })}
          />
        ))}
        {isOnFilm ? <ActButton uuid={uuid} act="complete-notary-session" kind="primary" /> : null}
        <ActButton
          uuid={uuid}
          act="end-notary-session"
          values={{ why: "" }}
          required={["why"]}
          send={({ why }) => ({ why })}
          renderFields={(control) => (
            <SelectField
              control={control}
              name="why"
              label={t.ending}
              options={sessionEndings.map((why) => ({ value: why, label: reasonWords[why]?.[language] ?? why }))}
            />
          )}
        />
      </div>
    </section>
  );
}

/** Where each of several people stands who sit together before the notary. */
function EachSigner({ signers }: { signers: Room["signers"] }) {
  const t = useText(notaryWords);
  const standing = ({ isIn, admitted, signed }: Room["signers"][number]): string => {
    if (signed) return t.hasSigned;
    if (admitted) return t.maySign;
    return isIn ? t.toBeSeen : t.notIn;
  };
  return (
    <>
      <p>{t.together}</p>
      <Facts facts={signers.map((one) => ({ label: one.name, value: standing(one) }))} />
    </>
  );
}
