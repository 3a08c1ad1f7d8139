import { expect, it } from 'vitest';
import { arranged, arrangedMenu } from './arranged.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);
const own = { kind: 'menu', name: 'sidebar', order: ['tasks', 'home'], hidden: ['courses'] } as const;

it('puts what an organisation has ordered first, what it has not named after it, and leaves out what it hides', () => {
  const entries = named('home', 'startups', 'courses', 'tasks', 'events');
  expect(names(arranged(entries, own))).toEqual(['tasks', 'home', 'startups', 'events']);
  expect(arranged(entries, null)).toBe(entries);
});

it('passes over names that the product has no more', () => {
  expect(names(arranged(named('home', 'tasks'), { ...own, order: ['gone', 'tasks'], hidden: ['lost'] }))).toEqual([
    'tasks',
    'home',
  ]);
});

it('arranges the groups of a menu by their own names, and no group that lost all of it', () => {
  const menu = [
    { name: 'home', children: [] },
    { name: 'tasks', children: named('mine', 'users') },
    { name: 'courses', children: named('all') },
  ];
  const found = arrangedMenu('sidebar', menu, [
    { kind: 'menu', name: 'tasks', order: ['users'], hidden: [] },
    { kind: 'menu', name: 'courses', order: [], hidden: ['all'] },
    { kind: 'table', name: 'sidebar', order: ['tasks'], hidden: ['home'] },
  ]);
  expect(found).toEqual([
    { name: 'home', children: [] },
    { name: 'tasks', children: named('users', 'mine') },
  ]);
});
