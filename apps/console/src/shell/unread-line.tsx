import { isOutage } from "@gable/contract/problem.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { shellWords } from "./shell.words.ts";

type UnreadLineProps = {
  asked: Pick<UseQueryResult, "error" | "refetch">;
  /** Says that it could not be read. */
  failed: string;
};

/** Beside what shows nothing where there is none: that it is not known, and a way to ask again. Of an outage the line over the page tells. */
export function UnreadLine({ asked: { error, refetch }, failed }: UnreadLineProps) {
  const t = useText(shellWords);
  if (error === null || isOutage(error)) return null;
  return (
    <p className="small" role="alert">
      {failed} <TextButton onClick={() => void refetch()}>{t.tryAgain}</TextButton>
    </p>
  );
}
