import { z } from "zod";

/** What the sandbox's S3 does. */
const operations = ["PutObject", "GetObject", "HeadObject", "DeleteObject", "ListObjectsV2"] as const;
export type Operation = (typeof operations)[number];

const faults = [
  /** No answer comes. */
  "time-out",
  /** The connection breaks, and nothing was done. */
  "reset",
  /** It was done, and the answer is lost. */
  "lost",
  /** Half of what was to be sent. */
  "truncated",
  /** 200, and a page of some proxy's. */
  "garbage",
  /** A list whose keys are written by entities of its own: a file of the machine's, and one that grows by each that it names. */
  "entities",
  "500",
  "503",
  "403",
] as const;
export type BucketFault = (typeof faults)[number];

export const bucketFailure = z.object({
  operation: z.enum([...operations, "*"]).default("*"),
  fault: z.enum(faults),
  /** How many requests it strikes. */
  next: z.int().min(1).max(10_000).default(1),
});
type BucketFailure = z.infer<typeof bucketFailure>;

/** The one bucket of the sandbox's S3: in memory, and gone with the sandbox. */
export interface Bucket {
  /** What lies in it, by key. */
  readonly objects: Map<string, Buffer>;
  fail(failure: z.input<typeof bucketFailure>): void;
  /** Takes back every failure that was ordered. */
  mend(): void;
  /** Takes the failure that strikes this request, if one is set. */
  strike(operation: Operation): BucketFault | undefined;
  /** How often each operation was asked for, failed or not. */
  readonly asked: Map<Operation, number>;
}

/** One bucket in memory, which fails as it is told to. */
export function createBucket(): Bucket {
  let failures: BucketFailure[] = [];
  const asked = new Map<Operation, number>();
  return {
    objects: new Map(),
    asked,
    fail: (failure) => {
      failures.push(bucketFailure.parse(failure));
    },
    mend: () => {
      failures = [];
    },
    strike: (operation) => {
      asked.set(operation, (asked.get(operation) ?? 0) + 1);
      const found = failures.find((one) => one.operation === "*" || one.operation === operation);
      if (found === undefined) return undefined;
      found.next -= 1;
      failures = failures.filter(({ next }) => next > 0);
      return found.fault;
    },
  };
}
