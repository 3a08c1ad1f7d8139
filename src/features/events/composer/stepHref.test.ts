import { describe, expect, it } from 'vitest';
import { stepAfter, stepHref } from './stepHref.ts';

const steps = ['about', 'time', 'hosts', 'publish'] as const;

describe('a step of an event', () => {
  it('is followed by the next one', () => {
    expect(stepAfter(steps, 'time', '')).toBe('hosts');
    expect(stepAfter(steps, 'publish', '')).toBeNull();
  });

  it('leads back to what is missing when that is where somebody came from', () => {
    expect(stepHref('e1', 'time', 'publish')).toBe('/events/e1/edit?step=time&after=publish');
    expect(stepAfter(steps, 'time', 'publish')).toBe('publish');
  });

  it('ends where somebody came from the page of the event', () => {
    expect(stepHref('e1', 'hosts', 'event')).toBe('/events/e1/edit?step=hosts&after=event');
    expect(stepAfter(steps, 'hosts', 'event')).toBeNull();
  });
});
