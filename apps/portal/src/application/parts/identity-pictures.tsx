import type { ReplyOf } from "@gable/contract/call.ts";
import type { identityCheck } from "@gable/contract/calls/identity-check.ts";
import type { PictureFault } from "@gable/domain/identity/picture-quality.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { lenderSettings } from "../../session/organisation.ts";
import { InLanguage } from "../../shell/in-language.tsx";
import { identityWords } from "../identity.words.ts";
import { GoodPaper } from "./good-paper.tsx";
import { hasBack, identityKinds } from "./identity-filing.ts";
import { judgePicture } from "./judge-picture.ts";
import { PaperUpload } from "./paper-upload.tsx";
import type { PicturesGiven } from "./use-identity-pictures.ts";
import type { Uploads } from "./use-uploads.ts";
import { whyAgain } from "./why-again.ts";
import "./identity-pictures.css";

type Again = Pick<ReplyOf<typeof identityCheck>, "state" | "reason" | "writtenIn" | "attemptsLeft">;

/** Why the pictures are asked for once more, where they are. */
export function PicturesAgain({ standing }: { standing: Again | undefined }) {
  const t = useText(identityWords);
  if (standing?.state !== "RETRY") return null;
  return (
    <Notice tone="warning" title={t.retry}>
      <p>
        <InLanguage text={whyAgain(t, standing.reason ?? "other")} language={standing.writtenIn} />
      </p>
      <p>{standing.attemptsLeft > 0 ? t.left(standing.attemptsLeft) : t.leftNone}</p>
    </Notice>
  );
}

/** Which identity document, its pictures and that of a face, and where it is asked for a date of birth. */
export function IdentityPictures({ given }: { given: PicturesGiven }) {
  const { control, kind, front, back, face, asksBirthDate } = given;
  const t = useText(identityWords);
  return (
    <>
      {asksBirthDate ? (
        <DateFields control={control} name="birthDate" label={t.born} hint={t.bornHint} birthday />
      ) : null}
      <RadioField
        control={control}
        name="kind"
        label={t.which}
        kind="list"
        choices={identityKinds.map((value) => ({ value, label: t[value] }))}
      />
      {kind === "" ? null : (
        <>
          {kind === "DRIVERS_LICENSE" ? <GoodPaper of="license" /> : null}
          <PictureField label={kind === "PASSPORT" ? t.picturePage : t.front} uploads={front} />
          {hasBack(kind) ? <PictureField label={t.back} uploads={back} /> : null}
          <PictureField label={t.face} hint={t.faceHint} uploads={face} camera="user" />
          <CheckboxField control={control} name="withoutFace" hint={t.facelessHint}>
            {t.faceless}
          </CheckboxField>
        </>
      )}
    </>
  );
}

/** What is wrong with most pictures that a machine cannot read. */
const worst = ["too-dark", "too-bright", "blurred", "too-small"] as const;

type PictureProps = { label: string; hint?: string; uploads: Uploads; camera?: "environment" | "user" };

/** One picture, taken or chosen, and at once what may keep it from being read. It counts all the same: the advice may be wrong. */
function PictureField({ label, hint, uploads, camera = "environment" }: PictureProps) {
  const t = useText(identityWords);
  const [faults, setFaults] = useState<readonly PictureFault[]>([]);
  const fault = worst.find((one) => faults.includes(one));
  const judge = (file: File | undefined) => {
    setFaults([]);
    if (file) void judgePicture(file).then(setFaults);
  };
  const add = (files: readonly File[]) => {
    uploads.add(files);
    judge(files[0]);
  };
  const replace = (id: string, file: File) => {
    uploads.replace(id, file);
    judge(file);
  };
  const takeAgain = () => {
    for (const { id } of uploads.files) uploads.remove(id);
    setFaults([]);
  };
  return (
    <>
      <PaperUpload
        uploads={{ ...uploads, add, replace }}
        label={label}
        {...(hint !== undefined && { hint })}
        camera={camera}
        most={1}
        withForm
      />
      <div aria-live="polite" data-camera-only={!lenderSettings().allowsIdentityFileUpload || undefined}>
        {fault !== undefined && uploads.files.length > 0 ? (
          <Notice tone="warning" title={t[fault]}>
            <p>{t.keepIt}</p>
            <Button kind="second" slim onClick={takeAgain}>
              {t.takeAgain}
            </Button>
          </Notice>
        ) : null}
      </div>
    </>
  );
}
