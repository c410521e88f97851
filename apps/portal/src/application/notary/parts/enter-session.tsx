import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { joinNotary, type notary } from "@gable/contract/calls/notary.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { type Failure, notMet } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { usStates } from "@gable/ui/forms/us-states.ts";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { enterCodes, enterWords } from "../enter.words.ts";
import { DeviceCheck } from "./device-check.tsx";
import { Inside } from "./inside.tsx";
import { type Devices, untested } from "./test-devices.ts";

type Values = { document: boolean; quietRoom: boolean; recording: boolean; state: string };
type EnterProps = {
  session: NonNullable<ReplyOf<typeof notary>["session"]>;
  /** The home's state, of which most people are in. */
  state: string;
  /** To another time. */
  onChange: () => void;
};

/** The borrower's booked session. */
export function EnterSession({ session, state, onChange }: EnterProps) {
  const t = useText(enterWords);
  const language = useLanguage();
  const f = useFormats();
  const navigate = useNavigate();
  const { uuid } = useJourney();
  const command = useCommand(joinNotary, { stays: true });
  const join = async (body: BodyOf<typeof joinNotary>) => {
    const failures = await command.send({ body });
    if (failures.length === 0) await navigate(onHost(paths.notarySession(uuid)));
    return failures;
  };
  const lead = t.bookedLead(f.moment(session.startsAt), session.notaryName);
  // Few want it: it comes when it is asked for.
  const keep = async () => (await import("./keep-session.ts")).keepSession(uuid, session.startsAt, language);
  const another = (
    <>
      <TextButton onClick={() => void keep()}>{t.toCalendar}</TextButton>
      <TextButton onClick={onChange}>{t.another}</TextButton>
    </>
  );
  return <EnterQuestion title={t.booked} lead={lead} state={state} join={join} status={another} />;
}

type QuestionProps = {
  title: string;
  lead: string;
  state: string;
  join: (body: BodyOf<typeof joinNotary>) => Promise<readonly Failure[]>;
  /** Beside the button, such as the way to another time. */
  status?: ReactNode;
};

/** A booked session: when, and what has to be right before one goes in. */
export function EnterQuestion({ title, lead, state, join: send, status }: QuestionProps) {
  const t = useText(enterWords);
  const explain = useExplain(enterCodes);
  const [devices, setDevices] = useState<Devices>(untested);
  const form = useQuestionForm<Values>({
    defaultValues: { document: false, quietRoom: false, recording: false, state },
  });

  async function join({ document, quietRoom, recording, state: here }: Values) {
    const missing = notMet(
      [here !== "", "state", "state-invalid"],
      [document, "document", "id-in-hand"],
      [quietRoom, "quietRoom", "quiet-room"],
      [recording, "recording", "recording-needed"],
    );
    if (!document || !quietRoom || !recording || missing.length > 0) return missing;
    const { camera, microphone } = devices;
    return send({ ready: { document, quietRoom, recording, camera, microphone }, state: here });
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={join}
      explain={explain}
      question={title}
      lead={lead}
      drawing="calendar"
      submit={t.join}
      status={status}
    >
      <Inside />
      <h2>{t.ready}</h2>
      <DeviceCheck devices={devices} onTested={setDevices} />
      <SelectField control={form.control} name="state" label={t.where} options={usStates} />
      <CheckboxField control={form.control} name="document">
        {t.document}
      </CheckboxField>
      <CheckboxField control={form.control} name="quietRoom">
        {t.quiet}
      </CheckboxField>
      <CheckboxField control={form.control} name="recording">
        {t.recording}
      </CheckboxField>
    </QuestionPage>
  );
}
