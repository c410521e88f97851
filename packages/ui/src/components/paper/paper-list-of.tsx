import { type Element, isElement, type Piece } from "@gable/domain/documents/paper-text.ts";
import { PageBegins, placeOf, type WritePieces } from "./paper-place.tsx";

/** Points, numbers, letters in brackets; not the words that name a value. */
const MARK = /^(\P{L}{1,8}|\(\p{L}{1,5}\)|\p{L}{1,3}[.)])$/u;
const BULLET = /^[\p{P}\p{S}]$/u;

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (isElement(piece) ? wordsOf(piece.children) : "words" in piece ? piece.words : "")).join("");

const labelOf = (item: Element): Element | undefined =>
  item.children.filter(isElement).find(({ role }) => role === "Lbl");

/** A list by the marks that are printed before its items, or values by their names. */
export function PaperList({ list, write }: { list: Element; write: WritePieces }) {
  const items = list.children.filter(isElement);
  const labels = items.map((item) => wordsOf(labelOf(item)?.children ?? []).trim());
  const isMarked = labels.every((label) => label === "" || MARK.test(label));
  const isNumbered = isMarked && labels.some((label) => label !== "" && !BULLET.test(label));
  const Tag = !isMarked ? "dl" : isNumbered ? "ol" : "ul";
  const Item = isMarked ? Marked : Named;
  return (
    <>
      <PageBegins page={list.begins} />
      <Tag className={isMarked ? "paper-list" : "paper-terms"} lang={list.lang} {...(isMarked && { role: "list" })}>
        {items.map((item, index) => (
          <Item key={item.key} item={item} label={labels[index] ?? ""} write={write} />
        ))}
      </Tag>
    </>
  );
}

type ItemProps = { item: Element; label: string; write: WritePieces };

function Marked({ item, label, write }: ItemProps) {
  const mark = labelOf(item);
  return (
    <li {...placeOf(item)}>
      <PageBegins page={item.begins} />
      {mark ? (
        <span className="paper-mark" aria-hidden={BULLET.test(label) || undefined}>
          {write(mark.children)}
        </span>
      ) : null}
      <div>{write(bodiesOf(item))}</div>
    </li>
  );
}

function Named({ item, write }: ItemProps) {
  const bodies = item.children.filter((child) => isElement(child) && child.role === "LBody");
  return (
    <div {...placeOf(item)}>
      <dt>
        <PageBegins page={item.begins} />
        {write(labelOf(item)?.children ?? [])}
      </dt>
      {bodies.map((body) => (
        <dd key={body.key}>{write(isElement(body) ? body.children : [])}</dd>
      ))}
    </div>
  );
}

/** What an item says behind its mark. */
const bodiesOf = (item: Element): Piece[] =>
  item.children.flatMap((child) =>
    isElement(child) && child.role === "LBody"
      ? child.children
      : isElement(child) && child.role === "Lbl"
        ? []
        : [child],
  );
