import type { QueryOf } from "@gable/contract/call.ts";
import {
  auditFile,
  auditTrail,
  checkApplicationLogs,
  checkAudit,
  lenderLog,
} from "@gable/contract/calls/staff-audit.ts";
import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export type AuditFilter = QueryOf<typeof auditFile>;

export const auditTrailQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit", filter],
    queryFn: ({ signal, pageParam }) =>
      client.send(auditTrail, { query: { ...filter, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const auditFileOf = (query: AuditFilter): Promise<Blob> => client.file(auditFile, { query });

export const lenderLogQuery = () =>
  infiniteQueryOptions({
    queryKey: ["lender-log"],
    queryFn: ({ signal, pageParam }) =>
      client.send(lenderLog, { query: { ...(pageParam !== null && { before: String(pageParam) }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** Checks the lender's log with what it seals, then every application's, two hundred at a time. */
export const checkMutation = (told: (checked: number) => void) =>
  mutationOptions({
    mutationFn: async () => {
      const record = await client.send(checkAudit, {});
      const broken = [];
      let [checked, events] = [0, 0];
      let after: string | null = null;
      do {
        const part: Awaited<ReturnType<typeof checkPart>> = await checkPart(after);
        checked += part.checked;
        events += part.events;
        broken.push(...part.broken);
        after = part.next;
        told(checked);
      } while (after !== null);
      return { ...record, applications: { checked, events, broken } };
    },
  });

const checkPart = (after: string | null) =>
  client.send(checkApplicationLogs, { query: { ...(after !== null && { after }) } });
