import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { Names } from '../edit/Edits.ts';

interface Groups {
  readonly readers: string;
  readonly writers: string;
}

export const entityText = (
  { type, label, labels, many }: Names,
  { readers, writers }: Groups,
): string => `entity: ${type}
label: { one: ${label}, many: ${labels} }
plural: ${many}
display: name
access:
  read: [{ allow: ${readers} }]
  create: [{ allow: ${writers} }]
  update: [{ allow: ${writers} }]
  delete: [{ allow: ${writers} }]
fields:
  name: { type: text, required: true, max: 120, search: true }
`;

export const formText = ({ type, one, label }: Names, fields: readonly string[]): string => `${one}:
  entity: ${type}
  title: ${label}
  fields: [${fields.join(', ')}]
`;

/** `form` where there is one to make and change records with. */
export const tableText = (
  { type, many, labels }: Names,
  columns: readonly string[],
  form: string | undefined,
): string => `${many}.list:
  kind: table
  entity: ${type}
  title: ${labels}
  columns: [${columns.join(', ')}]
${form === undefined ? '' : `  create: ${form}\n  edit: ${form}\n`}  empty: No ${labels.toLowerCase()} yet
`;

export const routeText = (path: string, readers: string, screen: string): string => `- path: ${path}
  allow: { roles: ${readers} }
  screen: ${screen}
`;

export const entryText = (name: string, label: string, path: string): string =>
  `- { name: ${name}, label: ${quoted(label)}, icon: ICON, to: ${path} }\n`;

export const enumText = ({ type }: Names): string => `${type}:
  values:
    open: Open
    closed: Closed
`;

export const permissionText = (key: string, label: string, grants: string): string => `${key}:
  name: ${label}
  description: Can ${label.charAt(0).toLowerCase()}${label.slice(1)}.
  grants: ${grants}
`;

const quoted = (text: string): string => (/[{}:#]/.test(text) ? `'${text.replaceAll("'", "''")}'` : text);

/** Fields that a form can ask for without anybody saying how. */
const entered = new Set([
  'text',
  'longText',
  'email',
  'url',
  'int',
  'float',
  'money',
  'bool',
  'date',
  'dateTime',
  'enum',
]);

export const formFields = ({ fields }: EntityMeta): string[] =>
  fields.filter((field) => isEntered(field)).map(({ name }) => name);

const isEntered = ({ type, readonly, hidden, write }: FieldMeta): boolean =>
  entered.has(type) && !readonly && !hidden && write === undefined;

/** Fields that everybody reads who reads the record, the one that names it first. */
export function columnFields({ fields, displayField }: EntityMeta): string[] {
  const open = fields.filter(({ type, hidden, read }) => entered.has(type) && type !== 'longText' && !hidden && !read);
  const names = open.map(({ name }) => name).filter((name) => name !== displayField);
  return [displayField, ...names.slice(0, 4)];
}
