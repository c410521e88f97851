import { useState } from "react";
import { useKnownContact } from "./known-contact.ts";
import { OpenAccount } from "./open-account.tsx";
import { StartAnother } from "./start-another.tsx";

/** The last step: an account for whoever has none, only the consents for whoever came signed in. */
export function Step() {
  const known = useKnownContact();
  // Opening the account signs in; the question does not change under the finger that has just answered it.
  const [email] = useState(known.email);
  return email === null ? <OpenAccount /> : <StartAnother email={email} />;
}
