import { boxKinds, type ReplayScene } from "@gable/domain/telemetry/session-replay.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { replayWords } from "./replay.words.ts";

/** What the window showed at one moment, drawn in boxes. */
export function Stage({ scene }: { scene: ReplayScene }) {
  const t = useText(replayWords);
  const { path, width, height, scrolled, boxes, pointer, press, typing } = scene;
  return (
    <svg
      className="replay-stage"
      role="img"
      aria-label={t.scene(path, boxes.length)}
      viewBox={`0 ${scrolled} ${Math.max(width, 1)} ${Math.max(height, 1)}`}
    >
      {boxes.map(([kind, x, y, boxWidth, boxHeight], index) => (
        // Boxes have no name but their place in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <rect key={index} data-kind={boxKinds[kind]} x={x} y={y} width={boxWidth} height={boxHeight} rx={3} />
      ))}
      {typing ? <circle className="replay-typing" cx={typing.x} cy={typing.y} r={12} /> : null}
      {press ? <circle className="replay-press" cx={press.x} cy={press.y} r={18} /> : null}
      {pointer ? <circle className="replay-pointer" cx={pointer.x} cy={pointer.y} r={6} /> : null}
    </svg>
  );
}
