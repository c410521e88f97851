import type { ReplyOf } from "@gable/contract/call.ts";
import {
  checkFromPhone,
  openPhone,
  type phonePictures,
  uploadFromPhone,
} from "@gable/contract/calls/identity-phone.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { saidLast } from "@gable/domain/conditions/condition-titles.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { identityWords } from "../application/identity.words.ts";
import type { Picture } from "../application/parts/identity-filing.ts";
import { IdentityPictures, PicturesAgain } from "../application/parts/identity-pictures.tsx";
import { UntilLoaded } from "../application/parts/until-loaded.tsx";
import { useIdentityPictures } from "../application/parts/use-identity-pictures.ts";
import type { SendFile } from "../application/parts/use-uploads.ts";
import { phonePicturesQuery } from "../queries/identity-phone.ts";
import { isPhoneOpen, phoneClient } from "../session/phone-client.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { useExplain } from "../shell/use-explain.ts";
import { idPicturesWords } from "./id-pictures.words.ts";

/** Why a link opens nothing; the words are this page's. */
const endings = { "phone-link-used": "used", "phone-link-expired": "expired", "out-of-order": "later" } as const;
type Ending = (typeof endings)[keyof typeof endings] | "unknown";

/** A token that is over has expired as well. */
function endingOf(failure: unknown): Ending | null {
  if (!(failure instanceof CallFailed)) return null;
  if (failure.status === 401) return "expired";
  if (failure.status === 404) return "unknown";
  const code = failure.problem?.code ?? "";
  return code in endings ? endings[code as keyof typeof endings] : null;
}

/** What stands behind the `#` opens this page once; it goes from the address as soon as it is used. */
export function Screen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const code = hash.slice(1);
  const [ending, setEnding] = useState<Ending | null>(null);
  if (ending !== null) return <Ended ending={ending} />;
  if (code !== "")
    return (
      <Begin code={code} onOpen={() => void navigate(siteRoutes.idPictures, { replace: true })} onEnd={setEnding} />
    );
  return isPhoneOpen() ? <Opened onEnd={setEnding} /> : <Ended ending="unknown" />;
}

function Ended({ ending }: { ending: Ending }) {
  const t = useText(idPicturesWords);
  return <StepPage key={ending} title={t[ending]} lead={t[`${ending}Lead`]} drawing="phone" />;
}

type BeginProps = { code: string; onOpen: () => void; onEnd: (ending: Ending) => void };

/** Opened by a person's tap: programs that look at links in messages must not use it up. */
function Begin({ code, onOpen, onEnd }: BeginProps) {
  const t = useText(idPicturesWords);
  const explain = useExplain();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await phoneClient.send(openPhone, { body: { code } });
      onOpen();
    } catch (failure) {
      const ending = endingOf(failure);
      if (ending) onEnd(ending);
      else setProblem(failuresOf(failure)[0]?.message ?? "server-failed");
      setBusy(false);
    }
  };
  return (
    <StepPage title={t.title} lead={t.lead} drawing="phone">
      {problem === null ? null : <Notice tone="error" title={explain(problem)} />}
      <Actions>
        <Button busy={isBusy} onClick={() => void begin()}>
          {t.begin}
        </Button>
      </Actions>
      <p className="small quiet">{t.notMine}</p>
    </StepPage>
  );
}

function Opened({ onEnd }: Pick<BeginProps, "onEnd">) {
  const t = useText(idPicturesWords);
  const query = useQuery(phonePicturesQuery());
  const { data, error } = query;
  const ending = endingOf(error);
  if (ending) return <Ended ending={ending} />;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  if (data.isDone) return <StepPage key="done" title={t.done} lead={t.doneLead} drawing="phone" />;
  return <Pictures key="pictures" asked={data} onEnd={onEnd} onDone={() => query.refetch()} />;
}

type PicturesProps = {
  asked: ReplyOf<typeof phonePictures>;
  onEnd: (ending: Ending) => void;
  onDone: () => Promise<unknown>;
};

function Pictures({ asked, onEnd, onDone }: PicturesProps) {
  const t = useText(idPicturesWords);
  const identity = useText(identityWords);
  const reader = useLanguage();
  const said = asked.request && saidLast(asked.request, reader);
  const explain = useExplain();
  const { form, check, given } = useIdentityPictures(
    sendFromPhone,
    async (body) => {
      try {
        await phoneClient.send(checkFromPhone, { body });
        await onDone();
        return [];
      } catch (failure) {
        const ending = endingOf(failure);
        if (ending === null) return failuresOf(failure);
        onEnd(ending);
        return [];
      }
    },
    asked.asksBirthDate,
  );

  return (
    <QuestionPage
      form={form}
      onSubmit={check}
      explain={explain}
      question={asked.firstName === "" ? t.title : t.question(asked.firstName)}
      lead={said === null ? identity.lead : <span lang={said.language}>{said.text}</span>}
      drawing="key"
      submit={t.go}
      why={<p>{identity.why}</p>}
    >
      <PicturesAgain standing={asked} />
      <IdentityPictures given={given} />
    </QuestionPage>
  );
}

const sendFromPhone: SendFile<Picture> = ({ file, type, key }, onUploadProgress) =>
  phoneClient.send(uploadFromPhone, {
    body: { type },
    file,
    fileName: file.name,
    idempotencyKey: key,
    onUploadProgress,
  });
