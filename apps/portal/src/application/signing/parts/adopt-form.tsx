import type { BodyOf } from "@gable/contract/call.ts";
import { adoptSignature } from "@gable/contract/calls/signing.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { type Failure, notMet } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { SignatureField } from "@gable/ui/forms/signature-field.tsx";
import type { Signature } from "@gable/ui/forms/signature-pad.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { adoptCodes, signWords } from "../sign.words.ts";
import { drawnStrokes } from "./drawn-strokes.ts";
import { initialsOf } from "./initials-of.ts";
import type { Place } from "./signing-place.ts";

type Values = { signature: Signature | null; initials: string; intent: boolean };
type AdoptProps = { signerName: string; place: Place | null; onAdopted: () => void };

/** The borrower's signature and initials. */
export function AdoptForm({ signerName, place, onAdopted }: AdoptProps) {
  const { uuid } = useJourney();
  const command = useCommand(adoptSignature, { stays: true });
  const adopt = async (body: Adopted) => {
    const failures = await command.send({ body });
    if (failures.length === 0) onAdopted();
    return failures;
  };
  return <AdoptQuestion signerName={signerName} place={place} adopt={adopt} back={onHost(paths.signingIntro(uuid))} />;
}

type Adopted = BodyOf<typeof adoptSignature>;
type QuestionProps = {
  signerName: string;
  place: Place | null;
  adopt: (body: Adopted) => Promise<readonly Failure[]>;
  back?: string;
};

/** The signature and initials that stand for a signer on every document, and the intent to sign. */
export function AdoptQuestion({ signerName, place, adopt: send, back }: QuestionProps) {
  const t = useText(signWords);
  const explain = useExplain(adoptCodes);
  const form = useQuestionForm<Values>({
    defaultValues: {
      signature: { kind: "typed", name: signerName },
      initials: initialsOf(signerName),
      intent: false,
    },
  });

  async function adopt({ signature, initials, intent }: Values) {
    const missing = notMet(
      [signature !== null, "signature", "signature-required"],
      [initials.trim() !== "", "initials", "initials-required"],
      [intent, "intent", "sign-intent"],
    );
    if (signature === null || !intent || missing.length > 0) return missing;
    const failures = await send({
      typedName: signature.kind === "typed" ? signature.name : signerName,
      initials: initials.trim(),
      intent,
      ...(signature.kind === "drawn" && { drawn: drawnStrokes(signature.path) }),
      ...(place !== null && { location: place }),
    });
    return failures.map(({ name, message }) => ({ message, ...(name && { name: fieldOf(name) }) }));
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={adopt}
      explain={explain}
      question={t.adopt}
      lead={t.adoptLead}
      submit={t.adoptGo}
      {...(back !== undefined && { back })}
    >
      <SignatureField control={form.control} name="signature" typed={signerName} />
      <TextField
        control={form.control}
        name="initials"
        label={t.initials}
        capitals="characters"
        autoComplete="off"
        maxLength={8}
        narrow
      />
      <CheckboxField control={form.control} name="intent">
        {t.intent}
      </CheckboxField>
    </QuestionPage>
  );
}

/** The server names what was sent; the form has one field for name and drawing. */
const fieldOf = (name: string): string => (/^(typedName|drawn)/.test(name) ? "signature" : name);
