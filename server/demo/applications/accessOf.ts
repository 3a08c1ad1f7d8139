import type { DemoRow } from '../DemoData.ts';

/** The columns of an application by which rules admit people to its parts. */
export function accessOf({ readers, program, applicant }: DemoRow) {
  return { readers, program, applicant };
}
