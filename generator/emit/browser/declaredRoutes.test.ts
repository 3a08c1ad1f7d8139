import { readFileSync } from 'node:fs';
import { type AnyRoute, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../../src/generated/routes.gen.ts', import.meta.url), 'utf8');
const declaration =
  /const (\w+) = declareRoute<Route<unknown, typeof (\w+), "([^"]*)", "([^"]*)", string, "([^"]*)", ([^\n]*)\n {2}getParentRoute: \(\) => (\w+),\n {2}path: "([^"]*)",\n {2}validateSearch: (\w+)/g;
const declared = [...text.matchAll(declaration)].map(
  ([, name, parent, path, fullPath, id, search, ownParent, ownPath, read]) => ({
    type: { name, parent, path, fullPath, id },
    value: { parent: ownParent, path: ownPath },
    search: { type: search, value: read },
  }),
);

it('declares every route', () => {
  expect(declared.length).toBe(text.match(/= declareRoute</g)?.length);
});

it('declares parents and paths as they are', () => {
  for (const { type, value } of declared) expect({ parent: type.parent, path: type.path }).toEqual(value);
});

it('declares what reads the search', () => {
  for (const { search } of declared) expect(search.type).toContain(`typeof ${search.value}`);
});

it('declares the full paths and ids that the router makes of them', () => {
  const root = createRootRoute();
  const routes = new Map<string, AnyRoute>();
  const children = new Map<AnyRoute, AnyRoute[]>();
  const add = (name: string, parent: AnyRoute, options: { id: string } | { path: string }): void => {
    const route = createRoute({ getParentRoute: () => parent, ...options } as never) as AnyRoute;
    routes.set(name, route);
    children.set(parent, [...(children.get(parent) ?? []), route]);
  };
  for (const layout of ['public', 'app', 'fullscreen']) add(`${layout}Layout`, root, { id: layout });
  for (const { type, value } of declared) {
    const parent = routes.get(value.parent ?? '');
    if (!parent) throw new Error(`${type.name} stands before its parent`);
    add(type.name ?? '', parent, { path: value.path ?? '' });
  }
  for (const [parent, list] of children) parent.addChildren(list);
  createRouter({ routeTree: root });
  const made = declared.map(({ type }) => routes.get(type.name ?? ''));
  expect(made.map((route) => [route?.fullPath, route?.id])).toEqual(
    declared.map(({ type }) => [type.fullPath, type.id]),
  );
});
