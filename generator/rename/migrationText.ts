import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const identifier = (name: string): string => `"${name}"`;
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Statements on a table of the spec, where it is there already; a new database has none yet. */
const where = (table: string, statements: readonly string[]): string =>
  `if to_regclass(${literal(table)}) is not null then\n        ${statements.join('\n        ')}\n      end if;`;

/** A column gets the new name; what has no column of its own needs nothing. */
export function fieldStatements({ table }: EntityMeta, { column, type }: FieldMeta, to: string): readonly string[] {
  if (column === null) return [];
  const renamed = type === 'ref' ? `${snake(to)}_id` : type === 'refs' ? `${snake(to)}_ids` : snake(to);
  const isThere = `exists (select from information_schema.columns where table_schema = current_schema() and table_name = ${literal(table)} and column_name = ${literal(column)})`;
  return [`if ${isThere} then\n        alter table ${table} rename column ${column} to ${renamed};\n      end if;`];
}

/** Every column that holds the value: alone, in a list, and inside an object. */
export function enumStatements(
  entities: readonly EntityMeta[],
  name: string,
  from: string,
  to: string,
): readonly string[] {
  return entities.flatMap((entity) => {
    const statements = entity.fields.flatMap((field) => updatesOf(entity.table, field, name, from, to));
    return statements.length > 0 ? [where(entity.table, statements)] : [];
  });
}

function updatesOf(table: string, field: FieldMeta, name: string, from: string, to: string): string[] {
  const { column, type, fields = [] } = field;
  if (column === null) return [];
  if (field.enum === name && type === 'enum')
    return [`update ${table} set ${column} = ${literal(to)} where ${column} = ${literal(from)};`];
  if (field.enum === name && type === 'enumList')
    return [
      `update ${table} set ${column} = array_replace(${column}, ${literal(from)}, ${literal(to)}) where ${literal(from)} = any(${column});`,
    ];
  if (type !== 'object') return [];
  return fields
    .filter((inner) => inner.enum === name && inner.type === 'enum')
    .map(
      (inner) =>
        `update ${table} set ${column} = jsonb_set(${column}, '{${inner.name}}', to_jsonb(${literal(to)}::text)) where ${column} ->> ${literal(inner.name)} = ${literal(from)};`,
    );
}

/** What organisations have changed of the default grants is kept by the key of the permission. */
export function permissionStatements(from: string, to: string): readonly string[] {
  return [
    where('role', [
      `update role set overrides = (overrides - ${literal(from)}) || jsonb_build_object(${literal(to)}, overrides -> ${literal(from)}) where overrides ? ${literal(from)};`,
    ]),
  ];
}

/** The table gets the name of the entity; so do its indexes and constraints, which are known by that of their table. */
export function tableStatements(table: string, entity: string): readonly string[] {
  const renamed = snake(lowerFirst(entity));
  const [old, now] = [literal(table), literal(renamed)];
  const tail = (column: string): string => `${now} || substr(found.${column}, ${table.length + 1})`;
  const ofTable = `left(%s, ${table.length + 1}) = ${literal(`${table}_`)}`;
  return [
    `declare
        found record;
      begin
        if to_regclass(${old}) is not null and to_regclass(${now}) is null then
          alter table ${identifier(table)} rename to ${identifier(renamed)};
          for found in select conname from pg_constraint
            where conrelid = to_regclass(${now}) and ${ofTable.replace('%s', 'conname')} loop
            execute format('alter table %I rename constraint %I to %I', ${now}, found.conname, ${tail('conname')});
          end loop;
          for found in select indexname from pg_indexes
            where schemaname = current_schema() and tablename = ${now} and ${ofTable.replace('%s', 'indexname')} loop
            execute format('alter index %I rename to %I', found.indexname, ${tail('indexname')});
          end loop;
        end if;
      end;`,
  ];
}

/** Views that people have kept are of a table by its id. */
export function viewStatements(from: string, to: string): readonly string[] {
  return [where('saved_view', [`update saved_view set screen = ${literal(to)} where screen = ${literal(from)};`])];
}

/** A numbered migration, as those beside it are written. */
export function migrationText(name: string, about: string, statements: readonly string[]): string {
  return `import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** ${about} */
export const ${identifierOf(name)}: Migration = {
  name: '${name}',
  statements: [
    \`do $$ begin
      -- Rows of all tenants; the owner alone sees none behind the wall.
      set local role \${SYSTEM_ROLE};
      ${statements.join('\n      ')}
      reset role;
    end $$\`,
  ],
};
`;
}

/** `0026_startup_tagline` → `startupTagline`. */
export const identifierOf = (name: string): string =>
  name.replace(/^\d+_/, '').replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
