/** Words that let a reader mend what it can't see, over the field of 256 elements that QR codes use. */

function product(one: number, other: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((other >>> bit) & 1) * one;
  }
  return result;
}

function divisorOf(degree: number): number[] {
  const divisor = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) {
      divisor[at] = product(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = product(root, 2);
  }
  return divisor;
}

/** The words for correction of one block. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = divisorOf(degree);
  let rest: number[] = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ product(divisor[at] ?? 0, factor));
  }
  return rest;
}
