const START_OF_JPEG = Buffer.of(0xff, 0xd8, 0xff);

/** What stands in a picture's file and belongs to no picture; undefined when the picture has no end. Nothing is decoded. */
export function besidePictures(
  bytes: Buffer,
  mediaType: "image/png" | "image/jpeg" | "image/heic",
): readonly Buffer[] | undefined {
  if (mediaType === "image/heic") return [bytes.subarray(endOfBoxes(bytes))];
  const end = mediaType === "image/png" ? endOfPng(bytes) : endOfJpeg(bytes, 0);
  if (end === undefined) return undefined;
  const beside: Buffer[] = [];
  let at = end;
  // Telephones put further pictures behind the first: its depth, or its brighter parts.
  for (;;) {
    const next = bytes.indexOf(START_OF_JPEG, at);
    const nextEnd = next === -1 ? undefined : endOfJpeg(bytes, next);
    if (nextEnd === undefined) return [...beside, bytes.subarray(at)];
    beside.push(bytes.subarray(at, next));
    at = nextEnd;
  }
}

/** Behind the last whole box of ISO 14496-12: what follows it belongs to nothing. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const said = bytes.readUInt32BE(at);
    // 0: to the end of the file. 1: its length needs more digits, and stands behind its name.
    if (said === 0) return bytes.length;
    const length = said === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : said;
    if (length < 8 || at + length > bytes.length) return at;
    at += length;
  }
  return at;
}

function endOfPng(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === "IEND") return at <= bytes.length ? at : undefined;
  }
  return undefined;
}

/** Markers that stand alone: none, a fill, a restart, a start. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function endOfJpeg(bytes: Buffer, start: number): number | undefined {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else if (at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    else return undefined;
    at = bytes.indexOf(0xff, at);
  }
  return undefined;
}
