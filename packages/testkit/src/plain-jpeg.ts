const segment = (marker: number, ...body: readonly number[]): number[] => [0xff, marker, 0, body.length + 2, ...body];

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
/** Of the two tables of codes each has one code, of one bit, for nothing. */
const ONE_CODE = [1, ...Array.from({ length: 15 }, () => 0), 0];

/** A grey square as a baseline JPEG, of a side in pixels that sixteen divides: every square of eight takes two bits, both zero. */
export function plainJpeg(side: number): Buffer {
  const sides = [Math.floor(side / 256), side % 256];
  return Buffer.from([
    ...START,
    ...segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    ...segment(0xc0, 8, ...sides, ...sides, 1, 1, 0x11, 0),
    ...segment(0xc4, 0x00, ...ONE_CODE),
    ...segment(0xc4, 0x10, ...ONE_CODE),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
    ...Array.from({ length: (side / 16) ** 2 }, () => 0),
    ...END,
  ]);
}
