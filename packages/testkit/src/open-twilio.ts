import { type Sandbox, startSandbox } from "@gable/sandbox/server.ts";
import { GATEWAY } from "@gable/sandbox/text-back.ts";
import { TWILIO_ACCOUNT } from "@gable/sandbox/twilio/twilio-routes.ts";

/** Twilio in the place of the vendor of texts. */
export interface TestTwilio {
  /** Where it is played: a sandbox of its own, so that its inbox has what came by Twilio alone. */
  readonly sandbox: Sandbox;
  readonly authToken: string;
  /** By which a product texts there. */
  readonly environment: Readonly<Record<string, string>>;
}

export async function openTwilio(): Promise<TestTwilio> {
  const authToken = "the token of the account";
  const sandbox = await startSandbox({ webhookSecret: authToken });
  return {
    sandbox,
    authToken,
    environment: {
      TWILIO_ACCOUNT_SID: TWILIO_ACCOUNT,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: GATEWAY,
      TWILIO_URL: `${sandbox.url}/twilio`,
    },
  };
}
