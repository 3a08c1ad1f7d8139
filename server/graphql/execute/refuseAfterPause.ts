import { setTimeout } from 'node:timers/promises';

/** Nobody notices it once; a client that sends one after the other can't keep the process from others with them. */
const PAUSE_MS = 10;

/**
 * Looks at input before anything is made of it. Reading and walking input that is too large costs more than refusing it,
 * so what is refused is told after a pause: it bounds how much of it each connection can have looked at.
 */
export async function refuseAfterPause(look: () => void): Promise<void> {
  try {
    look();
  } catch (error) {
    await setTimeout(PAUSE_MS);
    throw error;
  }
}
