import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { Suspense } from "react";
import type { ExampleOf } from "./paper-example.tsx";

const PaperExample = lazyPart(async () => (await import("./paper-example.tsx")).PaperExample);

const words = catalogue({ title: { en: "What a good one looks like", es: "Cómo es uno que sirve" } });

/** What must be readable on a paper of a kind that often comes back; closed, so that whoever knows passes by. */
export function GoodPaper({ of }: { of: ExampleOf }) {
  const t = useText(words);
  return (
    <Disclosure summary={t.title}>
      <Suspense>
        <PaperExample of={of} />
      </Suspense>
    </Disclosure>
  );
}
