import { readSignerIntro } from "@gable/contract/calls/signers-desk.ts";
import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { companyInfo } from "../session/organisation.ts";
import { useExplain } from "../shell/use-explain.ts";
import { signerIntroWords } from "./intro.words.ts";
import { DeclineToSign } from "./parts/decline-to-sign.tsx";
import { useDesk } from "./parts/desk.tsx";
import { PaperInstead } from "./parts/paper-instead.tsx";
import { signerCodes } from "./parts/signer-codes.ts";
import { signerPath } from "./parts/signer-path.ts";
import { useSignerCommand } from "./parts/use-signer-command.ts";

/** What is signed, what is not promised, and how it goes. Can be read again at any time. */
export function Screen() {
  const t = useText(signerIntroWords);
  const explain = useExplain(signerCodes);
  const navigate = useNavigate();
  const { borrowerFirstName, home, progress, notaryMeeting } = useDesk();
  const { phoneFormatted } = companyInfo();
  const command = useSignerCommand(readSignerIntro);
  const [problem, setProblem] = useState<string | null>(null);
  const meets = { BY_VIDEO: t.notaryBody, IN_PERSON: t.notaryInPerson, AT_OFFICE: t.notaryAtOffice };
  const goOn = async () => {
    const [failure] = await command.send({ body: undefined });
    if (failure) setProblem(explain(failure.message));
    else await navigate(signerPath("signerResume"));
  };
  return (
    <StepPage title={t.title(borrowerFirstName)} lead={t.lead(borrowerFirstName, home)} drawing="house">
      <section className="stack">
        <h2>{t.means}</h2>
        <NumberedList
          plain
          steps={[
            { title: t.share, body: t.shareBody },
            { title: t.owe, body: t.oweBody },
          ]}
        />
      </section>
      <section className="stack">
        <h2>{t.way}</h2>
        <NumberedList
          steps={[
            { title: t.identity, body: t.identityBody },
            { title: t.sign, body: notaryMeeting === "AT_OFFICE" ? t.signAtOffice : t.signBody },
            { title: t.notary, body: meets[notaryMeeting] },
          ]}
        />
      </section>
      <Note icon="lock">{t.apart}</Note>
      {problem === null ? null : <Notice tone="error" title={problem} />}
      <Actions>
        {progress.hasReadIntro ? (
          <ButtonLink href={signerPath(signerRoute(progress))}>{t.back}</ButtonLink>
        ) : (
          <Button busy={command.isBusy} onClick={() => void goOn()}>
            {t.go}
          </Button>
        )}
        <ButtonLink kind="second" href={callAddress(phoneFormatted)}>
          {t.call(phoneFormatted)}
        </ButtonLink>
      </Actions>
      <PaperInstead />
      <DeclineToSign />
    </StepPage>
  );
}
