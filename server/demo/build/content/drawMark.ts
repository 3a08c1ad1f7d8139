/** Marks of the demo's organisations, drawn by code: small pictures that are the same every time and nobody else's. */
import { crc32, deflateSync } from 'node:zlib';

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** How far a point is from the edge of a shape, in units of half the picture: negative inside. */
export type Shape = (x: number, y: number) => number;

export interface Layer {
  readonly shape: Shape;
  readonly color: Rgba;
}

/** A square PNG of the layers, the first at the back, `size` pixels wide. Points go from -1 to 1 in both directions. */
export function drawMark(layers: readonly Layer[], size: number): Uint8Array {
  // Over so many units an edge goes from full to nothing.
  const edge = 2 / size;
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const pixel = pixelAt(layers, edge, ((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1);
      // Each row begins with the number of its filter: none.
      for (const [index, part] of pixel.entries()) {
        rows.writeUInt8(Math.round(part), row * (size * 4 + 1) + 1 + column * 4 + index);
      }
    }
  }
  return pngOf(rows, size);
}

function pixelAt(layers: readonly Layer[], edge: number, x: number, y: number): Rgba {
  return layers.reduce<Rgba>(
    (below, { shape, color }) => over(below, color, Math.min(1, Math.max(0, 0.5 - shape(x, y) / edge))),
    [0, 0, 0, 0],
  );
}

function over(below: Rgba, color: Rgba, coverage: number): Rgba {
  const alpha = (color[3] / 255) * coverage;
  const total = alpha + (below[3] / 255) * (1 - alpha);
  if (total === 0) return below;
  const part = (index: 0 | 1 | 2): number =>
    (color[index] * alpha + below[index] * (below[3] / 255) * (1 - alpha)) / total;
  return [part(0), part(1), part(2), total * 255];
}

/** PNG (ISO/IEC 15948): header, one chunk of data, end. */
function pngOf(rows: Buffer, size: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits for each of red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A rectangle with round corners around a point. */
export const roundedBox =
  (centerX: number, centerY: number, halfWidth: number, halfHeight: number, radius: number): Shape =>
  (x, y) => {
    const [dx, dy] = [Math.abs(x - centerX) - halfWidth + radius, Math.abs(y - centerY) - halfHeight + radius];
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };

export const circle =
  (centerX: number, centerY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centerX, y - centerY) - radius;

/** What lies in both. */
export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));

/** What lies in one of them at least. */
export const either =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.min(one(x, y), other(x, y));

/** A square that stands on one of its corners. */
export const diamond =
  (radius: number): Shape =>
  (x, y) =>
    (Math.abs(x) + Math.abs(y) - radius) * Math.SQRT1_2;

/** A band around a point, from its inner to its outer radius. */
export const ring =
  (centerX: number, centerY: number, inner: number, outer: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - centerX, y - centerY) - (inner + outer) / 2) - (outer - inner) / 2;

/** All that lies on the far side of a straight line through a point, in the direction of an angle (radians). */
export const halfPlane =
  (pointX: number, pointY: number, angle: number): Shape =>
  (x, y) =>
    -((x - pointX) * Math.cos(angle) + (y - pointY) * Math.sin(angle));
