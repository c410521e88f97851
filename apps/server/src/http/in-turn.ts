const lastInTurn = new Map<string, Promise<unknown>>();

/** One after the other for the same name, in this process: what waits for its turn holds no connection meanwhile. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = lastInTurn.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastInTurn.set(name, mine);
  try {
    return await mine;
  } finally {
    if (lastInTurn.get(name) === mine) lastInTurn.delete(name);
  }
}
