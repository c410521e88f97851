import { Worker } from "node:worker_threads";
import type { Language } from "@gable/domain/language.ts";
import type { DocumentInputs, DocumentKind } from "./document-kinds.ts";
import type { DocumentLender } from "./lender.ts";
import type { RenderedDocument } from "./render-document.ts";
import type { Job, Reply, Work } from "./render-worker.ts";

/** Renders, signs and seals documents on threads of their own, so that no request waits for it. */
export interface RenderPool {
  /** As `renderDocument`. Rejects when the input cannot be printed or the pool is closed. */
  render<Kind extends DocumentKind>(
    kind: Kind,
    input: DocumentInputs[Kind],
    lender: DocumentLender,
    language: Language,
  ): Promise<RenderedDocument>;
  /** As `signDocument`. */
  sign: OnThread<"sign">;
  /** As `sealDocument`. */
  seal: OnThread<"seal">;
  /** As `verifySeal`. */
  verify: OnThread<"verify">;
  /** Stops the threads; what still waits is refused. */
  close(): Promise<void>;
}

type OnThread<Name extends keyof Work> = (...args: Parameters<Work[Name]>) => Promise<ReturnType<Work[Name]>>;

interface Waiting {
  readonly job: Job;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Desk {
  readonly worker: Worker;
  busyWith: Waiting | null;
}

/** Opens up to `size` threads, each started when first needed. */
export function openRenderPool(options: { readonly size: number }): RenderPool {
  const desks: Desk[] = [];
  const queue: Waiting[] = [];
  let nextId = 1;
  let closed = false;

  function openDesk(): Desk {
    const desk: Desk = { worker: new Worker(new URL("./render-worker.ts", import.meta.url)), busyWith: null };
    desk.worker.unref();
    desk.worker.on("message", (reply: Reply) => {
      const done = desk.busyWith;
      desk.busyWith = null;
      desk.worker.unref();
      if (reply.ok) done?.resolve(reply.result);
      else done?.reject(reply.error);
      serve();
    });
    desk.worker.on("error", (error) => lose(desk, error));
    desk.worker.on("exit", () => lose(desk, new Error("The rendering thread stopped")));
    desks.push(desk);
    return desk;
  }

  /** A thread that died fails its own document only; the next document gets a new thread. */
  function lose(desk: Desk, error: unknown): void {
    const index = desks.indexOf(desk);
    if (index === -1) return;
    desks.splice(index, 1);
    desk.busyWith?.reject(error);
    serve();
  }

  function serve(): void {
    while (queue.length > 0) {
      const desk = desks.find((free) => free.busyWith === null) ?? (desks.length < options.size ? openDesk() : null);
      const next = desk && queue.shift();
      if (!next) return;
      desk.busyWith = next;
      desk.worker.ref();
      desk.worker.postMessage(next.job);
    }
  }

  function perform(name: keyof Work, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error("The render pool is closed"));
        return;
      }
      queue.push({ job: { id: nextId++, name, args }, resolve, reject });
      serve();
    });
  }

  // The reply to a job is what its function returns: the worker knows them by the same names.
  return {
    render: (...args) => perform("render", args) as Promise<RenderedDocument>,
    sign: (...args) => perform("sign", args) as Promise<ReturnType<Work["sign"]>>,
    seal: (...args) => perform("seal", args) as Promise<ReturnType<Work["seal"]>>,
    verify: (...args) => perform("verify", args) as Promise<ReturnType<Work["verify"]>>,
    close: async () => {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new Error("The render pool is closed"));
      await Promise.all(desks.map((desk) => desk.worker.terminate()));
    },
  };
}
