import { crc32 } from "node:zlib";

/** A file in an archive. */
export interface ZipMember {
  /** With slashes, never from the root. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980: the same members always make the same archive. */
const DOS_DATE = 0x21;

/**
 * An archive of members as they are, without compression, so that a changed byte can be found where it is. Below 4 GiB. No library writes
 * it: a pack is verified by writing it again, years later, and its bytes must not follow from the version of one.
 */
export function writeZip(members: readonly ZipMember[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of members) {
    const named = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(FLAGS, 2);
    shared.writeUInt16LE(DOS_DATE, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(named.length, 22);
    const entry = Buffer.alloc(CENTRAL_LENGTH);
    entry.writeUInt32LE(CENTRAL, 0);
    entry.writeUInt16LE(VERSION, 4);
    shared.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, named);
    const local = Buffer.concat([uint32(LOCAL), shared, named, bytes]);
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** Members of an archive that `writeZip` made, found by its directory; damaged ones are left out. Undefined where there is none. */
export function readZip(archive: Buffer): readonly ZipMember[] | undefined {
  const end = archive.length - END_LENGTH;
  if (end < 0 || archive.readUInt32LE(end) !== END) return undefined;
  const members: ZipMember[] = [];
  let place = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (place + CENTRAL_LENGTH > end || archive.readUInt32LE(place) !== CENTRAL) return members;
    const length = archive.readUInt32LE(place + 24);
    const nameLength = archive.readUInt16LE(place + 28);
    const name = archive.toString("utf8", place + CENTRAL_LENGTH, place + CENTRAL_LENGTH + nameLength);
    const from = archive.readUInt32LE(place + 42) + LOCAL_LENGTH + nameLength;
    members.push({ name, bytes: archive.subarray(from, from + length) });
    place += CENTRAL_LENGTH + nameLength;
  }
  return members;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
