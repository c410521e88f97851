import { TextButton } from "@gable/ui/components/link/link.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { AddressByHand } from "../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../address/asked-address.tsx";
import { chosenAddressWords } from "./chosen-address.words.ts";
import { homeAddressWords } from "./home-address.words.ts";
import type { HomeValues } from "./home-values.ts";
import type { TypedAnswers } from "./registration.ts";

type ByHandProps = {
  page: Omit<ComponentProps<typeof QuestionPage<HomeValues, TypedAnswers>>, "submit" | "children">;
  onSearch: () => void;
  /** The way back to the address that was chosen before, where one was. */
  keep: ReactNode;
  /** Moved to, rather than arrived at. */
  takesFocus: boolean;
};

/** The home's address field by field, for whoever did not find it in the list. */
export function HomeByHand({ page, onSearch, keep, takesFocus }: ByHandProps) {
  const t = useText(homeAddressWords);
  const { searchAgain } = useText(chosenAddressWords);
  const { form } = page;
  const question = useAddressQuestion({ form, at: "home" });
  useEffect(() => {
    if (takesFocus) form.setFocus("home.street1");
  }, [form, takesFocus]);
  return (
    <AskedAddress question={question}>
      <QuestionPage {...page} settle={question.settle} submit={t.goOn}>
        <AddressByHand form={form} at="home" />
        <TextButton onClick={onSearch}>{searchAgain}</TextButton>
        {keep}
      </QuestionPage>
    </AskedAddress>
  );
}
