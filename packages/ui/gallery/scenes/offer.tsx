import { useState } from "react";
import { Button } from "../../src/components/button/button.tsx";
import { type Choice, ChoiceFigures, Choices } from "../../src/components/choice/choice.tsx";
import { Ledger } from "../../src/components/ledger/ledger.tsx";
import { type ChartPoint, LineChart } from "../../src/components/line-chart/line-chart.tsx";
import { Note } from "../../src/components/notice/notice.tsx";
import { Summary } from "../../src/components/surface/surface.tsx";
import { type Column, Table } from "../../src/components/table/table.tsx";
import { AmountSlider } from "../../src/forms/amount-slider.tsx";
import { FieldGroup } from "../../src/forms/field.tsx";
import { StepPage } from "../../src/forms/step-page.tsx";
import { formatsOf } from "../../src/language/formats.ts";
import type { GalleryLender } from "../lenders.ts";
import { GalleryPage } from "../page.tsx";

const formats = formatsOf("en");

const term = (value: string, label: string, amount: string, apr: string, interest: string): Choice<string> => ({
  value,
  label,
  detail: (
    <>
      <span className="choice-amount">{amount}</span>
      <span className="choice-hint">a month</span>
      <ChoiceFigures
        rows={[
          ["APR", apr],
          ["Interest", interest],
        ]}
      />
    </>
  ),
});

const terms = [
  term("5", "5 years", "$2,049.24", "8.45%", "$22,955"),
  term("10", "10 years", "$1,264.05", "8.95%", "$51,686"),
  term("15", "15 years", "$1,026.20", "9.20%", "$84,716"),
  term("30", "30 years", "$844.50", "9.55%", "$204,022"),
];

const fees = [
  { value: "none", label: "No fee", detail: "9.65%" },
  { value: "2.99", label: "2.99%", detail: "8.95%" },
  { value: "4.99", label: "4.99%", detail: "8.45%" },
];

/** A fixed payment's balance, month by month; the gallery needs a curve, not a contract. */
function balances(): ChartPoint[] {
  let owed = 10_000_000;
  const points = [{ label: "November 2025", value: owed }];
  for (let month = 1; month <= 120; month += 1) {
    owed = Math.max(0, owed * (1 + 0.0895 / 12) - 126_405);
    const date = new Date(Date.UTC(2025, 10 + month, 1)).toISOString().slice(0, 10);
    points.push({ label: formats.month(date), value: month === 120 ? 0 : Math.round(owed) });
  }
  return points;
}

const points = balances();
const years = points.filter((_, month) => month > 0 && month % 12 === 0);

const columns: readonly Column<ChartPoint>[] = [
  {
    label: "Year",
    cell: ({ label }) => (
      <>
        {Number(label.slice(-4)) - 2025} <span className="quiet">to {label}</span>
      </>
    ),
  },
  { label: "Still owed", cell: ({ value }) => formats.cents(value).slice(1), numeric: true },
];

export function Offer({ lender }: { lender: GalleryLender }) {
  const [cents, setCents] = useState(10_000_000);
  const [means, setMeans] = useState("line");
  const [years10, setYears] = useState("10");
  const [fee, setFee] = useState("2.99");
  return (
    <GalleryPage
      lender={lender}
      signedIn
      layout="choice"
      place={{ at: 1, bar: "Your offer", share: 0.22 }}
      side={<YourLine />}
      more={{ label: "What you would owe over time", content: <Owed /> }}
    >
      <StepPage
        title="How much, and for how long?"
        lead={
          <>
            You take the whole line on day one. As you repay, you can redraw for five years at prime plus your margin.{" "}
            <a href="#redraws">See how redraws work</a>
          </>
        }
      >
        <div className="stack">
          <fieldset>
            <legend className="vh">Amount means</legend>
            <Choices
              kind="segments"
              choices={[
                { value: "line", label: "A line of" },
                { value: "cash", label: "Cash in hand of" },
              ]}
              value={means}
              onChange={setMeans}
            />
          </fieldset>
          <AmountSlider
            label="Credit line in dollars"
            cents={cents}
            onChange={setCents}
            least={1_500_000}
            most={18_200_000}
            step={50_000}
            mostNote="Your home supports up to $182,000"
          />
        </div>
        <FieldGroup id="term" label="Repay it over">
          <Choices kind="cards" choices={terms} value={years10} onChange={setYears} />
        </FieldGroup>
        <FieldGroup id="fee" label="Pay a fee once for a lower rate">
          <div className="stack">
            <Choices kind="pills" choices={fees} value={fee} onChange={setFee} />
            <Note>The $2,903.19 fee saves $38.15 a month, so it earns itself back in 6 years 5 months.</Note>
          </div>
        </FieldGroup>
      </StepPage>
    </GalleryPage>
  );
}

function YourLine() {
  return (
    <Summary title="Your line">
      <Ledger
        rows={[
          { label: "Line", figure: "$100,000.00" },
          { label: "Origination fee", note: "2.99% of the draw, once", figure: "−$2,903.19" },
          { label: "Cash to you", figure: "$97,096.81", weight: "total" },
        ]}
      />
      <Ledger
        rows={[
          { label: "Monthly payment", note: "120 payments, fixed", figure: "$1,264.05", weight: "strong" },
          { label: "APR", note: "APR does not include fees", figure: "8.95%" },
        ]}
      />
      <Ledger
        rows={[
          { label: "Interest in all", figure: "$51,686.40" },
          { label: "You repay in all", figure: "$151,686.40" },
          { label: "Recording, Ada County", note: "Estimate, due at signing", figure: "$45–60" },
        ]}
      />
      <Button>
        Continue with <span className="nowrap">$97,096 cash · 10 years</span>
      </Button>
      <p>Nothing here touches your credit score. A hard credit check comes later, and only after you say yes to it.</p>
    </Summary>
  );
}

function Owed() {
  return (
    <>
      <h2>What you would owe over time</h2>
      <p className="lead small">If the line starts in November 2025 and you don’t redraw.</p>
      <LineChart
        points={points}
        marks={[
          { at: 0, title: "$100,000 on day one" },
          { at: 73, title: "Half repaid", note: "Dec 2031" },
          { at: 120, title: "Paid off", note: "Nov 2035" },
        ]}
        below={[
          { at: 0, text: "Nov 2025" },
          { at: 24, text: "2027", wide: true },
          { at: 48, text: "2029", wide: true },
          { at: 72, text: "2031" },
          { at: 96, text: "2033", wide: true },
          { at: 120, text: "2035" },
        ]}
        levels={[
          { value: 7_500_000, text: "$75,000" },
          { value: 5_000_000, text: "$50,000" },
        ]}
        summary="Balance of the line, falling from $100,000 in November 2025 to half in December 2031 and to zero in November 2035."
        readLabel="Balance in a month"
        format={formats.cents}
      />
      <Table caption="The same figures, in dollars" columns={columns} rows={years} keyOf={({ label }) => label} />
    </>
  );
}
