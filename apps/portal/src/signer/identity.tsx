import type { ReplyOf } from "@gable/contract/call.ts";
import { handToSignersPhone } from "@gable/contract/calls/identity-phone.ts";
import {
  answerSignerQuestions,
  askSignerQuestions,
  checkSignerIdentity,
  explainSignerNames,
  type signerIdentityCheck,
} from "@gable/contract/calls/signers-identity.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { identityWords } from "../application/identity.words.ts";
import { IdentityPictures, PicturesAgain } from "../application/parts/identity-pictures.tsx";
import { IdentityReview } from "../application/parts/identity-review.tsx";
import { PhoneHandOff } from "../application/parts/phone-hand-off.tsx";
import { UntilLoaded } from "../application/parts/until-loaded.tsx";
import { useIdentityPictures } from "../application/parts/use-identity-pictures.ts";
import { useFormDraft } from "../journey/use-form-draft.ts";
import { signerIdentityQuery } from "../queries/signers.ts";
import { client } from "../session/client.ts";
import { useExplain } from "../shell/use-explain.ts";
import { signerIdentityWords } from "./identity.words.ts";
import { useDesk } from "./parts/desk.tsx";
import { signerCodes } from "./parts/signer-codes.ts";
import { useSignerCommand } from "./parts/use-signer-command.ts";
import { sendSignerUpload } from "./parts/use-signer-uploads.ts";

const NamesDiffer = lazyPart(async () => (await import("../application/parts/names-differ.tsx")).NamesDiffer);

/** A signer's own identity document, checked while they wait. The borrower need not have come this far. */
export function Screen() {
  const own = useText(signerIdentityWords);
  const t = useText(identityWords);
  const { timeZone } = useDesk();
  const asked = useQuery(signerIdentityQuery());
  const { data: standing, dataUpdatedAt, refetch } = asked;
  const asking = useSignerCommand(askSignerQuestions);
  const answering = useSignerCommand(answerSignerQuestions);
  if (standing === undefined) return <UntilLoaded title={t.question} query={asked} />;
  if (standing.state === "REVIEW")
    return (
      <IdentityReview
        standing={standing}
        asOf={dataUpdatedAt}
        ask={() => asking.send({ body: undefined })}
        answer={(body) => answering.send({ body })}
        isBusy={asking.isBusy}
        zone={timeZone}
        meanwhile={standing.names ? <Names names={standing.names} /> : null}
      />
    );
  if (standing.state === "CHECKING")
    return <StepPage key="checking" title={own.checking} lead={<output>{own.checkingLead}</output>} drawing="card" />;
  return <Pictures standing={standing} look={refetch} />;
}

type PicturesProps = { standing: ReplyOf<typeof signerIdentityCheck> | undefined; look: () => Promise<unknown> };

function Pictures({ standing, look }: PicturesProps) {
  const t = useText(identityWords);
  const own = useText(signerIdentityWords);
  const explain = useExplain(signerCodes);
  const { asksBirthDate } = useDesk();
  const command = useSignerCommand(checkSignerIdentity);
  const { form, check, given } = useIdentityPictures(
    (picture, onUploadProgress) => sendSignerUpload(picture, undefined, onUploadProgress),
    (body) => command.send({ body }),
    asksBirthDate,
  );
  const draft = useFormDraft("identity", form);

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
      before={
        <>
          <PicturesAgain standing={standing} />
          {standing?.names ? <Names names={standing.names} /> : null}
        </>
      }
    >
      <PhoneHandOff standing={standing} hand={(by) => client.send(handToSignersPhone, { body: { by } })} look={look} />
      <IdentityPictures given={given} />
    </QuestionPage>
  );
}

/** How a signer is called in the papers is for the lender to correct, who reads what they say. */
function Names({ names }: { names: NonNullable<ReplyOf<typeof signerIdentityCheck>["names"]> }) {
  const { send } = useSignerCommand(explainSignerNames);
  return (
    <Suspense fallback={null}>
      <NamesDiffer names={names} send={(body) => send({ body })} />
    </Suspense>
  );
}
