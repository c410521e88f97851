import { parentPort } from "node:worker_threads";
import { sealDocument } from "../signing/seal-document.ts";
import { signDocument } from "../signing/sign-document.ts";
import { verifySeal } from "../signing/verify-seal.ts";
import { renderForLender } from "./render-document.ts";

/** What a thread can do. All of it is pure, and all of it would hold up requests for longer than they should wait. */
const work = { render: renderForLender, sign: signDocument, seal: sealDocument, verify: verifySeal };

export type Work = typeof work;

export interface Job {
  readonly id: number;
  readonly name: keyof Work;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly error: unknown };

parentPort?.on("message", (job: Job) => {
  void doJob(job).then((reply) => parentPort?.postMessage(reply));
});

async function doJob({ id, name, args }: Job): Promise<Reply> {
  try {
    const perform = work[name] as (...values: readonly unknown[]) => unknown;
    return { id, ok: true, result: await perform(...args) };
  } catch (error) {
    return { id, ok: false, error };
  }
}
