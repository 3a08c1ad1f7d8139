import { languages } from '#domain/generated/constants.gen.ts';
import { defaultGrants, permissions, roles } from '#server/generated/access.gen.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { MOST_READERS, remembered } from '#server/platform/texts/remembered.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { ComputedField } from './ComputedField.ts';

/** The tenant's name for the role; without one the reader falls back to the Founder and Unknown rules. */
export const label: ComputedField = (scope) => `nullif(trim(${nameOfRole(scope)}), '')`;

/** How a role of each type is called in the reader's language, and in all: what an organisation has not named is known by these. */
const defaultNamesFor = remembered(MOST_READERS, (reader: TextReader): string => {
  const entries = Object.entries(roles).map(([type, { labelKey }]) => [
    type,
    {
      said: textFor(reader, 'spec', labelKey) ?? type,
      names: [type, ...languages.map((language) => localeText(language.id, 'spec', labelKey) ?? type)],
    },
  ]);
  return JSON.stringify(Object.fromEntries(entries));
});

/** The organisation's own name for the role, or the usual one in the reader's language. */
export const nameOfRole: ComputedField = ({ alias, parameters, textReader }) => {
  const usual = `(${parameters.add(defaultNamesFor(textReader()), 'jsonb')} -> ${alias}.type[1])`;
  return `case when cardinality(${alias}.type) = 1 and ${usual} -> 'names' ? trim(${alias}.name)
    then ${usual} ->> 'said' else ${alias}.name end`;
};

/** The whole catalogue as one parameter: key, name, criteria that can be granted, and the default per role type. */
const catalogueIn = remembered(MOST_READERS, (reader: TextReader): string =>
  JSON.stringify(
    Object.entries(permissions).map(([key, { nameKey, aboutKey, criteria }]) => ({
      key,
      name: textFor(reader, 'spec', nameKey) ?? key,
      description: textFor(reader, 'spec', aboutKey) ?? '',
      types: criteria,
      grants: Object.fromEntries(
        Object.entries(defaultGrants).flatMap(([role, grants]) => {
          const [criterion] = grants[key] ?? [];
          return criterion === undefined ? [] : [[role, criterion]];
        }),
      ),
    })),
  ),
);

/** What the role may do: the defaults of its types, changed where the tenant differs. */
export const rolePermissions: ComputedField = ({ alias, parameters, textReader, nextAlias }) => {
  const entry = nextAlias();
  const granted = nextAlias();
  const has = (criterion: string) =>
    `exists (select from unnest(${alias}.type) as kind where ${entry}.grants ->> kind = '${criterion}')`;
  return `(select coalesce(jsonb_agg(jsonb_build_object(
      'key', ${entry}.key, 'name', ${entry}.name,
      'description', ${entry}.description, 'permissionCriteriaTypes', ${entry}.types,
      'permissionCriteria', case when ${granted}.criterion in ('ALL', 'ASSIGNED')
        then jsonb_build_array(${granted}.criterion) else '[]'::jsonb end) order by ${entry}.key), '[]')
    from jsonb_to_recordset(${parameters.add(catalogueIn(textReader()), 'jsonb')}) as ${entry}(key text, name text,
      description text, types jsonb, grants jsonb),
    lateral (select coalesce(${alias}.overrides ->> ${entry}.key,
      case when ${has('ALL')} then 'ALL' when ${has('ASSIGNED')} then 'ASSIGNED' end) as criterion) as ${granted})`;
};

/** Ids of the roles whose people the role may see; a role without a list names none. */
export const visibleRoles: ComputedField = ({ alias, nextAlias }) => {
  const other = nextAlias();
  return `(select coalesce(jsonb_agg(${other}.id order by ${other}.id), '[]') from role as ${other}
    where ${other}.tenant_id = ${alias}.tenant_id and jsonb_typeof(${alias}.user_access -> 'roles') = 'array'
      and ${alias}.user_access -> 'roles' ?| ${other}.type)`;
};
