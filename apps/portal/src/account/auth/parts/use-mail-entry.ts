import type { BodyOf } from "@gable/contract/call.ts";
import type { logInByMail } from "@gable/contract/calls/identity-mail.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { pathAfterLogin } from "@gable/domain/journey/redirects.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { logInByMailMutation } from "../../../queries/identity-mail.ts";
import { failuresOf } from "../../../shell/failures-of.ts";

type Proof = BodyOf<typeof logInByMail>["proof"];

/** Logs in by what came with the mail, and leads to where the log-in was asked for; a second step is asked for where the account has one. */
export function useMailEntry() {
  const { search } = useLocation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(logInByMailMutation());
  const [asksForAppCode, setAsksForAppCode] = useState(false);
  const redirectUrl = new URLSearchParams(search).get("redirectUrl");
  const enter = async (proof: Proof, appCode: string): Promise<readonly Failure[]> => {
    try {
      const { redirect } = await mutateAsync({
        proof,
        ...(asksForAppCode && { appCode }),
        ...(redirectUrl !== null && { redirectUrl }),
      });
      queries.clear();
      await navigate(pathAfterLogin(redirect, search), { replace: true });
      return [];
    } catch (failure) {
      if (failure instanceof CallFailed && failure.problem?.code === "second-factor-needed") {
        setAsksForAppCode(true);
        return [];
      }
      // What is wrong with the token is wrong with the link.
      return failuresOf(failure).map(({ name, message }) => ({
        message: name?.endsWith("token") ? "link-void" : message,
        ...(name !== undefined && !name.endsWith("token") && { name: name.replace(/^proof\./, "") }),
      }));
    }
  };
  return { enter, asksForAppCode };
}
