import { useState } from "react";
import { SaveState } from "../../src/components/save-state/save-state.tsx";
import { AddressFields } from "../../src/forms/address-fields.tsx";
import { CheckboxField, CheckboxGroup } from "../../src/forms/checkbox-field.tsx";
import { DateFields } from "../../src/forms/date-fields.tsx";
import { EmailField } from "../../src/forms/email-field.tsx";
import type { Failure } from "../../src/forms/failures.ts";
import { MoneyField } from "../../src/forms/money-field.tsx";
import { OtpField } from "../../src/forms/otp-field.tsx";
import { PasswordField } from "../../src/forms/password-field.tsx";
import { PhoneField } from "../../src/forms/phone-field.tsx";
import { QuestionPage } from "../../src/forms/question-page.tsx";
import { RadioField } from "../../src/forms/radio-field.tsx";
import { type Signature, SignaturePad } from "../../src/forms/signature-pad.tsx";
import { SsnField } from "../../src/forms/ssn-field.tsx";
import { TextAreaField, TextField } from "../../src/forms/text-field.tsx";
import { UploadField } from "../../src/forms/upload-field.tsx";
import type { UploadFile } from "../../src/forms/upload-file.ts";
import { useQuestionForm } from "../../src/forms/use-question-form.ts";
import type { GalleryLender } from "../lenders.ts";
import { GalleryPage } from "../page.tsx";

const empty = {
  name: "",
  email: "dana@gmial.com",
  phone: "2085550171",
  income: 12_000_000,
  ssn: "",
  birthday: "",
  password: "",
  code: "",
  work: "",
  sources: [] as string[],
  agreed: false,
  note: "",
  address: { street1: "", street2: "", city: "", state: "", zip: "" },
};

const files: readonly UploadFile[] = [
  { id: "1", name: "paystub-october.pdf", size: 184_320, state: { step: "sending", share: 0.62 } },
  { id: "2", name: "paystub-september.pdf", size: 181_000, state: { step: "scanning" } },
  { id: "3", name: "w2-2025.pdf", size: 96_400, state: { step: "accepted" } },
  {
    id: "4",
    name: "IMG_2214.HEIC",
    size: 2_411_724,
    state: { step: "returned", reason: "The lower edge is cut off. Take it again with all four corners in view." },
  },
  {
    id: "5",
    name: "scan.pdf",
    size: 1_200_000,
    state: { step: "failed", reason: "The connection was lost. We kept the file." },
  },
  {
    id: "6",
    name: "tool.pdf",
    size: 12_000,
    state: { step: "refused", reason: "A virus was found. The file was deleted." },
  },
];

/** What one writes under "Anything else?" decides what the server would say. */
async function answer({ note }: typeof empty): Promise<readonly Failure[]> {
  if (note === "outage") throw new Error("The gallery was asked for an outage");
  await Promise.resolve();
  return note === "taken" ? [{ name: "email", message: "This address has an account. Log in instead." }] : [];
}

export function Fields({ lender }: { lender: GalleryLender }) {
  const form = useQuestionForm({
    defaultValues: empty,
    resolver: (values) => ({
      values,
      errors: {
        ...(values.name ? {} : { name: { type: "required", message: "Enter your name as it stands on your ID." } }),
        ...(values.work ? {} : { work: { type: "required", message: "Choose how you earn your living." } }),
        ...(values.birthday ? {} : { birthday: { type: "required", message: "Enter your date of birth." } }),
        ...(values.agreed ? {} : { agreed: { type: "required", message: "Agree to the soft credit check to go on." } }),
        ...(values.address.zip ? {} : { address: { zip: { type: "required", message: "Enter a ZIP code." } } }),
      },
    }),
  });
  const { control } = form;
  const [signature, setSignature] = useState<Signature | null>({ kind: "typed", name: "Dana Whitfield" });
  return (
    <GalleryPage lender={lender} officer place={{ at: 0, bar: "Your name", share: 0.1 }}>
      <QuestionPage
        form={form}
        onSubmit={answer}
        question="What should we know about you?"
        lead="Every field of the product, on one page."
        why="So that you see that they belong together."
        submit="See my offers"
        back="#back"
        status={<SaveState state="saved" />}
      >
        <TextField
          control={control}
          name="name"
          label="Legal name"
          hint="As it stands on your ID."
          autoComplete="name"
        />
        <EmailField control={control} name="email" label="Email" />
        <PhoneField control={control} name="phone" label="Mobile number" optional />
        <MoneyField control={control} name="income" label="Yearly income before tax" />
        <SsnField
          control={control}
          name="ssn"
          label="Social Security number"
          hint="A soft check does not affect your score."
        />
        <DateFields control={control} name="birthday" label="Date of birth" hint="For example, 4 17 1986" birthday />
        <PasswordField control={control} name="password" label="Password" use="new" atLeast={15} />
        <OtpField control={control} name="code" label="Code from the message" />
        <RadioField
          control={control}
          name="work"
          label="How do you earn your living?"
          choices={[
            { value: "employed", label: "Employed", hint: "Full or part time" },
            { value: "self", label: "Self-employed" },
            { value: "retired", label: "Retired" },
          ]}
        />
        <CheckboxGroup
          control={control}
          name="sources"
          label="Other income"
          hint="Choose all that count."
          optional
          choices={[
            { value: "rent", label: "Rent" },
            { value: "pension", label: "Pension", hint: "Also Social Security" },
          ]}
        />
        <TextAreaField control={control} name="note" label="Anything else?" optional />
        <AddressFields control={control} at="address" />
        <CheckboxField control={control} name="agreed">
          I authorize a soft credit check, which does not affect my score. <a href="#consent">Read the whole text</a>
        </CheckboxField>
        <UploadField
          label="Pay stubs of the last 30 days"
          hint="PDF, JPG, PNG or HEIC, up to 20 MB each. All pages."
          rule={{ accept: ".pdf,.heic,image/*", largestBytes: 20 * 1024 * 1024 }}
          files={files}
          onAdd={() => undefined}
          onRemove={() => undefined}
          onRetry={() => undefined}
          camera="environment"
        />
        <SignaturePad value={signature} onChange={setSignature} name="Dana Whitfield" />
      </QuestionPage>
    </GalleryPage>
  );
}
