import { addPhoneNumber, sendPhoneCode } from "@gable/contract/calls/conditions.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { conditionsQuery } from "../../queries/conditions.ts";
import { client } from "../../session/client.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { SaidLast } from "./parts/asked-again.tsx";
import { OwnConversation } from "./parts/own-conversation.tsx";
import { PhoneAsked } from "./parts/phone-asked.tsx";

/** The borrower's phone number, where it is missing. */
export function Screen() {
  const { uuid } = useJourney();
  const back = useWayBack();
  const command = useCommand(addPhoneNumber);
  const { data } = useQuery(conditionsQuery(uuid));
  const asked = data?.find(({ categoryEnum }) => categoryEnum === "MISSING_PHONE_NUMBER");
  return (
    <PhoneAsked
      explain={useExplain()}
      lead={asked ? <SaidLast condition={asked} /> : undefined}
      sendCode={(phone) => client.send(sendPhoneCode, { params: { uuid }, body: { phone } })}
      give={(body) => command.send({ body })}
      back={back}
      after={
        <>
          <CallUs />
          {asked ? <OwnConversation condition={asked} /> : null}
        </>
      }
    />
  );
}
