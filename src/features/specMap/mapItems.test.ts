import { describe, expect, it } from 'vitest';
import { found, itemsOf } from './mapItems.ts';
import { exampleMap } from './testing/exampleMap.ts';

describe('the list beside the map', () => {
  it('says of each thing what it leads to, and what leads to it', () => {
    const startup = itemsOf(exampleMap, 'entities').find(({ id }) => id === 'Startup');
    expect(startup).toMatchObject({
      out: [{ label: 'program → Program', id: 'Program' }],
      into: [{ label: 'Task · startup', id: 'Task' }],
    });
  });

  it('finds by all words, in names and in what they are joined with', () => {
    const items = itemsOf(exampleMap, 'entities');
    expect(found(items, 'task startup').map(({ id }) => id)).toEqual(['Startup', 'Task']);
    expect(found(items, 'nothing')).toEqual([]);
    expect(found(items, ' ')).toBe(items);
  });

  it('says what follows from an event', () => {
    expect(itemsOf(exampleMap, 'events')[0]).toMatchObject({
      into: [{ label: 'Task' }],
      out: [{ label: 'notification – Whoever has to do it' }],
    });
  });
});
