import { describe, expect, it } from 'vitest';
import { joinHooks } from './joinHooks.ts';

describe('hooks of several parts', () => {
  const [one, two, three] = [async () => {}, async () => {}, async () => {}];

  it('all run for an entity that more than one of them watches, in order', () => {
    expect(joinHooks({ Tag: [one] }, { Tag: [two], User: [three] })).toEqual({ Tag: [one, two], User: [three] });
  });
});
