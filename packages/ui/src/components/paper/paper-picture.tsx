import { useCallback, useState } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";

const words = catalogue({
  undrawn: {
    en: "This browser cannot show this kind of picture. Download it to look at it.",
    es: "Este navegador no puede mostrar este tipo de imagen. Descárguela para verla.",
  },
});

/** In the place of a `PaperViewer`, whose style sheet has its own: a picture of a paper, as wide as its room at most; of a kind that this browser cannot draw it says so. */
export function PaperPicture({ title, content }: { title: string; content: Blob }) {
  const t = useText(words);
  const [undrawn, setUndrawn] = useState<Blob | null>(null);
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(content);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  if (undrawn === content) return <p>{t.undrawn}</p>;
  return <img className="paper-picture" ref={show} alt={title} onError={() => setUndrawn(content)} />;
}
