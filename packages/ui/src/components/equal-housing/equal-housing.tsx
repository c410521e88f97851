import "./equal-housing.css";

const labels = {
  EHL: ["Equal Housing", "Lender"],
  EHO: ["Equal Housing", "Opportunity"],
  EOL: ["Equal Opportunity", "Lender"],
} as const;

export type FairMark = keyof typeof labels;

/** The house with the equal sign and its words under it. The name of the mark is the same in every language. */
export function EqualHousing({ mark }: { mark: FairMark }) {
  const [first, second] = labels[mark];
  return (
    <svg
      className="fair-mark"
      viewBox="0 0 72 74"
      role="img"
      lang="en"
      aria-label={`${first} ${second}`}
      // So small, letters that stand at whole pixels leave gaps within words.
      textRendering="geometricPrecision"
    >
      <path
        fillRule="evenodd"
        d="M36 1 5 16.5V26h5.5v27h51V26H67v-9.5zM36 11.5 52.5 19.700V45h-33V19.700zM26 23.5h20v6H26zM26 34h20v6H26z"
      />
      <text x="36" y="64" textLength={mark === "EOL" ? 72 : 62} lengthAdjust="spacingAndGlyphs">
        {first}
      </text>
      <text x="36" y="73">
        {second}
      </text>
    </svg>
  );
}
