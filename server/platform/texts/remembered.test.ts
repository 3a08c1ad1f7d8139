import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('does the same work once, and never keeps more than it may', () => {
  const work = vi.fn(({ language }: { language: string }) => language.toUpperCase());
  const shout = remembered(2, work);
  expect([shout({ language: 'de' }), shout({ language: 'de' }), shout({ language: 'fr' })]).toEqual(['DE', 'DE', 'FR']);
  expect(work).toHaveBeenCalledTimes(2);
  shout({ language: 'ko' });
  shout({ language: 'de' });
  expect(work).toHaveBeenCalledTimes(4);
});
