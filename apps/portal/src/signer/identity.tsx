import type { ReplyOf } from "@gable/contract/call.ts";
import { handToSignersPhone } from "@gable/contract/calls/identity-phone.ts";
import { checkSignerIdentity, type signerIdentityCheck } from "@gable/contract/calls/signers-desk.ts";
import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { identityWords } from "../application/identity.words.ts";
import { backOf, frontOf, picturesOf } from "../application/parts/identity-filing.ts";
import { IdentityPictures, PicturesAgain } from "../application/parts/identity-pictures.tsx";
import { PhoneHandOff } from "../application/parts/phone-hand-off.tsx";
import { useFormDraft } from "../journey/use-form-draft.ts";
import { signerIdentityQuery } from "../queries/signers.ts";
import { client } from "../session/client.ts";
import { useExplain } from "../shell/use-explain.ts";
import { signerIdentityWords } from "./identity.words.ts";
import { useDesk } from "./parts/desk.tsx";
import { signerCodes } from "./parts/signer-codes.ts";
import { useSignerCommand } from "./parts/use-signer-command.ts";
import { useSignerUploads } from "./parts/use-signer-uploads.ts";

type Values = { kind: IdentityDocumentKind | ""; birthDate: string; withoutFace: boolean };

/** A signer's own identity document, checked while they wait. The borrower need not have come this far. */
export function Screen() {
  const t = useText(identityWords);
  const own = useText(signerIdentityWords);
  const { data: standing, refetch } = useQuery(signerIdentityQuery());
  if (standing?.state === "REVIEW")
    return <StepPage key="review" title={t.review} lead={t.reviewLead} drawing="card" />;
  if (standing?.state === "CHECKING")
    return <StepPage key="checking" title={own.checking} lead={<output>{own.checkingLead}</output>} drawing="card" />;
  return <Pictures standing={standing} look={refetch} />;
}

type PicturesProps = { standing: ReplyOf<typeof signerIdentityCheck> | undefined; look: () => Promise<unknown> };

function Pictures({ standing, look }: PicturesProps) {
  const t = useText(identityWords);
  const own = useText(signerIdentityWords);
  const explain = useExplain(signerCodes);
  const { asksBirthDate } = useDesk();
  const form = useQuestionForm<Values>({ defaultValues: { kind: "", birthDate: "", withoutFace: false } });
  const draft = useFormDraft("identity", form);
  const kind = useWatch({ control: form.control, name: "kind" });
  const front = useSignerUploads(frontOf(kind));
  const back = useSignerUploads(backOf(kind));
  const face = useSignerUploads("PORTRAIT");
  const command = useSignerCommand(checkSignerIdentity);

  async function check({ kind: chosen, birthDate, withoutFace }: Values) {
    const missing = [
      ...(asksBirthDate && birthDate === "" ? [{ name: "birthDate", message: "birthDate-required" }] : []),
      ...(chosen === "" ? [{ name: "kind", message: "document-required" }] : []),
    ];
    if (chosen === "" || missing.length > 0) return missing;
    const pictures = picturesOf(chosen, { front, back, face, withoutFace });
    if ("missing" in pictures) return pictures.missing;
    return command.send({ body: { kind: chosen, ...pictures, ...(asksBirthDate && { birthDate }) } });
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={check}
      explain={explain}
      question={t.question}
      lead={t.lead}
      drawing="key"
      submit={t.go}
      why={<p>{own.why}</p>}
    >
      <PicturesAgain standing={standing} />
      <PhoneHandOff standing={standing} hand={(by) => client.send(handToSignersPhone, { body: { by } })} look={look} />
      {asksBirthDate ? (
        <DateFields control={form.control} name="birthDate" label={own.born} hint={own.bornHint} birthday />
      ) : null}
      <IdentityPictures
        control={form.control}
        name="kind"
        faceless="withoutFace"
        kind={kind}
        front={front}
        back={back}
        face={face}
      />
    </QuestionPage>
  );
}
