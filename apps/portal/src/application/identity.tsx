import { checkIdentity } from "@gable/contract/calls/identity-check.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { UploadField } from "@gable/ui/forms/upload-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../journey/journey.tsx";
import { useCommand } from "../journey/use-command.ts";
import { identityCheckQuery } from "../queries/identity-check.ts";
import { useExplain } from "../shell/use-explain.ts";
import { identityWords } from "./identity.words.ts";
import { whyAgain } from "./parts/why-again.ts";
import { pictureRule, useUploads } from "./parts/use-uploads.ts";

type Values = { kind: IdentityDocumentKind | "" };

/** What each kind is filed as; a passport has no back. */
const filedAs: Readonly<Record<IdentityDocumentKind, { front: DocumentType; back: DocumentType | null }>> = {
  DRIVERS_LICENSE: { front: "DRIVERS_LICENSE_FRONT", back: "DRIVERS_LICENSE_BACK" },
  ID_CARD: { front: "ID_CARD_FRONT", back: "ID_CARD_BACK" },
  PASSPORT: { front: "PASSPORT_FRONT", back: null },
  PERMANENT_RESIDENT: { front: "PERMANENT_RESIDENT_FRONT", back: "PERMANENT_RESIDENT_BACK" },
};
const kinds = Object.keys(filedAs) as IdentityDocumentKind[];

/** Row 17: an identity document and a face, checked while one waits. */
export function Screen() {
  const t = useText(identityWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const { data: standing } = useQuery(identityCheckQuery(uuid));
  const form = useQuestionForm<Values>({ defaultValues: { kind: "" } });
  const kind = useWatch({ control: form.control, name: "kind" });
  const filed = kind === "" ? null : filedAs[kind];
  const front = useUploads(uuid, filed?.front ?? "DRIVERS_LICENSE_FRONT");
  const back = useUploads(uuid, filed?.back ?? "DRIVERS_LICENSE_BACK");
  const face = useUploads(uuid, "PORTRAIT");
  const command = useCommand(checkIdentity);

  if (standing?.state === "REVIEW") return <StepPage title={t.review} lead={t.reviewLead} />;

  async function check({ kind: chosen }: Values) {
    if (chosen === "") return [{ name: "kind", message: "document-required" }];
    const frontUuid = front.accepted();
    const backUuid = back.accepted();
    const selfieUuid = face.accepted();
    if (!frontUuid || (filedAs[chosen].back !== null && !backUuid))
      return [{ name: "kind", message: "pictures-missing" }];
    return command.send({
      body: { kind: chosen, frontUuid, ...(backUuid && { backUuid }), ...(selfieUuid && { selfieUuid }) },
    });
  }

  const field = (label: string, uploads: typeof front, camera: "environment" | "user", hint?: string) => (
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
  const reason = standing?.reason ?? "other";
  return (
    <QuestionPage
      form={form}
      onSubmit={check}
      explain={explain}
      question={t.question}
      lead={t.lead}
      drawing="key"
      submit={t.go}
      why={<p>{t.why}</p>}
    >
      {standing?.state === "RETRY" ? (
        <Notice tone="warning" title={t.retry}>
          <p>{whyAgain(t, reason)}</p>
          <p>{t.left(standing.attemptsLeft)}</p>
        </Notice>
      ) : null}
      <RadioField
        control={form.control}
        name="kind"
        label={t.which}
        kind="list"
        choices={kinds.map((value) => ({ value, label: t[value] }))}
      />
      {filed === null ? null : (
        <>
          {field(kind === "PASSPORT" ? t.picturePage : t.front, front, "environment")}
          {filed.back === null ? null : field(t.back, back, "environment")}
          {field(t.face, face, "user", t.faceHint)}
        </>
      )}
    </QuestionPage>
  );
}
