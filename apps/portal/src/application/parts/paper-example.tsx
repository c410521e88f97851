import { useText } from "@gable/ui/language/catalogue.tsx";
import { examples, exampleWords } from "./paper-example.words.ts";
import "./paper-example.css";

export type ExampleOf = keyof typeof examples;

/** Of a box on a sheet of 240 by 300, or as high as a card is: left, top, width, height. */
type Box = readonly [number, number, number, number];
type Sheet = { readonly height?: number; readonly marked: readonly Box[]; readonly lines: readonly Box[] };

const PAGE_HEIGHT = 300;

/** Where on each sheet the numbered things are, and lines of no account between them. */
const sheets: Readonly<Record<ExampleOf, Sheet>> = {
  license: {
    height: 152,
    marked: [
      [20, 44, 60, 78],
      [96, 44, 124, 22],
      [96, 76, 56, 20],
      [164, 76, 56, 20],
      [10, 132, 220, 12],
    ],
    lines: [
      [20, 18, 120, 12],
      [96, 106, 124, 6],
      [96, 118, 90, 6],
    ],
  },
  mortgage: {
    marked: [
      [20, 20, 100, 32],
      [20, 70, 110, 34],
      [150, 20, 70, 22],
      [20, 128, 200, 30],
      [20, 178, 200, 30],
    ],
    lines: [
      [150, 70, 70, 6],
      [150, 84, 70, 6],
      [20, 228, 200, 6],
      [20, 244, 160, 6],
      [20, 260, 200, 6],
      [20, 276, 120, 6],
    ],
  },
  payStub: {
    marked: [
      [20, 20, 100, 24],
      [20, 60, 90, 20],
      [140, 20, 80, 36],
      [20, 120, 120, 24],
      [152, 120, 68, 24],
    ],
    lines: [
      [20, 164, 120, 6],
      [152, 164, 68, 6],
      [20, 184, 120, 6],
      [152, 184, 68, 6],
      [20, 204, 120, 6],
      [152, 204, 68, 6],
      [20, 250, 200, 6],
    ],
  },
  taxReturn: {
    marked: [
      [150, 20, 70, 22],
      [20, 52, 200, 22],
      [20, 130, 200, 80],
      [20, 258, 130, 24],
    ],
    lines: [
      [20, 26, 100, 10],
      [20, 86, 200, 6],
      [20, 100, 160, 6],
      [20, 222, 200, 6],
      [20, 238, 170, 6],
    ],
  },
  declarations: {
    marked: [
      [130, 20, 90, 34],
      [20, 66, 90, 22],
      [130, 66, 90, 34],
      [20, 122, 200, 24],
      [20, 230, 200, 34],
    ],
    lines: [
      [20, 24, 80, 12],
      [20, 160, 200, 6],
      [20, 178, 200, 6],
      [20, 196, 200, 6],
      [20, 276, 140, 6],
    ],
  },
};

/** What a paper has to show, drawn and in words: the words alone say it all, so that the drawing is left out when it is read aloud. */
export function PaperExample({ of }: { of: ExampleOf }) {
  const t = useText(exampleWords);
  const points = useText(examples[of]);
  const { marked, lines, height: high = PAGE_HEIGHT } = sheets[of];
  return (
    <div className="example">
      <svg viewBox={`0 0 240 ${high}`} aria-hidden="true" focusable="false">
        <rect className="example-sheet" x="1" y="1" width="238" height={high - 2} rx="6" />
        {lines.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} className="example-line" x={x} y={y} width={width} height={height} rx="3" />
        ))}
        {marked.map(([x, y, width, height], index) => (
          <g key={`${x} ${y}`}>
            <rect className="example-mark" x={x} y={y} width={width} height={height} rx="4" />
            <circle className="example-disc" cx={x} cy={y} r="10" />
            <text className="example-number" x={x} y={y + 4}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <div>
        <p className="small quiet">{t.note}</p>
        <ol>
          {Object.values(points).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
