import type { CallDefinition } from "./call.ts";
import type { Client, Request } from "./client.ts";
import { hearStream } from "./hear-stream.ts";
import { CallFailed } from "./problem.ts";
import { openRoomConnection, type RoomConnection, type RoomNow } from "./room-connection.ts";
import { HeardSignal, type IceServer, type SaidSignal } from "./room-signals.ts";

const MOST_TRIES = 5;
const PAUSE_MS = 1000;

interface Room<Say extends CallDefinition, Hear extends CallDefinition> {
  readonly say: Say;
  readonly hear: Hear;
  readonly params: { readonly uuid: string };
  readonly isCaller: boolean;
  readonly iceServers: readonly IceServer[];
  readonly changed: (now: RoomNow) => void;
}

/** Joins a call between two: what this page says goes out in its order, what the other's says comes in by a stream. */
export function joinRoom<Say extends CallDefinition, Hear extends CallDefinition>(
  client: Client,
  { say, hear, params, ...ends }: Room<Say, Hear>,
): RoomConnection {
  const leave = new AbortController();
  let saying: Promise<void> = Promise.resolve();

  async function post(body: SaidSignal): Promise<void> {
    for (let left = MOST_TRIES; left > 0; left -= 1) {
      try {
        await client.send(say, { params, body } as unknown as Request<Say>);
        return;
      } catch (failure) {
        // Refused is refused: the session is over, or not ours.
        if (failure instanceof CallFailed && failure.status >= 400 && failure.status < 500) return;
        await new Promise((rested) => setTimeout(rested, PAUSE_MS));
      }
    }
  }

  const connection = openRoomConnection({
    ...ends,
    say: (signal) => {
      saying = saying.then(() => post(signal));
    },
  });
  void hearStream(client, hear, { params } as unknown as Request<Hear>, {
    hear: (data) => connection.hear(HeardSignal.parse(JSON.parse(data))),
    signal: leave.signal,
  });
  return {
    ...connection,
    close: () => {
      leave.abort();
      connection.close();
    },
  };
}
