import { CallFailed } from "@gable/contract/problem.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { logInMutation } from "../../queries/identity.ts";
import { keepToken } from "../../session/token.ts";

/** Logs in without the log-in page. */
export function LogInPanel() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState("");
  const { mutateAsync } = useMutation(logInMutation());

  const enter = async () => {
    setFailure("");
    queries.clear();
    await navigate(siteRoutes.dashboard);
  };

  const logIn = async (form: FormData) => {
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const token = text("token");
    try {
      if (token === "") await mutateAsync({ email: text("email"), password: text("password") });
      else keepToken(token.startsWith("Bearer ") ? token : `Bearer ${token}`);
      await enter();
    } catch (error) {
      setFailure(error instanceof CallFailed ? "Something unexpected happened logging you in." : String(error));
    }
  };

  return (
    <section>
      <h2>Log in</h2>
      <form action={logIn}>
        <input name="email" type="email" placeholder="Email" aria-label="Email" autoComplete="off" />
        <input name="password" type="password" placeholder="Password" aria-label="Password" autoComplete="off" />
        <input name="token" placeholder="or a token" aria-label="Token" autoComplete="off" />
        <button type="submit">Log in</button>
      </form>
      <output>{failure}</output>
    </section>
  );
}
