import { handOff } from "@gable/contract/calls/funding-hand-off.ts";
import { examinerPack } from "@gable/contract/calls/loan-file.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FILE_KEY } from "../queries/loan-file.ts";
import { client } from "../session/client.ts";
import { useMay } from "../session/me.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { LegalHold } from "./legal-hold.tsx";
import { recordWords } from "./record.words.ts";

/** The file as a whole: for an examiner, for who services the line, and whether it is kept for a dispute. */
export function RecordPart({ file }: { file: LoanFileView }) {
  const t = useText(recordWords);
  const makesPack = useMay("make-examiner-pack");
  const keepsPrivacy = useMay("keep-privacy");
  const handsOff = useMay("hand-off") && file.standing === "FUNDED";
  if (!makesPack && !handsOff && !keepsPrivacy) return null;
  const { uuid, loanNumber } = file;
  return (
    <section>
      <SectionHead title={t.title} />
      <div className="stack">
        {makesPack ? (
          <Archive
            uuid={uuid}
            name={t.pack}
            means={t.packMeans}
            fileName={`${loanNumber}-examiner-pack.zip`}
            call={examinerPack}
          />
        ) : null}
        {handsOff ? (
          <Archive
            uuid={uuid}
            name={t.handOff}
            means={t.handOffMeans}
            fileName={`${loanNumber}-hand-off.zip`}
            call={handOff}
          />
        ) : null}
        {keepsPrivacy ? <LegalHold uuid={uuid} hold={file.hold} /> : null}
      </div>
    </section>
  );
}

type ArchiveProps = {
  uuid: string;
  name: string;
  means: string;
  fileName: string;
  call: typeof examinerPack | typeof handOff;
};

function Archive({ uuid, name, means, fileName, call }: ArchiveProps) {
  const t = useText(recordWords);
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await client.file(call, { params: { uuid } }), fileName),
    onSuccess: () => {
      showToast({ tone: "success", text: t.made });
      // That it was made is in the story.
      return queries.invalidateQueries({ queryKey: [FILE_KEY, uuid, "events"] });
    },
    onError: (failure) => sayWhyNot(failure, t.failed),
  });
  return (
    <div>
      <p className="small">{means}</p>
      <Button slim kind="second" busy={isPending} onClick={() => mutate()}>
        {name}
      </Button>
    </div>
  );
}
