import { useWait } from "@gable/ui/components/connection/waits.ts";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect } from "react";
import { NavigationType, useNavigation, useNavigationType } from "react-router";
import { lenderName } from "../session/organisation.ts";

const words = catalogue({
  step: { en: (n: number, of: number) => `Step ${n} of ${of}`, es: (n: number, of: number) => `Paso ${n} de ${of}` },
});

/**
 * Keeps the page's title in step with its h1: "Step 2 of 7: Which offer suits you? – Gable". The design system moves the focus to a
 * new screen's h1; here the screen only learns from which side it arrives.
 */
export function Arrival() {
  const t = useText(words);
  const { state } = useNavigation();
  const type = useNavigationType();
  useWait(state === "loading");

  useEffect(() => {
    document.documentElement.dataset["direction"] = type === NavigationType.Pop ? "back" : "on";
  }, [type]);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-moving", state === "loading");
  }, [state]);

  useEffect(() => {
    const name = () => {
      const title = titleOf(document, t.step);
      // "Error: " stands before it while a form has mistakes.
      if (!document.title.endsWith(title)) document.title = title;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [t]);

  return null;
}

function titleOf(page: Document, step: (n: number, of: number) => string): string {
  const heading = page.querySelector("main h1")?.textContent?.trim();
  if (!heading) return lenderName();
  const { step: at, steps } = page.querySelector<HTMLElement>("[data-steps]")?.dataset ?? {};
  const place = at ? `${step(Number(at), Number(steps))}: ` : "";
  return `${place}${heading} – ${lenderName()}`;
}
