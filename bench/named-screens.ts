import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { adopt } from "@gable/testkit/borrower/halfway.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import type { Started } from "./start-command.ts";
import type { Goal } from "./visit.ts";

const PERSONA = "straight-approval";

/** The screens that are measured: registration, log-in, offer, income and signing, each with somebody who has come so far. */
export async function namedScreens({ url: lender, sandboxUrl }: Started): Promise<Goal[]> {
  // Names below localhost do not resolve everywhere; this address is the main lender's.
  const url = `http://127.0.0.1:${new URL(lender).port}`;
  const signing = async (): Promise<Goal[]> => {
    const walked = await walk({
      url,
      sandboxUrl,
      persona: PERSONA,
      email: "signing@example.com",
      until: "FINAL_OFFER",
    });
    await adopt(walked);
    const { uuid, client } = walked;
    const of = { site: url, token: client.token() };
    return [
      { ...of, name: "signing", path: onHost(paths.signingIntro(uuid)), usable: "main button:enabled" },
      { ...of, name: "a document", path: onHost(paths.signingSign(uuid)), usable: "main .paper-text" },
    ];
  };
  const at = async (step: Step, name: string, pathFor: (uuid: string) => string, usable: string): Promise<Goal> => {
    const { client, uuid } = await walk({
      url,
      sandboxUrl,
      persona: PERSONA,
      email: `${name}@example.com`,
      until: step,
    });
    return { name, site: url, path: onHost(pathFor(uuid)), usable, token: client.token() };
  };
  return [
    { name: "register", site: url, path: onHost(paths.register()), usable: "main input:enabled" },
    { name: "log-in", site: url, path: siteRoutes.login, usable: "main input[type=password]:enabled" },
    await at("OFFER_SELECTION", "offer", paths.productSelect, "main input[type=radio]:enabled"),
    await at("INCOME_VERIFICATION", "income", paths.incomeReview, "main input[type=radio]:enabled"),
    ...(await signing()),
  ];
}
