import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import {
  answerIdentityQuestions,
  askIdentityQuestions,
  checkIdentity,
  explainNames,
  type identityCheck,
} from "@gable/contract/calls/identity-check.ts";
import { handToPhone } from "@gable/contract/calls/identity-phone.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { useJourney } from "../journey/journey.tsx";
import { useCommand } from "../journey/use-command.ts";
import { useFormDraft } from "../journey/use-form-draft.ts";
import { useHomeZone } from "../journey/use-home-zone.ts";
import { useWayBack } from "../journey/use-way-back.ts";
import { conditionsQuery } from "../queries/conditions.ts";
import { identityCheckQuery } from "../queries/identity-check.ts";
import { client } from "../session/client.ts";
import { useExplain } from "../shell/use-explain.ts";
import { identityWords } from "./identity.words.ts";
import { IdentityAsked } from "./parts/identity-asked.tsx";
import { IdentityPictures, PicturesAgain } from "./parts/identity-pictures.tsx";
import { IdentityReview } from "./parts/identity-review.tsx";
import { NotAskedAnyMore } from "./parts/not-asked-any-more.tsx";
import { OwnAnswers } from "./parts/own-answers.tsx";
import { PhoneHandOff } from "./parts/phone-hand-off.tsx";
import { UntilLoaded } from "./parts/until-loaded.tsx";
import { useIdentityPictures } from "./parts/use-identity-pictures.ts";
import { sendUpload } from "./parts/use-uploads.ts";

/** Row 17; or pictures that somebody asks for at another time. */
export function Screen() {
  const { uuid } = useJourney();
  const back = useWayBack();
  const [search] = useSearchParams();
  const named = search.get("condition");
  const query = useQuery({ ...conditionsQuery(uuid), enabled: back !== undefined });
  const t = useText(identityWords);
  if (back === undefined) return <Check />;
  if (query.data === undefined) return <UntilLoaded title={t.question} query={query} />;
  const asked = query.data.filter(({ categoryEnum, requestDocuments }) => requestDocuments && asksForId(categoryEnum));
  const condition = asked.find((one) => one.uuid === named) ?? (named === null ? asked[0] : undefined);
  if (condition) return <AskedAgain key={condition.uuid} condition={condition} />;
  return <NotAskedAnyMore all={onHost(paths.conditions(uuid))} />;
}

function AskedAgain({ condition }: { condition: Condition }) {
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const all = onHost(paths.conditions(uuid));
  const command = useCommand(checkIdentity, { stays: true });
  const { data: standing, refetch } = useQuery(identityCheckQuery(uuid));
  const send = async (body: BodyOf<typeof checkIdentity>) => {
    const failures = await command.send({ body });
    if (failures.length > 0) return failures;
    await navigate(all);
    await queries.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey });
    return failures;
  };
  return (
    <IdentityAsked
      condition={condition}
      sendPicture={(picture, onUploadProgress) => sendUpload(uuid, picture, condition.uuid, onUploadProgress)}
      send={send}
      phone={{
        standing,
        hand: (by) => client.send(handToPhone, { params: { uuid }, body: { by, conditionUuid: condition.uuid } }),
        look: refetch,
      }}
      all={all}
      talk={`${onHost(paths.conditionsUploadDocument(uuid))}?condition=${condition.uuid}`}
    />
  );
}

/** An identity document and a face, checked while one waits. */
function Check() {
  const t = useText(identityWords);
  const explain = useExplain();
  const { uuid } = useJourney();
  const asked = useQuery(identityCheckQuery(uuid));
  const { data: standing, dataUpdatedAt, refetch } = asked;
  const command = useCommand(checkIdentity);
  const { form, check, given } = useIdentityPictures(
    (picture, onUploadProgress) => sendUpload(uuid, picture, undefined, onUploadProgress),
    (body) => command.send({ body }),
  );
  const draft = useFormDraft("identity", form);

  if (standing === undefined) return <UntilLoaded title={t.question} query={asked} />;
  if (standing.state === "REVIEW") return <Reviewed standing={standing} asOf={dataUpdatedAt} look={refetch} />;

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={check}
      explain={explain}
      question={t.question}
      lead={t.lead}
      drawing="key"
      submit={t.go}
      why={<p>{t.why}</p>}
      before={standing.state === "RETRY" ? <Again standing={standing} look={refetch} /> : null}
    >
      <PhoneHandOff
        standing={standing}
        hand={(by) => client.send(handToPhone, { params: { uuid }, body: { by } })}
        look={refetch}
      />
      <IdentityPictures given={given} />
    </QuestionPage>
  );
}

type Standing = {
  readonly standing: ReplyOf<typeof identityCheck>;
  readonly look: () => Promise<unknown>;
};

/** Why pictures are asked for again, and what else can be done about it. */
function Again({ standing, look }: Standing) {
  return (
    <>
      <PicturesAgain standing={standing} />
      <Own standing={standing} look={look} />
    </>
  );
}

function Own({ standing: { reason, names }, look }: Standing) {
  const { send } = useCommand(explainNames, { stays: true });
  const explain = async (body: BodyOf<typeof explainNames>) => {
    const failures = await send({ body });
    await look();
    return failures;
  };
  return <OwnAnswers reason={reason} names={names} send={explain} />;
}

function Reviewed({ standing, asOf, look }: Standing & { readonly asOf: number }) {
  const asking = useCommand(askIdentityQuestions, { stays: true });
  const answering = useCommand(answerIdentityQuestions);
  const zone = useHomeZone();
  return (
    <IdentityReview
      standing={standing}
      asOf={asOf}
      ask={async () => {
        const failures = await asking.send({ body: undefined });
        await look();
        return failures;
      }}
      answer={async (body) => {
        const failures = await answering.send({ body });
        await look();
        return failures;
      }}
      isBusy={asking.isBusy}
      zone={zone}
      meanwhile={<Own standing={standing} look={look} />}
    />
  );
}
