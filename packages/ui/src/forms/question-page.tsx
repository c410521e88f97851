import type { ReactNode } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { Actions, Button } from "../components/button/button.tsx";
import { Disclosure } from "../components/disclosure/disclosure.tsx";
import type { DrawingName } from "../components/drawing/drawing.tsx";
import { TextButton, TextLink } from "../components/link/link.tsx";
import { SaveState } from "../components/save-state/save-state.tsx";
import { catalogue, useText } from "../language/catalogue.tsx";
import { Form, type FormProps } from "./form.tsx";
import { StepPage } from "./step-page.tsx";

const words = catalogue({
  back: { en: "Back", es: "Atrás" },
  why: { en: "Why we ask", es: "Por qué lo preguntamos" },
});

type QuestionProps<T extends FieldValues, O> = Pick<
  FormProps<T, O>,
  "form" | "onSubmit" | "settle" | "explain" | "draft"
> & {
  question: ReactNode;
  lead?: ReactNode;
  drawing?: DrawingName;
  above?: ReactNode;
  /** Between what is asked and the form: what is no part of its answer, and may hold a form of its own. */
  before?: ReactNode;
  /** Opens under the answer. */
  why?: ReactNode;
  /** Says the act: "See my offers". */
  submit: string;
  /** Where Back leads, or what it does; left out on the first question. */
  back?: string | (() => void);
  /** Beside the button, instead of how the draft stands. */
  status?: ReactNode;
  /** Under everything: notes and further disclosures. */
  after?: ReactNode;
  children: ReactNode;
};

/** One question, its answer, and the way on. Going back never loses what was typed; that is the caller's draft to keep. */
export function QuestionPage<T extends FieldValues, O = T>(props: QuestionProps<T, O>) {
  const {
    form,
    onSubmit,
    settle,
    explain,
    draft,
    question,
    lead,
    drawing,
    above,
    before,
    why,
    submit,
    back,
    status,
    after,
    children,
  } = props;
  const t = useText(words);
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <StepPage title={question} lead={lead} above={above} {...(drawing ? { drawing } : {})}>
      {before}
      <Form form={form} onSubmit={onSubmit} settle={settle} explain={explain} draft={draft}>
        {children}
        <Actions>
          <Button type="submit" busy={isSubmitting}>
            {submit}
          </Button>
          {typeof back === "string" ? <TextLink href={back}>{t.back}</TextLink> : null}
          {typeof back === "function" ? <TextButton onClick={back}>{t.back}</TextButton> : null}
          {status ?? (draft ? <SaveState state={draft.saving} /> : null)}
        </Actions>
      </Form>
      {why ? <Disclosure summary={t.why}>{why}</Disclosure> : null}
      {after}
    </StepPage>
  );
}
