/** The lists of the requirement texts against the spec and the schema: nothing on them may be missing or spelt otherwise. */
import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, isEnumType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LOADING_OPERATIONS } from '#domain/generated/constants.gen.ts';
import { compile } from '#generator/compile.ts';
import { pathMatches } from '#generator/model/routePath.ts';
import { readProject } from '#generator/write/readProject.ts';
import { isOwnName } from './ownNames.ts';
import {
  addresses,
  constantValues,
  decidedValues,
  enumerations,
  permissionKeys,
  selections,
} from './requirementLists.ts';

const { model, draft } = compile(readProject(process.cwd()));
if (!model || !draft) throw new Error('the spec does not compile');
const spec = model;
const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
const english = new Map(spec.texts.map(({ key, english: text }) => [key, text]));
const paths = [...draft.routes.map(({ value }) => value.path), ...draft.redirects.map(({ id }) => id)];

describe('the requirements', () => {
  it.each(addresses)('have the address %s', (address) => {
    expect(paths.some((path) => pathMatches(path, address))).toBe(true);
  });

  it('have a title of its own for every page', () => {
    const pages = spec.routes.filter(({ redirect, titleKey }) => !redirect && titleKey);
    expect(pages.filter(({ titleKey }) => !english.get(titleKey))).toEqual([]);
    const byTitle = Map.groupBy(
      pages.filter(({ parent }) => !parent),
      ({ titleKey }) => english.get(titleKey),
    );
    const shared = [...byTitle].filter(([, routes]) => routes.length > 1);
    expect(shared.map(([title, routes]) => `${title}: ${routes.map(({ path }) => path).join(', ')}`)).toEqual([]);
  });

  it.each(Object.entries(permissionKeys))('have the permission %s', (_what, key) => {
    const permission = spec.permissions.find((candidate) => candidate.key === key);
    expect(english.get(permission?.nameKey ?? '')).toBeTruthy();
    expect(english.get(permission?.aboutKey ?? '')).toBeTruthy();
  });

  it.each(Object.entries(enumerations))('have the values of %s', (name, values) => {
    const type = schema.getType(name);
    const found = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    expect(found).toEqual(expect.arrayContaining(values.split(' ')));
  });

  it.each(Object.entries({ ...constantValues, ...decidedValues }))('have the constant %s', (name, value) => {
    expect(spec.app.constants.find((constant) => constant.name === name)?.value).toEqual(value);
  });

  it('have each constant that the spec declares in a list', () => {
    const unlisted = spec.app.constants.filter(({ name }) => !(name in constantValues) && !(name in decidedValues));
    expect(unlisted.map(({ name }) => name)).toEqual([]);
  });

  it('have an operation that the browser sends for each name that the loading counter knows', () => {
    const forms = spec.forms.flatMap(({ id }) => readFileSync(`src/generated/forms/${id}.gen.ts`, 'utf8'));
    const sent = [readFileSync('server/generated/clientOperations.gen.json', 'utf8'), ...forms].join();
    const isSent = (name: string): boolean => new RegExp(`(query|mutation) ${name}\\b`).test(sent);
    // An account is confirmed over plain HTTP: whoever follows the link has no session yet.
    expect(LOADING_OPERATIONS.filter((name) => !isSent(name))).toEqual(['ConfirmAccount']);
  });

  it('have no text of one wording in all languages but codes, languages by their own names, and the word for startups', () => {
    expect(spec.texts.filter((text) => text.sameEverywhere && !isOwnName(text, spec.app.languages))).toEqual([]);
  });

  it('have every category of tags in the navigation of tags', () => {
    const screen = spec.screens.find(({ id }) => id === 'tags.management');
    const categories = screen?.kind === 'table' ? (screen.tabs ?? []).map(({ id }) => id) : [];
    const wanted = 'user event forms mentortag startup community application other skills topic';
    expect(categories.toSorted()).toEqual(wanted.split(' ').toSorted());
    for (const category of categories) {
      expect(spec.routes.find(({ path }) => path === `/taxonomy/tags/${category}`)?.screen).toBe(`tags.${category}`);
    }
  });

  it('have records that tags of each category can be put on', () => {
    const taken = spec.entities.flatMap(({ fields }) => fields.flatMap(({ among }) => among?.category ?? []));
    const known = spec.enums.find(({ name }) => name === 'TagCategory')?.values.map(({ value }) => value) ?? [];
    expect(known.length).toBe(10);
    expect(known.filter((category) => !taken.includes(category))).toEqual([]);
  });

  it('have no home that counts or lists what was archived', () => {
    const archivable = new Set(
      spec.entities.filter(({ fields }) => fields.some(({ name }) => name === 'isArchived')).map(({ name }) => name),
    );
    const cards = spec.screens.flatMap((screen) => (screen.kind === 'dashboard' ? screen.cards : []));
    // A figure is of the record whose page it stands on.
    const about = cards.filter(
      (card) => card.kind !== 'figure' && 'entity' in card && archivable.has(card.entity ?? ''),
    );
    expect(about.length).toBeGreaterThan(1);
    expect(about.filter((card) => !JSON.stringify(card).includes('"isArchived"')).map(({ id }) => id)).toEqual([]);
  });

  it('are shown by tests that are there', () => {
    const document = readFileSync('docs/requirements.md', 'utf8');
    const named = new Set(
      [...document.matchAll(/`([\w/.-]+\.(?:test|spec|stories)\.tsx?)`/g)].map((match) => match[1] ?? ''),
    );
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(Object.entries(selections))('have the fields of the %s', (_what, selection) => {
    expect(validate(schema, parse(selection)).map(({ message }) => message)).toEqual([]);
  });
});
