import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * What a worker makes of a large source and posts, read when somebody first asks, on a thread that ends with it. After a failure whoever
 * asks next tries again.
 */
export function readOnce<T>(worker: URL): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= readIn<T>(worker).catch((cause: unknown) => {
      reading = undefined;
      throw cause;
    });
    return reading;
  };
}

async function readIn<T>(file: URL): Promise<T> {
  const worker = new Worker(file);
  try {
    const [message] = (await once(worker, "message")) as [T];
    return message;
  } finally {
    await worker.terminate();
  }
}
