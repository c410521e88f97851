import { checkSignerIdentity } from "@gable/contract/calls/signers-desk.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { UploadField } from "@gable/ui/forms/upload-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { identityWords } from "../application/identity.words.ts";
import { whyAgain } from "../application/parts/why-again.ts";
import { pictureRule } from "../application/parts/use-uploads.ts";
import { signerIdentityQuery } from "../queries/signers.ts";
import { useExplain } from "../shell/use-explain.ts";
import { signerIdentityWords } from "./identity.words.ts";
import { useDesk } from "./parts/desk.tsx";
import { signerCodes } from "./parts/signer-codes.ts";
import { useSignerCommand } from "./parts/use-signer-command.ts";
import { useSignerUploads } from "./parts/use-signer-uploads.ts";

type Values = { kind: IdentityDocumentKind | ""; birthDate: string };

const filedAs: Readonly<Record<IdentityDocumentKind, { front: DocumentType; back: DocumentType | null }>> = {
  DRIVERS_LICENSE: { front: "DRIVERS_LICENSE_FRONT", back: "DRIVERS_LICENSE_BACK" },
  ID_CARD: { front: "ID_CARD_FRONT", back: "ID_CARD_BACK" },
  PASSPORT: { front: "PASSPORT_FRONT", back: null },
  PERMANENT_RESIDENT: { front: "PERMANENT_RESIDENT_FRONT", back: "PERMANENT_RESIDENT_BACK" },
};
const kinds = Object.keys(filedAs) as IdentityDocumentKind[];

/** A signer's own identity document, checked while they wait. The borrower need not have come this far. */
export function Screen() {
  const t = useText(identityWords);
  const own = useText(signerIdentityWords);
  const { data: standing } = useQuery(signerIdentityQuery());
  if (standing?.state === "REVIEW")
    return <StepPage key="review" title={t.review} lead={t.reviewLead} drawing="card" />;
  if (standing?.state === "CHECKING")
    return <StepPage key="checking" title={own.checking} lead={<output>{own.checkingLead}</output>} drawing="card" />;
  return <Pictures standing={standing} />;
}

type Standing = { readonly state: string; readonly reason: string | null; readonly attemptsLeft: number };

function Pictures({ standing }: { standing: Standing | undefined }) {
  const t = useText(identityWords);
  const own = useText(signerIdentityWords);
  const explain = useExplain(signerCodes);
  const { asksBirthDate } = useDesk();
  const form = useQuestionForm<Values>({ defaultValues: { kind: "", birthDate: "" } });
  const kind = useWatch({ control: form.control, name: "kind" });
  const filed = kind === "" ? null : filedAs[kind];
  const front = useSignerUploads(filed?.front ?? "DRIVERS_LICENSE_FRONT");
  const back = useSignerUploads(filed?.back ?? "DRIVERS_LICENSE_BACK");
  const command = useSignerCommand(checkSignerIdentity);

  async function check({ kind: chosen, birthDate }: Values) {
    const missing = [
      ...(asksBirthDate && birthDate === "" ? [{ name: "birthDate", message: "birthDate-required" }] : []),
      ...(chosen === "" ? [{ name: "kind", message: "document-required" }] : []),
    ];
    if (chosen === "" || missing.length > 0) return missing;
    const frontUuid = front.accepted();
    const backUuid = back.accepted();
    if (!frontUuid || (filedAs[chosen].back !== null && !backUuid))
      return [{ name: "kind", message: "pictures-missing" }];
    return command.send({
      body: { kind: chosen, frontUuid, ...(backUuid && { backUuid }), ...(asksBirthDate && { birthDate }) },
    });
  }

  const field = (label: string, uploads: typeof front) => (
    <UploadField
      label={label}
      rule={pictureRule}
      files={uploads.files}
      onAdd={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      camera="environment"
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
      why={<p>{own.why}</p>}
    >
      {standing?.state === "RETRY" ? (
        <Notice tone="warning" title={t.retry}>
          <p>{whyAgain(t, reason)}</p>
          <p>{t.left(standing.attemptsLeft)}</p>
        </Notice>
      ) : null}
      {asksBirthDate ? (
        <DateFields control={form.control} name="birthDate" label={own.born} hint={own.bornHint} birthday />
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
          {field(kind === "PASSPORT" ? t.picturePage : t.front, front)}
          {filed.back === null ? null : field(t.back, back)}
        </>
      )}
    </QuestionPage>
  );
}
