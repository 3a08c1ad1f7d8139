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
const document = (texts: ReadonlyMap<string, string>): string | undefined =>
  emitAccessDocument(buildModel(collectDraft(loadSpec(texts).files).draft)).get('docs/access.md');
const before = withoutPlaces(document(project.texts));

type Path = readonly (string | number)[];

/** Every access rule in the spec's files: entries of access lists, of field rules, of routes, operations and grants. */
function ruleSites(): { readonly file: string; readonly path: Path }[] {
  return [...project.texts].flatMap(([file, text]) => {
    const value = parse(text) as Record<string, unknown>;
    if (file.startsWith('spec/entities/')) return entitySites(value).map((path) => ({ file, path }));
    if (file.startsWith('spec/access/permissions/')) {
      return Object.entries(value).flatMap(([key, item]) =>
        Object.keys((item as { grants: object }).grants).map((role) => ({ file, path: [key, 'grants', role] })),
      );
    }
    return [];
  });
}

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

  it('knows rules to mutate', () => {
    expect(sites.length).toBeGreaterThan(60);
  });

  it.each(sites.map((site) => ({ name: `${site.file} ${site.path.join('.')}`, ...site })))(
    'changes when the rule $name is removed',
    ({ file, path }) => {
      const after = document(mutated(file, (value) => remove(value, path)));
      expect(withoutPlaces(after)).not.toBe(before);
    },
  );

  it.each(
    sites
      .filter((site) => site.file.startsWith('spec/entities/'))
      .map((site) => ({ name: `${site.file} ${site.path.join('.')}`, ...site })),
  )('changes when the rule $name is widened', ({ file, path }) => {
    const after = document(
      mutated(file, (value) => {
        const rule = nodeAt(value, path);
        for (const key of Object.keys(rule)) delete rule[key];
        rule.allow = 'everyone';
      }),
    );
    if (!alreadyOpen(file, path)) expect(withoutPlaces(after)).not.toBe(before);
  });
});

function alreadyOpen(file: string, path: Path): boolean {
  const rule = nodeAt(JSON.parse(asJson(file)) as object, path);
  return JSON.stringify(rule) === JSON.stringify({ allow: 'everyone' });
}

/** Line numbers move with every edit; they are not what is compared. */
function withoutPlaces(text: string | undefined): string | undefined {
  return text?.replaceAll(/spec\/[\w/.-]+:\d+/g, '');
}
