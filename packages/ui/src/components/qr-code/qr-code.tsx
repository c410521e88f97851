import { useEffect, useState } from "react";
import "./qr-code.css";

type QrCodeProps = { text: string; label: string };

/** Light modules around the code, as scanners need them (ISO/IEC 18004). */
const BORDER = 4;

/**
 * A text as a picture for a phone's camera, always dark on light. What draws it is fetched only here; without it nothing is shown, so
 * that what the code says must stand beside it too.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { encode } = await import("uqr");
      if (!isGone) setRows(encode(text, { ecc: "M", border: BORDER }).data);
    };
    void draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <div className="qr-code">
      {rows === null ? null : (
        <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={outlineOf(rows)} />
        </svg>
      )}
    </div>
  );
}

/** One stroke for each run of dark modules. */
const outlineOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)).join("");

function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  }
  return runs;
}
