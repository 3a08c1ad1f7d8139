import { namePatternInWords } from '../validate/explainShape.ts';
import { alternativesOf, innerOf, type LanguageSchema } from './LanguageSchema.ts';
import { anchorOf, code } from './markdown.ts';

/** What a text of the language is the name of, and the page about such things. */
const idsInWords: Readonly<Record<string, string>> = {
  roles: '[role or group](roles.md)',
  roleTypes: '[role](roles.md)',
  categories: '[category](roles.md)',
  scopes: '[scope](scopes.md)',
  permissions: '[permission](permissions.md)',
  switches: '[switch](features.md)',
  features: '[switch or plan-limited feature](features.md)',
  flags: '[flag](features.md)',
  entities: '[entity](entities.md)',
  enums: '[enumeration](enums.md)',
  fields: 'field, also over references: `program.name`',
  fieldTypes: '[field type](fields.md)',
  forms: '[form](forms.md)',
  screens: '[screen](screens.md)',
  tables: '[table screen](screens.md#table)',
  paths: 'address of a [route](routes.md)',
  sidebarEntries: 'entry of the [sidebar](menus.md)',
  icons: 'icon',
  widgets: 'widget',
  components: 'component',
  tabs: 'component',
  cards: 'component',
};

/** What may stand at a key, in Markdown. `title` is that of the section which describes a map there. */
export function valueInWords(schema: LanguageSchema, title: string): string {
  const said = alternativesOf(schema).map((alternative) => alternativeInWords(alternative, title));
  return said.length === 0 ? 'any value' : [...new Set(said)].join(' or ');
}

function alternativeInWords(schema: LanguageSchema, title: string): string {
  const { ids, const: only, enum: values, properties, title: own = title, pattern } = schema;
  if (only !== undefined) return code(String(only));
  if (values) return values.map((value) => code(String(value))).join(', ');
  if (ids !== undefined) return idsInWords[ids] ?? ids;
  if (properties) return `[${own}](#${anchorOf(own)})`;
  if (own === 'Condition') return '[condition](conditions.md)';
  const inner = innerOf(schema);
  if (schema.type === 'array') return `list of: ${inner ? valueInWords(inner, title) : 'any value'}${sizeOf(schema)}`;
  if (schema.type === 'object') return inner ? `name → ${valueInWords(inner, title)}` : 'map';
  if (pattern !== undefined) return namePatternInWords(pattern);
  return `${[schema.type].flat().map(plainInWords).join(' or ')}${rangeOf(schema)}`;
}

const plainInWords = (type: string | undefined): string => plainTypes[type ?? ''] ?? 'any value';

const plainTypes: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  array: 'list',
  object: 'map',
};

const sizeOf = ({ minItems = 0, maxItems }: LanguageSchema): string =>
  [minItems > 1 && `at least ${minItems}`, maxItems !== undefined && `at most ${maxItems}`]
    .filter(Boolean)
    .map((limit) => `, ${limit}`)
    .join('');

function rangeOf({ minimum, maximum }: LanguageSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, ${minimum} or more`;
}
