import type { Arrangement, ArrangementKind } from '#domain/arrangement/arranged.ts';
import type { OwnWord } from '#domain/text/ownWords.ts';
import type { Overlay, OwnRole } from './overlayChanges.ts';

/** What each kind of place is called in a file: `menus`, as folders of the spec are. */
export const sectionOf = { menu: 'menus', table: 'tables', form: 'forms' } as const satisfies Readonly<
  Record<ArrangementKind, string>
>;

/** What an organisation has otherwise, in the spec's own language. Texts and lists in JSON's signs are YAML too. */
export function overlayAsYaml({ words, arrangements, automationsOff = [], roles = [] }: Overlay): string {
  const sections = Object.entries(sectionOf).flatMap(([kind, section]) =>
    sectionLines(
      section,
      arrangements.filter((one) => one.kind === kind),
    ),
  );
  const lines = [...wordLines(words), ...sections, ...switchLines(automationsOff), ...roleLines(roles)];
  return lines.length > 0 ? `${lines.join('\n')}\n` : '{}\n';
}

function wordLines(words: readonly OwnWord[]): string[] {
  if (words.length === 0) return [];
  const byLanguage = [...Map.groupBy(words, ({ language }) => language)].toSorted(([one], [other]) =>
    compare(one, other),
  );
  return [
    'words:',
    ...byLanguage.flatMap(([language, own]) => [
      `  ${language}:`,
      ...own
        .toSorted((one, other) => compare(one.key, other.key))
        .map(({ key, text }) => `    ${key}: ${JSON.stringify(text)}`),
    ]),
  ];
}

function switchLines(off: readonly string[]): string[] {
  return off.length === 0 ? [] : ['automations:', ...off.toSorted(compare).map((id) => `  ${id}: false`)];
}

function roleLines(roles: readonly OwnRole[]): string[] {
  if (roles.length === 0) return [];
  return [
    'roles:',
    ...roles
      .toSorted((one, other) => compare(one.name, other.name))
      .flatMap(({ name, types, grants }) => [
        `  ${JSON.stringify(name)}:`,
        `    types: ${JSON.stringify(types)}`,
        ...grantLines(grants),
      ]),
  ];
}

function grantLines(grants: OwnRole['grants']): string[] {
  const said = Object.entries(grants).toSorted(([one], [other]) => compare(one, other));
  if (said.length === 0) return [];
  return ['    grants:', ...said.map(([key, reach]) => `      ${JSON.stringify(key)}: ${reach}`)];
}

function sectionLines(section: string, arrangements: readonly Arrangement[]): string[] {
  if (arrangements.length === 0) return [];
  return [`${section}:`, ...arrangements.toSorted((one, other) => compare(one.name, other.name)).flatMap(placeLines)];
}

function placeLines({ name, order, hidden, help = {}, defaults = {} }: Arrangement): string[] {
  const lines = (part: string, values: object): string[] => {
    const said = Object.entries(values).map(([field, value]) => `      ${field}: ${JSON.stringify(value)}`);
    return said.length > 0 ? [`    ${part}:`, ...said] : [];
  };
  return [
    `  ${name}:`,
    `    order: ${JSON.stringify(order)}`,
    `    hidden: ${JSON.stringify(hidden)}`,
    ...lines('help', help),
    ...lines('defaults', defaults),
  ];
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
