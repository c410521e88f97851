import { connect, type Socket } from "node:net";
import { type OutageReason, VendorRefused, VendorUnavailable } from "../vendor-errors.ts";
import type { VirusScan } from "./port.ts";
import type { ScanAnswer } from "./protocol.ts";

/** Where ClamAV's daemon listens on this machine: what it is sent is not encrypted, so that it must not leave it. */
export const CLAMD_ADDRESS = /^(?:unix:(?<path>\/\S+)|tcp:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):(?<port>\d{1,5}))$/;

const TIME_OUT_MS = 20_000;
const CHUNK_BYTES = 256 * 1024;
/** Ends a reply, and a command that begins with `z`. */
const NUL = "\0";

/**
 * Has files looked at by ClamAV, by the protocol of clamd(8): in one session its version, which says how old its signatures are, and the
 * verdict. `url` is `unix:/run/clamav/clamd.ctl`, or `tcp://127.0.0.1:3310`.
 */
export function clamdScan(url: string): VirusScan {
  return {
    async scan({ key, request: { file } }) {
      const [engine = "", verdict = ""] = await ask(url, Buffer.from(file.content, "base64"));
      return { status: "answered", order: key, revision: 1, exchanges: [], answer: answerOf(engine, verdict) };
    },
  };
}

function answerOf(engine: string, verdict: string): ScanAnswer {
  const finding = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
  if (finding !== undefined) return { outcome: "infected", engine, finding };
  if (verdict === "stream: OK") return { outcome: "clean", engine };
  // What its StreamMaxLength does not allow is not looked at, however often it is sent.
  if (verdict.includes("size limit exceeded")) throw new VendorRefused("virus-scan", 413, "too-large", verdict, []);
  throw outage(verdict.endsWith("ERROR") ? "server-error" : "malformed-answer", verdict);
}

/** The replies to both commands, in their order. */
function ask(url: string, file: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(url).setEncoding("utf8").setTimeout(TIME_OUT_MS);
    let said = "";
    const settle = (error?: Error) => {
      socket.destroy();
      const replies = repliesIn(said);
      // It may close the line over what it refuses before all of that is sent.
      if (error === undefined || replies.length > 1) resolve(replies);
      else reject(error);
    };
    socket.on("data", (part: string) => {
      said += part;
      if (repliesIn(said).length > 1) settle();
    });
    socket.once("timeout", () => settle(outage("time-out")));
    socket.once("error", (cause) => settle(outage("unreachable", cause)));
    socket.once("close", () => settle(outage("unreachable", "closed before it answered")));
    send(socket, file);
  });
}

function openSocket(url: string): Socket {
  const { path, port } = CLAMD_ADDRESS.exec(url)?.groups ?? {};
  return path === undefined ? connect({ host: "localhost", port: Number(port) }) : connect({ path });
}

/** Both commands, and the file in pieces that each say how long they are; one of no length ends it. */
function send(socket: Socket, file: Buffer): void {
  socket.write(["zIDSESSION", "zVERSION", "zINSTREAM", ""].join(NUL));
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    const piece = file.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(piece));
    socket.write(piece);
  }
  socket.write(lengthOf(Buffer.alloc(0)));
  socket.write(`zEND${NUL}`);
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

/** Those that are whole, without the numbers of their commands. */
const repliesIn = (said: string): string[] =>
  said
    .split(NUL)
    .slice(0, -1)
    .map((reply) => reply.replace(/^\d+: /, "").trim());

const outage = (reason: OutageReason, cause?: unknown): VendorUnavailable =>
  new VendorUnavailable("virus-scan", reason, { cause });
