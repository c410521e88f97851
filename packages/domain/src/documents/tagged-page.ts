/** What a reader of PDF tells of a page whose content is tagged (ISO 32000-1, 14.7 and 14.8), in the shapes of pdf.js. */
export interface TaggedPage {
  /** In points. */
  readonly height: number;
  /** The part of the document's structure that stands on this page; null where nothing is tagged. */
  readonly tree: TagNode | null;
  /** The page's text in the order in which it was written, between the marks that the structure names. */
  readonly items: readonly (TextRun | ContentMark)[];
  /** Fields and links of the page. */
  readonly annotations: readonly PageAnnotation[];
}

export interface TagNode {
  readonly role: string;
  readonly children: readonly (TagNode | TagLeaf)[];
  /** What stands for it where it is not seen. */
  readonly alt?: string | undefined;
  /** A BCP 47 tag, where it is not the document's. */
  readonly lang?: string | undefined;
  /** Of a heading of a table: what it heads. */
  readonly scope?: string | undefined;
  readonly colSpan?: number | undefined;
  readonly rowSpan?: number | undefined;
}

export interface TagLeaf {
  readonly type: string;
  readonly id?: string | undefined;
}

export interface TextRun {
  readonly str: string;
  /** A line ends here. */
  readonly hasEOL: boolean;
  /** The last two are where its baseline begins, in points from the lower left corner. */
  readonly transform: readonly number[];
  readonly height: number;
}

export interface ContentMark {
  readonly type: string;
  readonly tag?: string | undefined;
  readonly id?: string | undefined;
}

export interface PageAnnotation {
  readonly id: string;
  /** Left, bottom, right, top in points. */
  readonly rect: readonly number[];
  /** Of a form. */
  readonly fieldName?: string | undefined;
  /** What the field holds; empty until somebody has filled it. */
  readonly fieldValue?: unknown;
  /** Of a link that leads out of the document. */
  readonly url?: string | undefined;
}
