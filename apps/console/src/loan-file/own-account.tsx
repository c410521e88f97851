import { useMay } from "../session/me.ts";
import { LogOut } from "./log-out.tsx";
import { LostSecondStep } from "./lost-second-step.tsx";
import type { Signer } from "./signer.ts";

/** What is done about somebody's own account: of the borrower, or of a signer. Nothing for who may do nothing about it. */
export function OwnAccount({ uuid, signer }: { uuid: string; signer?: Signer }) {
  const endsSessions = useMay("end-borrower-sessions");
  const takesStepsOff = useMay("take-second-steps-off");
  return (
    <>
      {endsSessions ? (
        <p className="small">
          <LogOut uuid={uuid} {...(signer && { signer })} />
        </p>
      ) : null}
      {takesStepsOff ? <LostSecondStep uuid={uuid} signer={signer} /> : null}
    </>
  );
}
