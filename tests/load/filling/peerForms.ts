import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { peerPage } from '../peerPages.ts';
import type { LongQuestion } from './longForm.ts';

export type PeerForm = 'plain' | 'hook' | 'rjsf';

/** Opens the form of a peer; answers the ms from its questions to the frame that shows them. */
export async function openPeerForm(
  page: Page,
  folder: string,
  { name, questions, slow }: PeerOpening,
): Promise<number> {
  await page.route('http://peers.localhost/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ body: peerPage, contentType: 'text/html' });
    return route.fulfill({ body: readFileSync(join(folder, path)), contentType: 'text/javascript' });
  });
  await page.goto('http://peers.localhost/');
  await page.waitForFunction(() => 'fill' in window);
  await slow();
  return page.evaluate(
    ([form, asked]) =>
      (window as unknown as { fill: (form: PeerForm, asked: readonly LongQuestion[]) => Promise<number> }).fill(
        form,
        asked,
      ),
    [name, questions] as const,
  );
}

export interface PeerOpening {
  readonly name: PeerForm;
  readonly questions: readonly LongQuestion[];
  /** Slows the processor down, once the scripts are there. */
  readonly slow: () => Promise<unknown>;
}
