import type { ReplyOf } from "@gable/contract/call.ts";
import type { identityCheck } from "@gable/contract/calls/identity-check.ts";
import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { UploadField } from "@gable/ui/forms/upload-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { identityWords } from "../identity.words.ts";
import { hasBack, identityKinds } from "./identity-filing.ts";
import { pictureRule, type Uploads } from "./use-uploads.ts";
import { whyAgain } from "./why-again.ts";

/** Why the pictures are asked for once more, where they are. */
export function PicturesAgain({ standing }: { standing: ReplyOf<typeof identityCheck> | undefined }) {
  const t = useText(identityWords);
  if (standing?.state !== "RETRY") return null;
  return (
    <Notice tone="warning" title={t.retry}>
      <p>{whyAgain(t, standing.reason ?? "other")}</p>
      <p>{t.left(standing.attemptsLeft)}</p>
    </Notice>
  );
}

type PicturesProps<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  kind: IdentityDocumentKind | "";
  front: Uploads;
  back: Uploads;
  /** Pictures beside those of the document. */
  children?: ReactNode;
};

/** Which identity document, and its pictures: the same for the borrower and for who signs beside them. */
export function IdentityPictures<T extends FieldValues>(props: PicturesProps<T>) {
  const { control, name, kind, front, back, children } = props;
  const t = useText(identityWords);
  return (
    <>
      <RadioField
        control={control}
        name={name}
        label={t.which}
        kind="list"
        choices={identityKinds.map((value) => ({ value, label: t[value] }))}
      />
      {kind === "" ? null : (
        <>
          <PictureField label={kind === "PASSPORT" ? t.picturePage : t.front} uploads={front} />
          {hasBack(kind) ? <PictureField label={t.back} uploads={back} /> : null}
          {children}
        </>
      )}
    </>
  );
}

type PictureProps = { label: string; hint?: string; uploads: Uploads; camera?: "environment" | "user" };

/** One picture, taken or chosen. */
export function PictureField({ label, hint, uploads, camera = "environment" }: PictureProps) {
  return (
    <UploadField
      label={label}
      {...(hint !== undefined && { hint })}
      rule={pictureRule}
      files={uploads.files}
      onAdd={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      camera={camera}
      most={1}
    />
  );
}
