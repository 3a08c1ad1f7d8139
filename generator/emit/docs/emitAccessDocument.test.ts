import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadSpec } from '../../load/loadSpec.ts';
import { buildModel } from '../../model/buildModel.ts';
import { collectDraft } from '../../model/collectDraft.ts';
import { readProject } from '../../write/readProject.ts';
import { emitAccessDocument } from './emitAccessDocument.ts';

/**
 * Mutation check of the spec: whoever removes or widens any one rule changes `docs/access.md`, and the check
 * that the committed document is fresh turns red. A rule whose loss the document does not show could be lost unseen.
 */
const project = readProject(process.cwd());

/** A rule must show where it is written, not only by what becomes of the screens and menus behind it. */
const unseen = { screens: new Map(), forms: new Map(), menus: new Map(), redirects: [] };

/** The document without line numbers, which move with every edit; with routes only where theirs are the rules. */
function document(texts: ReadonlyMap<string, string>, withRoutes: boolean): string | undefined {
  const { files, diagnostics } = loadSpec(texts);
  // A file that is refused is left out, and that would change the document too.
  expect(diagnostics).toEqual([]);
  const { draft } = collectDraft(files);
  const routes = withRoutes ? draft.routes : [];
  const text = emitAccessDocument(buildModel({ ...draft, ...unseen, routes })).get('docs/access.md');
  return text?.replaceAll(/spec\/[\w/.-]+:\d+/g, '');
}
const isRoute = (file: string) => file.startsWith('spec/routes/');
const unchanged = { withRoutes: document(project.texts, true), without: document(project.texts, false) };
const expectChange = (file: string, texts: ReadonlyMap<string, string>) =>
  expect(document(texts, isRoute(file))).not.toBe(isRoute(file) ? unchanged.withRoutes : unchanged.without);

type Path = readonly (string | number)[];

/** Every access rule in the spec's files: entries of access lists, of field rules, of routes, operations and grants. */
function ruleSites(): { readonly name: string; readonly file: string; readonly path: Path }[] {
  return [...project.texts].flatMap(([file, text]) =>
    pathsOf(file, parse(text)).map((path) => ({ name: `${file} ${path.join('.')}`, file, path })),
  );
}

function pathsOf(file: string, value: Node): Path[] {
  if (file.startsWith('spec/entities/')) return entitySites(value);
  if (file === OPERATIONS) return Object.keys(value).map((name) => [name]);
  if (file.startsWith('spec/access/permissions/')) {
    return Object.entries(value).flatMap(([key, item]) =>
      Object.keys((item as { grants: object }).grants).map((role) => [key, 'grants', role]),
    );
  }
  return isRoute(file) && Array.isArray(value)
    ? value.flatMap((route: Node, index) => (route.allow ? [[index, 'allow']] : []))
    : [];
}

const OPERATIONS = 'spec/access/operations.yaml';

function entitySites(entity: Record<string, unknown>): Path[] {
  const lists: Path[] = ['read', 'create', 'update', 'delete'].map((action) => ['access', action]);
  for (const name of Object.keys(entity.fields as object))
    lists.push(['fields', name, 'read'], ['fields', name, 'write']);
  return lists.flatMap((path) => {
    const rules = path.reduce<unknown>(
      (node, step) => (node as Record<string, unknown> | undefined)?.[String(step)],
      entity,
    );
    return Array.isArray(rules) ? rules.map((_, index) => [...path, index]) : [];
  });
}

const parsed = new Map<string, string>();

/** The spec with one file changed, written as JSON, which is YAML. Parts that stand for each other (YAML anchors) are changed one by one. */
function mutated(file: string, change: (value: object) => void): Map<string, string> {
  const value = JSON.parse(asJson(file)) as object;
  change(value);
  return new Map(project.texts).set(file, JSON.stringify(value, null, 1));
}

function asJson(file: string): string {
  const known = parsed.get(file) ?? JSON.stringify(parse(project.texts.get(file) ?? ''));
  parsed.set(file, known);
  return known;
}

type Node = Record<string | number, unknown>;

const nodeAt = (value: object, path: Path): Node => path.reduce((node, step) => node[step] as Node, value as Node);

function remove(value: object, path: Path): void {
  const owner = nodeAt(value, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete owner[last];
}

describe('docs/access.md', () => {
  const sites = ruleSites();

  it.each([
    ['records and fields', 'spec/entities/', 400],
    ['permissions', 'spec/access/permissions/', 150],
    ['operations', OPERATIONS, 80],
    ['routes', 'spec/routes/', 120],
  ])('knows rules of %s to mutate', (_, folder, number) => {
    expect(sites.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(number);
  });

  // A route without a rule is no spec: the compiler refuses it.
  it.each(sites.filter(({ file }) => !isRoute(file)))('changes when the rule $name is removed', ({ file, path }) => {
    const texts = mutated(file, (value) => remove(value, path));
    expectChange(file, texts);
  });

  it.each(sites.filter(({ file, path }) => !file.startsWith('spec/access/permissions/') && !isOpen(file, path)))(
    'changes when the rule $name is widened',
    ({ file, path }) => {
      const texts = mutated(file, (value) => {
        nodeAt(value, path.slice(0, -1))[path.at(-1) ?? ''] = openRule(file);
      });
      expectChange(file, texts);
    },
  );
});

const openRule = (file: string) => (file.startsWith('spec/entities/') ? { allow: 'everyone' } : 'public');

function isOpen(file: string, path: Path): boolean {
  const rule = nodeAt(JSON.parse(asJson(file)) as object, path);
  return JSON.stringify(rule) === JSON.stringify(openRule(file));
}
