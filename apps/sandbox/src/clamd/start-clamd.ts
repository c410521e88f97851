import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { isHarmful } from "../kinds/virus-scan.ts";

/** A stand-in for ClamAV's daemon on this machine, which finds what the sandbox's scanner does. */
export interface StandInClamd {
  /** For `CLAMAV_URL`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface ClamdManners {
  /** What it says of every file, in the place of a verdict; null: it hangs up. */
  readonly says?: string | null;
  /** The longest file that it takes, in bytes, as its `StreamMaxLength` has it. */
  readonly longest?: number;
}

const VERSION = "ClamAV 1.4.6/27500/Thu Nov 26 08:00:00 2026";
const LENGTH_BYTES = 4;

/** Listens on a free port of the loopback, and speaks as clamd(8) says: sessions, `zVERSION` and `zINSTREAM`. */
export async function startClamd(manners: ClamdManners = {}): Promise<StandInClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    serve(socket, manners);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const verdictOn = (bytes: Buffer): string => (isHarmful(bytes) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK");

function serve(socket: Socket, { says, longest = Number.POSITIVE_INFINITY }: ClamdManners): void {
  let unread = Buffer.alloc(0);
  let commands = 0;
  /** The pieces of a file that is coming. */
  let file: Buffer[] | undefined;
  const reply = (text: string) => socket.write(`${commands}: ${text}\0`);
  const take = (length: number): Buffer => {
    const taken = unread.subarray(0, length);
    unread = unread.subarray(length);
    return taken;
  };
  /** Whether something was whole and was read. */
  const readCommand = (): boolean => {
    const end = unread.indexOf(0);
    if (end < 0) return false;
    const command = take(end + 1).toString("latin1", 0, end);
    if (command === "zIDSESSION") return true;
    commands += 1;
    if (command === "zINSTREAM") file = [];
    else if (command === "zVERSION") reply(VERSION);
    else if (command === "zEND") socket.end();
    else reply("UNKNOWN COMMAND");
    return true;
  };
  const readPiece = (pieces: Buffer[]): boolean => {
    if (unread.length < LENGTH_BYTES) return false;
    const length = unread.readUInt32BE();
    if (unread.length < LENGTH_BYTES + length) return false;
    take(LENGTH_BYTES);
    pieces.push(take(length));
    const bytes = Buffer.concat(pieces);
    if (bytes.length > longest) socket.end(`${commands}: INSTREAM size limit exceeded. ERROR\0`);
    if (length > 0) return true;
    file = undefined;
    if (says === null) socket.destroy();
    else reply(says ?? verdictOn(bytes));
    return true;
  };
  socket.on("data", (part) => {
    unread = Buffer.concat([unread, part]);
    while (file ? readPiece(file) : readCommand());
  });
}
