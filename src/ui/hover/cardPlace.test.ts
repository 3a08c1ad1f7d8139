import { describe, expect, it } from 'vitest';
import { cardPlace } from './cardPlace.ts';

const screen = { width: 1000, height: 800, isRightToLeft: false };
const anchor = { top: 100, bottom: 124, left: 300, right: 400 };

describe('place of a hover card', () => {
  it('is below its anchor, from where the anchor begins', () => {
    expect(cardPlace(anchor, screen)).toEqual({ left: 300, top: 132 });
    expect(cardPlace(anchor, { ...screen, isRightToLeft: true })).toEqual({ left: 120, top: 132 });
  });

  it('is above where there is no room below', () => {
    expect(cardPlace({ ...anchor, top: 700, bottom: 724 }, screen)).toEqual({ left: 300, bottom: 108 });
  });

  it('stays on the screen', () => {
    expect(cardPlace({ ...anchor, left: 950, right: 990 }, screen).left).toBe(712);
    expect(cardPlace({ ...anchor, left: 0, right: 20 }, { ...screen, isRightToLeft: true }).left).toBe(8);
  });
});
