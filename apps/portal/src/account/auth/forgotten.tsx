import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { forgetPasswordMutation } from "../../queries/identity.ts";
import { forgottenWords } from "./forgotten.words.ts";
import { AskAddress } from "./parts/ask-address.tsx";

/** Asks for a link by mail; says the same whether or not there is an account. */
export function Screen() {
  const t = useText(forgottenWords);
  const { mutateAsync } = useMutation(forgetPasswordMutation());
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <StepPage key="sent" title={t.sent} lead={t.sentLead(sentTo)} drawing="envelope">
        <p>{t.sentHelp}</p>
        <TextLink href={siteRoutes.login}>{t.logIn}</TextLink>
      </StepPage>
    );
  }
  return (
    <AskAddress
      question={t.question}
      lead={t.lead}
      submit={t.submit}
      back={siteRoutes.login}
      send={mutateAsync}
      onSent={setSentTo}
    />
  );
}
