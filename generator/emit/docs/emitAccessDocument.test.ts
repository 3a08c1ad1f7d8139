import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { compile } from '../../compile.ts';
import { readProject } from '../../write/readProject.ts';

/**
 * Mutation check of the spec: whoever removes or widens any one rule changes `docs/access.md`, and the check
 * that the committed document is fresh turns red. A rule whose loss the document does not show could be lost unseen.
 */
const project = readProject(process.cwd());
const document = (texts: ReadonlyMap<string, string>): string | undefined =>
  compile({ ...project, texts }).files?.get('docs/access.md');
const before = document(project.texts);

type Path = readonly (string | number)[];

/** Every access rule in the spec's files: entries of access lists, of field rules, of routes, operations and grants. */
function ruleSites(): { readonly file: string; readonly path: Path }[] {
  return [...project.texts].flatMap(([file, text]) => {
    const value = parseDocument(text).toJS() as Record<string, unknown>;
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

function mutated(file: string, change: (document: ReturnType<typeof parseDocument>) => void): Map<string, string> {
  const yaml = parseDocument(project.texts.get(file) ?? '');
  change(yaml);
  return new Map(project.texts).set(file, yaml.toString({ lineWidth: 0 }));
}

describe('docs/access.md', () => {
  const sites = ruleSites();

  it('knows rules to mutate', () => {
    expect(sites.length).toBeGreaterThan(60);
  });

  it.each(sites.map((site) => ({ name: `${site.file} ${site.path.join('.')}`, ...site })))(
    'changes when the rule $name is removed',
    ({ file, path }) => {
      const after = document(mutated(file, (yaml) => yaml.deleteIn(path)));
      // A spec that no longer compiles is noticed as well.
      if (after !== undefined) expect(withoutPlaces(after)).not.toBe(withoutPlaces(before));
    },
  );

  it.each(
    sites
      .filter((site) => site.file.startsWith('spec/entities/'))
      .map((site) => ({ name: `${site.file} ${site.path.join('.')}`, ...site })),
  )('changes when the rule $name is widened', ({ file, path }) => {
    const after = document(
      mutated(file, (yaml) => {
        yaml.deleteIn([...path, 'where']);
        yaml.deleteIn([...path, 'assigned']);
        yaml.deleteIn([...path, 'permission']);
        yaml.setIn([...path, 'allow'], 'everyone');
      }),
    );
    if (after !== undefined && !alreadyOpen(file, path)) expect(withoutPlaces(after)).not.toBe(withoutPlaces(before));
  });
});

function alreadyOpen(file: string, path: Path): boolean {
  const rule = parseDocument(project.texts.get(file) ?? '').getIn(path) as { toJSON(): unknown } | undefined;
  return JSON.stringify(rule?.toJSON()) === JSON.stringify({ allow: 'everyone' });
}

/** Line numbers move with every edit; they are not what is compared. */
function withoutPlaces(text: string | undefined): string | undefined {
  return text?.replaceAll(/spec\/[\w/.-]+:\d+/g, '');
}
