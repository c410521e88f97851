import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ownCardQuery, removeOwnPictureMutation, saveOwnPictureMutation } from "../queries/originators-desk.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { useExplain } from "../shell/use-explain.ts";
import { officerWords } from "./officer.words.ts";
import { squarePicture } from "./square-picture.ts";

/** The picture on an officer's card: chosen, shown to borrowers at once, and taken off. */
export function OwnPicture({ photo }: { photo: string | null }) {
  const t = useText(officerWords);
  const showToast = useToast();
  const explain = useExplain();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const told = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: "success", text });
      return queries.invalidateQueries({ queryKey: ownCardQuery().queryKey });
    },
    onError: (failure: unknown) =>
      showToast({ tone: "error", text: `${t.pictureFailed} ${explain(failuresOf(failure)[0]?.message ?? "")}` }),
  });
  const save = useMutation({ ...saveOwnPictureMutation(), ...told(t.pictureKept) });
  const remove = useMutation({ ...removeOwnPictureMutation(), ...told(t.pictureGone) });
  const isBusy = save.isPending || remove.isPending;

  const choose = async (file: File) => {
    setUnreadable(false);
    try {
      save.mutate({ jpeg: await squarePicture(file) });
    } catch {
      setUnreadable(true);
    }
  };

  return (
    <section>
      <SectionHead title={t.picture} />
      <p className="small quiet">{t.pictureLead}</p>
      <input
        ref={field}
        type="file"
        accept="image/*"
        hidden
        aria-label={t.picture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = "";
          if (file) void choose(file);
        }}
      />
      {isUnreadable ? <p role="alert">{t.pictureUnreadable}</p> : null}
      <p className="officer-acts">
        <Button kind="second" slim busy={isBusy} onClick={() => field.current?.click()}>
          {photo === null ? t.choosePicture : t.otherPicture}
        </Button>
        {photo === null ? null : (
          <Button kind="second" slim busy={isBusy} onClick={() => remove.mutate()}>
            {t.removePicture}
          </Button>
        )}
      </p>
    </section>
  );
}
