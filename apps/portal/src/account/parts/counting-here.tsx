import { useText } from "@gable/ui/language/catalogue.tsx";
import { useId, useState, useSyncExternalStore } from "react";
import { useIsSignedIn } from "../../session/use-is-signed-in.ts";
import { asksNotToBeTracked, countsVisits, keepCountsVisits } from "../../shell/telemetry/consent.ts";
import { countingWords } from "./counting-here.words.ts";
import { Switch } from "./switch.tsx";

const never = () => () => undefined;

/** Whether visits are counted, for whoever has no account to say so in. What the server draws is drawn before the browser is asked. */
export function CountingHere() {
  const t = useText(countingWords);
  const id = useId();
  const isSignedIn = useIsSignedIn();
  const [chosen, choose] = useState<boolean>();
  const kept = useSyncExternalStore(
    never,
    () => countsVisits(null),
    () => true,
  );
  const isRefused = useSyncExternalStore(
    never,
    () => asksNotToBeTracked(navigator),
    () => false,
  );
  if (isSignedIn) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      {isRefused ? (
        <p className="small quiet">{t.notCounted}</p>
      ) : (
        <Switch
          label={t.count}
          hint={t.hint}
          isOn={chosen ?? kept}
          onChange={(next) => {
            keepCountsVisits(next);
            choose(next);
          }}
        />
      )}
    </section>
  );
}
