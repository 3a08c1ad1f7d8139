import type pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { PostgresWatch } from './PostgresWatch.ts';

/** A connection that is made and never answered. */
const silent = (): pg.Client =>
  ({
    on: () => {},
    connect: async () => {},
    query: () => new Promise(() => {}),
    end: async () => {},
  }) as unknown as pg.Client;

let watch: PostgresWatch | undefined;
afterEach(() => watch?.stop());

const watching = (hasSpoken: boolean) => {
  const breakAll = vi.fn();
  watch = new PostgresWatch({ open: silent, breakAll, listen: () => () => hasSpoken });
  return { breakAll, looked: watch.look() };
};

it('leaves alone a server that answers others, however long it takes for this one', async () => {
  const { breakAll, looked } = watching(true);
  expect(await looked).toBe(true);
  expect(breakAll).not.toHaveBeenCalled();
});

it('gives up a server that says nothing to anybody', async () => {
  const { breakAll, looked } = watching(false);
  expect(await looked).toBe(false);
  expect(breakAll).toHaveBeenCalled();
}, 15_000);
