import { randomBytes } from 'node:crypto';

let lastTime = 0;
let sequence = 0;

/**
 * A new id: sorted by time of making (so indexes grow at their end), within a millisecond by the order in which this
 * process made them (so rows of one write keep their order), random otherwise.
 */
export function uuidv7(now = Date.now()): string {
  sequence = now === lastTime ? (sequence + 1) & 0xfff : 0;
  lastTime = now;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
