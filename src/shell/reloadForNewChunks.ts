import { readStored, writeStored } from '#src/data/storage.ts';

/** A second failure this soon after a reload would only reload again. */
const calmMs = 10_000;
const storedAs = 'chunk-reload';

/**
 * A chunk that cannot be loaded is gone because a newer version was deployed: the page is loaded anew (000 §8). Without a
 * network nothing is gone, and a reload would take from people what they see; so the server is asked first.
 */
export async function reloadForNewChunks(reload: () => void = () => window.location.reload()): Promise<void> {
  if (Date.now() - Number(readStored(storedAs) ?? 0) < calmMs) return;
  if (!(await serverAnswers())) return;
  writeStored(storedAs, String(Date.now()));
  reload();
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    // No network: that is the answer.
    return false;
  }
}
