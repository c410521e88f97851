import { checkIdentity } from "@gable/contract/calls/identity-check.ts";
import { handToPhone } from "@gable/contract/calls/identity-phone.ts";
import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../journey/journey.tsx";
import { useCommand } from "../journey/use-command.ts";
import { useFormDraft } from "../journey/use-form-draft.ts";
import { identityCheckQuery } from "../queries/identity-check.ts";
import { client } from "../session/client.ts";
import { useExplain } from "../shell/use-explain.ts";
import { identityWords } from "./identity.words.ts";
import { backOf, frontOf, picturesOf } from "./parts/identity-filing.ts";
import { IdentityPictures, PicturesAgain } from "./parts/identity-pictures.tsx";
import { PhoneHandOff } from "./parts/phone-hand-off.tsx";
import { useUploads } from "./parts/use-uploads.ts";

type Values = { kind: IdentityDocumentKind | ""; withoutFace: boolean };

/** Row 17: an identity document and a face, checked while one waits. */
export function Screen() {
  const t = useText(identityWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const { data: standing, refetch } = useQuery(identityCheckQuery(uuid));
  const form = useQuestionForm<Values>({ defaultValues: { kind: "", withoutFace: false } });
  const draft = useFormDraft("identity", form);
  const kind = useWatch({ control: form.control, name: "kind" });
  const front = useUploads(uuid, frontOf(kind));
  const back = useUploads(uuid, backOf(kind));
  const face = useUploads(uuid, "PORTRAIT");
  const command = useCommand(checkIdentity);

  if (standing?.state === "REVIEW") return <StepPage title={t.review} lead={t.reviewLead} />;

  async function check({ kind: chosen, withoutFace }: Values) {
    if (chosen === "") return [{ name: "kind", message: "document-required" }];
    const pictures = picturesOf(chosen, { front, back, face, withoutFace });
    if ("missing" in pictures) return pictures.missing;
    return command.send({ body: { kind: chosen, ...pictures } });
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
      why={<p>{t.why}</p>}
    >
      <PicturesAgain standing={standing} />
      <PhoneHandOff
        standing={standing}
        hand={(by) => client.send(handToPhone, { params: { uuid }, body: { by } })}
        look={refetch}
      />
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
