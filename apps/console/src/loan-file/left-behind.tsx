import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FILE_KEY, fileNotesQuery, writeNoteMutation } from "../queries/loan-file.ts";
import { useMay, useMe } from "../session/me.ts";
import { Dialog } from "../shell/dialog.tsx";
import { keepFocusOnPage } from "../shell/keep-focus-on-page.ts";
import { type LeftBehind, TakeLeftBehind } from "../shell/left-behind.ts";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { SinceRead, useLastRead } from "./since-read.tsx";
import { sinceReadWords } from "./since-read.words.ts";

type Left = LeftBehind & { readonly turn: number };

/**
 * A page about one file: where a dialog goes away under whoever has it open, it says who settled what was asked, and keeps what was
 * written. Another file is another page, which its `key` must say.
 */
export function KeepLeftBehind({ uuid, children }: { readonly uuid: string; readonly children: ReactNode }) {
  const queries = useQueryClient();
  const { role } = useMe();
  const [roleAtFirst] = useState(role);
  const lastRead = useLastRead(uuid);
  // One act of a colleague may settle several things that somebody has begun: each is told in its turn.
  const [lefts, setLefts] = useState<readonly Left[]>([]);
  const [left = null] = lefts;
  const [taker] = useState(() => ({
    readSoFar: lastRead,
    take: (taken: LeftBehind) => {
      setLefts((before) => [...before, { ...taken, turn: (before.at(-1)?.turn ?? 0) + 1 }]);
      void queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
    },
  }));
  return (
    <TakeLeftBehind value={taker}>
      {children}
      <LeftDialog
        uuid={uuid}
        left={left}
        isOtherRole={role !== roleAtFirst}
        onClose={() => {
          setLefts(([, ...others]) => others);
          keepFocusOnPage();
        }}
      />
    </TakeLeftBehind>
  );
}

type LeftProps = {
  readonly uuid: string;
  readonly left: Left | null;
  readonly isOtherRole: boolean;
  readonly onClose: () => void;
};

function LeftDialog({ uuid, left, isOtherRole, onClose }: LeftProps) {
  const t = useText(sinceReadWords);
  const mayWrite = useMay("write-notes");
  const text = left?.written.join("\n\n") ?? "";
  return (
    <Dialog open={left !== null} onClose={onClose} title={isOtherRole ? t.role : t.settled}>
      {left === null ? null : (
        <div className="stack">
          <p>{isOtherRole ? t.roleBody(left.title) : t.settledBody(left.title)}</p>
          {isOtherRole ? null : <SinceRead uuid={uuid} after={left.since} />}
          {text === "" ? null : mayWrite ? (
            <AsNote key={left.turn} uuid={uuid} text={text} onDone={onClose} />
          ) : (
            <>
              <p className="small quiet">{t.yours}</p>
              <blockquote className="file-said">{text}</blockquote>
            </>
          )}
          <Button kind={text === "" ? "primary" : "second"} onClick={onClose}>
            {t.goOn}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type NoteProps = { readonly uuid: string; readonly text: string; readonly onDone: () => void };

/** What was written is not lost: as a note it tells colleagues what somebody else had looked at. */
function AsNote({ uuid, text, onDone }: NoteProps) {
  const t = useText(sinceReadWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync } = useMutation(writeNoteMutation(uuid));
  const send = async (note: string) => {
    await mutateAsync({ text: note });
    await queries.invalidateQueries({ queryKey: fileNotesQuery(uuid).queryKey });
    showToast({ tone: "success", text: t.noteKept });
    onDone();
  };
  return <OneTextForm name="text" label={t.asNote} begun={text} maxLength={4000} sendLabel={t.keepNote} send={send} />;
}
