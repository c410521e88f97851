import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  type Invitation,
  type LivingInvitation,
  refuseInvitationMutation,
  renewInvitationMutation,
  sendSignerCodeMutation,
} from "../../queries/signers.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { signerLoginWords } from "../login.words.ts";
import { EnterDigits } from "./enter-digits.tsx";
import { signerCodes } from "./signer-codes.ts";

/** An invitation as whoever holds it sees it: what it is about, and the way in. */
export function Invited({ code, invitation }: { code: string; invitation: Invitation }) {
  const t = useText(signerLoginWords);
  if ("firstName" in invitation) return <AskDigits code={code} invitation={invitation} />;
  if (invitation.state === "EXPIRED") return <Renew code={code} />;
  const [title, lead] = {
    DECLINED: [t.declined, t.declinedLead],
    OVER: [t.over, t.overLead],
    VOID: [t.void, t.voidLead],
  }[invitation.state];
  return <StepPage title={title} lead={lead} drawing="envelope" />;
}

function AskDigits({ code, invitation }: { code: string; invitation: LivingInvitation }) {
  const t = useText(signerLoginWords);
  const explain = useExplain(signerCodes);
  const { state, firstName, invitedBy, street, channels, notaryMeeting } = invitation;
  const send = useMutation(sendSignerCodeMutation());
  const refuse = useMutation(refuseInvitationMutation());
  const [sentTo, setSentTo] = useState<LivingInvitation["channels"][number] | null>(null);
  if (refuse.isSuccess) return <StepPage title={t.notMeDone} lead={t.notMeLead} drawing="envelope" />;
  if (sentTo !== null) {
    const again = () => send.mutateAsync({ code, channel: sentTo.channel });
    return <EnterDigits code={code} invitation={invitation} to={sentTo.masked} onAgain={again} />;
  }
  const ask = async (to: LivingInvitation["channels"][number]) => {
    await send.mutateAsync({ code, channel: to.channel });
    setSentTo(to);
  };
  const label = { mail: t.mail, text: t.text };
  const meets = { BY_VIDEO: t.step3Body, IN_PERSON: t.step3InPerson, AT_OFFICE: t.step3AtOffice };
  const [failure] = send.error === null ? [] : failuresOf(send.error);
  return (
    <StepPage
      title={state === "JOINED" ? t.newPassword(firstName) : t.asked(firstName, invitedBy)}
      {...(state === "JOINED" ? {} : { lead: t.askedLead(street ?? "") })}
      drawing="envelope"
    >
      {state === "JOINED" ? null : (
        <section className="stack">
          <h2>{t.what}</h2>
          <NumberedList
            steps={[
              { title: t.step1, body: t.step1Body },
              { title: t.step2, body: notaryMeeting === "AT_OFFICE" ? t.step2AtOffice : t.step2Body },
              { title: t.step3, body: meets[notaryMeeting] },
            ]}
          />
        </section>
      )}
      {failure ? <Notice tone="error" title={explain(failure.message)} /> : null}
      <section className="stack">
        <h2>{t.to}</h2>
        <Actions>
          {channels.map((to, index) => (
            <Button
              key={to.channel}
              kind={index === 0 ? "primary" : "second"}
              busy={send.isPending}
              onClick={() => void ask(to).catch(() => undefined)}
            >
              {label[to.channel](to.masked)}
            </Button>
          ))}
        </Actions>
      </section>
      {state === "OPEN" ? (
        <p>
          <TextButton onClick={() => refuse.mutate(code)}>{t.notMe(firstName)}</TextButton>
        </p>
      ) : null}
    </StepPage>
  );
}

function Renew({ code }: { code: string }) {
  const t = useText(signerLoginWords);
  const explain = useExplain(signerCodes);
  const renew = useMutation(renewInvitationMutation());
  if (renew.isSuccess) return <StepPage key="renewed" title={t.renewed} lead={t.renewedLead} drawing="envelope" />;
  const [failure] = renew.error === null ? [] : failuresOf(renew.error);
  return (
    <StepPage title={t.expired} lead={t.expiredLead} drawing="envelope">
      {failure ? <Notice tone="error" title={explain(failure.message)} /> : null}
      <Actions>
        <Button busy={renew.isPending} onClick={() => renew.mutate(code)}>
          {t.renew}
        </Button>
      </Actions>
    </StepPage>
  );
}
