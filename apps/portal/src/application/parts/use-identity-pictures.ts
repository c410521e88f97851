import type { IdentityCheckRequest, IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { type Control, useWatch } from "react-hook-form";
import { backOf, frontOf, hasBack, type Picture, picturesOf } from "./identity-filing.ts";
import { type SendFile, type Uploads, useUploadsBy } from "./use-uploads.ts";

type Values = { kind: IdentityDocumentKind | ""; birthDate: string; withoutFace: boolean };

/** What the fields of an identity document work on. */
export interface PicturesGiven {
  readonly control: Control<Values>;
  readonly kind: Values["kind"];
  readonly front: Uploads;
  readonly back: Uploads;
  readonly face: Uploads;
  readonly asksBirthDate: boolean;
}

/**
 * The form for an identity document and a face: the same for the borrower, for who signs beside them, and on the phone of either.
 * `sendPicture` brings a picture to the server; `send` has what was given checked.
 */
export function useIdentityPictures(
  sendPicture: SendFile<Picture>,
  send: (check: IdentityCheckRequest & { birthDate?: string }) => Promise<readonly Failure[]>,
  asksBirthDate = false,
) {
  const form = useQuestionForm<Values>({ defaultValues: { kind: "", birthDate: "", withoutFace: false } });
  const kind = useWatch({ control: form.control, name: "kind" });
  const front = useUploadsBy(frontOf(kind), sendPicture);
  const back = useUploadsBy(backOf(kind), sendPicture);
  const face = useUploadsBy("PORTRAIT", sendPicture);

  async function check({ kind: chosen, birthDate, withoutFace }: Values): Promise<readonly Failure[]> {
    const missing = [
      ...(asksBirthDate && birthDate === "" ? [{ name: "birthDate", message: "birthDate-required" }] : []),
      ...(chosen === "" ? [{ name: "kind", message: "document-required" }] : []),
    ];
    if (chosen === "" || missing.length > 0) return missing;
    const going = hasBack(chosen) ? [front, back, face] : [front, face];
    const unsent = (await Promise.all(going.map((uploads) => uploads.sendChosen()))).flat();
    if (unsent.length > 0) return unsent;
    const pictures = picturesOf(chosen, { front, back, face, withoutFace });
    if ("missing" in pictures) return pictures.missing;
    return send({ kind: chosen, ...pictures, ...(asksBirthDate && { birthDate }) });
  }

  const given: PicturesGiven = { control: form.control, kind, front, back, face, asksBirthDate };
  return { form, check, given };
}
