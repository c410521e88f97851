import { Button } from "@gable/ui/components/button/button.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";

const words = catalogue({
  copied: { en: "Copied", es: "Copiado" },
  failed: { en: "Select the text and copy it", es: "Seleccione el texto y cópielo" },
});

/** Words to be handed to somebody else exactly as they are, with a way to copy them. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useText(words);
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.copied);
    } catch {
      setSaid(t.failed);
    }
  };
  return (
    <div className="stack">
      {/* For an agent or an insurer, who takes it as it is. */}
      <blockquote className="copy-text" lang="en">
        {text}
      </blockquote>
      <div>
        <Button kind="second" slim onClick={() => void copy()}>
          {label}
        </Button>{" "}
        <output className="quiet small">{said}</output>
      </div>
    </div>
  );
}
