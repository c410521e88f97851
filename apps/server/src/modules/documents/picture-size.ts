/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size that a picture says it has; undefined where it says none that can be read. Nothing is decoded. */
export function pictureSize(
  bytes: Buffer,
  mediaType: "image/png" | "image/jpeg" | "image/heic",
): PictureSize | undefined {
  if (mediaType === "image/png") return pngSize(bytes);
  return mediaType === "image/jpeg" ? jpegSize(bytes) : heicSize(bytes);
}

function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Start-of-frame markers; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The largest of the sizes in its boxes: a picture in tiles has one for each tile, and one for the whole. */
function heicSize(bytes: Buffer): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let at = bytes.indexOf("ispe"); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf("ispe", at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
