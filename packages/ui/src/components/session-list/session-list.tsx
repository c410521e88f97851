import { useText } from "../../language/catalogue.tsx";
import { useFormats } from "../../language/use-formats.ts";
import { Actions, Button } from "../button/button.tsx";
import { Between } from "../surface/surface.tsx";
import { sessionListWords } from "./session-list.words.ts";

type ListedSession = {
  uuid: string;
  /** As the browser named itself; both are empty where it said nothing. */
  browser: string;
  system: string;
  isPresent: boolean;
  /** Instants. */
  beganAt: string;
  lastSeenAt: string;
};

type SessionListProps<S extends ListedSession> = {
  sessions: readonly S[];
  onEnd: (session: S) => void;
  /** The present one is ended here as well, and not from somewhere else on the page. */
  endsPresent?: boolean;
  onEndOthers: () => void;
  isEndingOthers: boolean;
  /** A sentence more of a session. */
  noteOf?: (session: S) => string;
};

/** Where somebody is logged in, and the way to end each session, or all but the present one. */
export function SessionList<S extends ListedSession>({
  sessions,
  onEnd,
  endsPresent = false,
  onEndOthers,
  isEndingOthers,
  noteOf,
}: SessionListProps<S>) {
  const t = useText(sessionListWords);
  return (
    <>
      <ul className="own-sessions">
        {sessions.map((session) => (
          <li key={session.uuid}>
            <Row
              session={session}
              note={noteOf?.(session)}
              onEnd={session.isPresent && !endsPresent ? undefined : () => onEnd(session)}
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Actions>
          <Button kind="second" busy={isEndingOthers} onClick={onEndOthers}>
            {t.endOthers}
          </Button>
        </Actions>
      ) : null}
    </>
  );
}

type RowProps = { session: ListedSession; note: string | undefined; onEnd: (() => void) | undefined };

function Row({ session: { browser, system, isPresent, beganAt, lastSeenAt }, note, onEnd }: RowProps) {
  const t = useText(sessionListWords);
  const { moment } = useFormats();
  const device = browser && system ? t.device(browser, system) : browser || system || t.unknown;
  return (
    <Between
      wrap
      aside={
        onEnd ? (
          <Button kind="second" slim onClick={onEnd}>
            {t.end}
            <span className="vh">{device}</span>
          </Button>
        ) : null
      }
    >
      <strong>{isPresent ? `${device} · ${t.here}` : device}</strong>
      <p className="small quiet">
        {t.since(moment(beganAt), moment(lastSeenAt))}
        {note === undefined ? null : ` ${note}`}
      </p>
    </Between>
  );
}
