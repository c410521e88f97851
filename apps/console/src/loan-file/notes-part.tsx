import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FILE_KEY, fileNotesQuery, writeNoteMutation } from "../queries/loan-file.ts";
import { useMay } from "../session/me.ts";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { Pending } from "../shell/pending.tsx";
import { useNow } from "../shell/use-now.ts";
import { fileWords } from "./file.words.ts";

export const NOTE_ID = "file-note";

/** What colleagues told each other about the application. */
export function NotesPart({ uuid }: { uuid: string }) {
  const t = useText(fileWords);
  const { timeAgo } = useFormats();
  const now = useNow();
  const mayWrite = useMay("write-notes");
  const asked = useQuery(fileNotesQuery(uuid));
  const { data } = asked;
  return (
    <section>
      <SectionHead title={t.notes} aside={data?.notes.length || null} />
      {mayWrite ? <NoteForm uuid={uuid} /> : null}
      <Pending asked={asked} rows={1} />
      {data?.notes.length === 0 ? <p className="quiet small">{t.noNotes}</p> : null}
      <ul className="file-notes">
        {data?.notes.map(({ uuid: note, at, by, text }) => (
          <li key={note}>
            <p>{text}</p>
            <p className="small quiet">
              {by}, <time dateTime={at}>{timeAgo(at, now)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteForm({ uuid }: { uuid: string }) {
  const t = useText(fileWords);
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(writeNoteMutation(uuid));
  const send = async (text: string) => {
    await mutateAsync({ text });
    await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid, "notes"] });
  };
  return (
    <OneTextForm
      id={NOTE_ID}
      name="text"
      label={t.note}
      rows={2}
      maxLength={4000}
      sendLabel={t.addNote}
      kind="second"
      send={send}
    />
  );
}
