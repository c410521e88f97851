// A process of its own beside pollers.ts: so many browsers that each ask for a status every few seconds, at moments by chance, over
// connections that stay open. A reply's time counts from the moment at which it was due to be asked for, so that what is late is seen.
import { connect, type Socket } from "node:net";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import { figureAt } from "./figures.ts";
import { type Polled, Polling } from "./polling.ts";

const CONNECTIONS = 128;
const SUCCESS = "HTTP/1.1 200";

interface Question {
  readonly request: string;
  readonly dueMs: number;
  readonly counts: boolean;
}

process.once("message", (given) => void answer(Polling.parse(given)));

async function answer(polling: Polling): Promise<void> {
  process.send?.(await poll(polling));
  process.disconnect();
}

async function poll({ port, requests, pollers, everyMs, rounds }: Polling): Promise<Polled> {
  const chance = seededChance(1);
  const moments = Array.from({ length: pollers }, (_, poller) => ({
    at: chance() * everyMs,
    request: requests[poller % requests.length] ?? "",
  })).toSorted((a, b) => a.at - b.at);
  const times: number[] = [];
  const free: Socket[] = [];
  const waiting: Question[] = [];
  let answered = 0;
  const all = Promise.withResolvers<void>();
  const under = new Map<Socket, Question>();

  const ask = (socket: Socket, question: Question): void => {
    under.set(socket, question);
    socket.write(question.request, "latin1");
  };
  const hear = (socket: Socket, reply: string): void => {
    const question = under.get(socket);
    if (!question || !reply.startsWith(SUCCESS))
      return all.reject(new Error(`It was answered: ${reply.slice(0, 300)}`));
    if (question.counts) times.push(performance.now() - question.dueMs);
    answered += 1;
    if (answered === pollers * rounds) all.resolve();
    const next = waiting.shift();
    if (next) ask(socket, next);
    else free.push(socket);
  };
  const sockets = Array.from({ length: CONNECTIONS }, () => openLine(port, hear, all.reject));
  free.push(...sockets);

  const beganMs = performance.now();
  let sent = 0;
  const send = (): void => {
    const now = performance.now();
    while (sent < pollers * rounds) {
      const round = Math.floor(sent / pollers);
      const moment = moments[sent % pollers];
      const dueMs = beganMs + round * everyMs + (moment?.at ?? 0);
      if (dueMs > now) break;
      sent += 1;
      const question = { request: moment?.request ?? "", dueMs, counts: round > 0 };
      const socket = free.pop();
      if (socket) ask(socket, question);
      else waiting.push(question);
    }
    if (sent < pollers * rounds) setTimeout(send, 1);
  };
  send();
  try {
    await all.promise;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return { p50Ms: figureAt(0.5, times), p99Ms: figureAt(0.99, times) };
}

/** A connection on which one reply follows one request. */
function openLine(port: number, hear: (socket: Socket, reply: string) => void, fail: (error: Error) => void): Socket {
  const socket = connect({ host: "127.0.0.1", port, noDelay: true });
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => {
    text += part;
    const end = text.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
    if (text.length < end + 4 + length) return;
    const reply = text;
    text = "";
    hear(socket, reply);
  });
  socket.on("error", fail);
  return socket;
}
