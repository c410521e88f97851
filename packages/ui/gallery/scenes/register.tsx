import { useState } from "react";
import { Disclosure } from "../../src/components/disclosure/disclosure.tsx";
import { Note } from "../../src/components/notice/notice.tsx";
import { AddressCombobox, type Suggestion } from "../../src/forms/address-combobox.tsx";
import { QuestionPage } from "../../src/forms/question-page.tsx";
import { useQuestionForm } from "../../src/forms/use-question-form.ts";
import type { GalleryLender } from "../lenders.ts";
import { GalleryPage } from "../page.tsx";

const found: readonly Suggestion[] = [
  { id: "1", line1: "418 Alder Court", line2: "Boise, ID 83702" },
  { id: "2", line1: "418 Alderbrook Drive", line2: "Meridian, ID 83646" },
  { id: "3", line1: "418 Alderwood Lane, Unit 2", line2: "Garden City, ID 83714" },
  { id: "4", line1: "418 West Alder Street", line2: "Nampa, ID 83651" },
];

const parts = ["Address", "Sale status", "Income", "Name", "Birthdate", "Contact", "Login"];

export function Register({ lender }: { lender: GalleryLender }) {
  const form = useQuestionForm({ defaultValues: { street: "" } });
  const [text, setText] = useState("");
  return (
    <GalleryPage lender={lender} officer place={{ at: 0, parts, part: "Address", bar: "Your address", share: 0.08 }}>
      <QuestionPage
        form={form}
        onSubmit={() => undefined}
        question="Which home would secure the line?"
        lead="This home becomes collateral. You could lose it if you don’t repay."
        submit="Use 418 Alder Court"
        after={
          <>
            <div>
              <Disclosure summary="Which homes qualify" open>
                A house, townhouse, condo or 2–4 unit building that you own, whether you live in it or rent it out.
                Co-ops and manufactured homes don’t qualify yet. Held in a trust or an LLC? That can work, and we ask
                about it next.
              </Disclosure>
              <Disclosure summary="Read before you apply">
                <a href="#booklet">What you should know about home equity lines (CFPB, PDF)</a>
              </Disclosure>
            </div>
            <Note>About two minutes to your offers. Checking them does not affect your credit score.</Note>
          </>
        }
      >
        <AddressCombobox
          id="street"
          label="Home address"
          text={text}
          onText={setText}
          suggest={(typed) => Promise.resolve(found.filter(({ line1 }) => line1.startsWith(typed.slice(0, 3))))}
          onChoose={({ line1 }) => setText(line1)}
          onByHand={() => undefined}
        />
      </QuestionPage>
    </GalleryPage>
  );
}
