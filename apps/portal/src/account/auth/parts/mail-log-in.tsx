import { BY_MAIL } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { sendLogInMailMutation } from "../../../queries/identity-mail.ts";
import { mailWords } from "../mail.words.ts";
import { AskAddress } from "./ask-address.tsx";
import { DigitsFromMail } from "./digits-from-mail.tsx";
import { LinkFromMail } from "./link-from-mail.tsx";

/** The log-in without a password: an address, then the six digits or the link of the mail that went there. */
export function MailLogIn() {
  const t = useText(mailWords);
  const { hash, search } = useLocation();
  const token = hash.slice(1);
  const { mutateAsync } = useMutation(sendLogInMailMutation());
  const [isLinkLeft, setLinkLeft] = useState(false);
  const [typed, setTyped] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = new URLSearchParams(search);
  back.delete(BY_MAIL);
  const redirectUrl = back.get("redirectUrl");
  if (token !== "" && !isLinkLeft) return <LinkFromMail token={token} onAnother={() => setLinkLeft(true)} />;
  if (sentTo !== null) return <DigitsFromMail key="digits" email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AskAddress
      key="ask"
      question={t.question}
      lead={t.lead}
      submit={t.send}
      back={`${siteRoutes.login}?${back.toString()}`}
      email={typed}
      send={(values) => mutateAsync({ ...values, ...(redirectUrl !== null && { redirectUrl }) })}
      onSent={(email) => {
        setTyped(email);
        setSentTo(email);
      }}
    />
  );
}
