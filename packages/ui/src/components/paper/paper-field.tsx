import type { Element } from "@gable/domain/documents/paper-text.ts";
import { use } from "react";
import { useLanguage, useText } from "../../language/catalogue.tsx";
import { writeSpot } from "./kept-place.ts";
import { paperWords } from "./paper.words.ts";
import { PageBegins, type WritePieces } from "./paper-place.tsx";
import { PaperShown } from "./paper-shown.ts";
import { isPlace, placeLabels } from "./placed-field.ts";

/** A place of the form: a line for ink, or this signer's own, or one that somebody has filled, or one that waits for somebody else. */
export function PaperField({ form: { children, alt, begins, lang }, write }: { form: Element; write: WritePieces }) {
  const t = useText(paperWords);
  const ui = useLanguage();
  const { fields } = use(PaperShown);
  const place = children.find((child) => "field" in child);
  if (!place) {
    return (
      <p className="paper-line" lang={lang}>
        <PageBegins page={begins} />
        <span className="vh">{alt}</span>
        {write(children)}
      </p>
    );
  }
  const mine = fields.find(({ id }) => id === place.field);
  return (
    <>
      <PageBegins page={begins} />
      <p className="paper-field" lang={lang} data-spot={writeSpot(place.spot)}>
        {place.value ? (
          <>
            <span className="vh" lang={ui}>
              {t.filled}:{" "}
            </span>
            <span className="paper-filled">{place.value}</span>
          </>
        ) : mine ? (
          <span className="paper-place" lang={ui} {...(isPlace(mine) && { "data-place": mine.id, tabIndex: -1 })}>
            {t[placeLabels[mine.kind]]}
          </span>
        ) : (
          <span className="paper-blank" lang={ui}>
            {t.toFill}
          </span>
        )}
        <span className="paper-alt">{alt}</span>
        {write(children)}
      </p>
    </>
  );
}
