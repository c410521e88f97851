import { TextLink } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { fileReplaysQuery } from "../queries/loan-file.ts";
import { replayWords } from "../replay/replay.words.ts";
import { inMoments } from "../shell/in-moments.ts";
import { isLeftOut, Pending } from "../shell/pending.tsx";

/** The visits that can be watched; none are not worth a heading, but that they are not known is. */
export function ReplaysPart({ uuid }: { uuid: string }) {
  const t = useText(replayWords);
  const language = useLanguage();
  const asked = useQuery(fileReplaysQuery(uuid));
  const replays = asked.data?.replays ?? [];
  if (isLeftOut(asked, replays.length === 0)) return null;
  return (
    <section>
      <SectionHead title={t.visits} />
      <p className="small quiet">{t.visitsMean}</p>
      <Pending asked={asked} rows={2} />
      <ul>
        {replays.map(({ uuid: replay, beganAt, link }) => (
          <li key={replay}>
            <TextLink href={link}>{t.watch(inMoments(beganAt, language))}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
