import type { ComputedField, ComputedScope } from './ComputedField.ts';

/** The eight lists of an event in the shape that the API gives them. */
export const visibility: ComputedField = (scope) => {
  const { alias } = scope;
  return `jsonb_build_object(
    'userRoles', jsonb_build_object('is', to_jsonb(${alias}.visible_to_roles), 'isNot', to_jsonb(${alias}.hidden_from_roles)),
    'userTags', ${named(scope, 'tag', 'visible_to_user_tags_ids', 'hidden_from_user_tags_ids')},
    'startupTags', ${named(scope, 'tag', 'visible_to_startup_tags_ids', 'hidden_from_startup_tags_ids')},
    'startupPrograms', ${named(scope, 'program', 'visible_to_programs_ids', 'hidden_from_programs_ids')})`;
};

function named(scope: ComputedScope, table: string, included: string, excluded: string): string {
  return `jsonb_build_object('is', ${names(scope, table, included)}, 'isNot', ${names(scope, table, excluded)})`;
}

function names({ alias, nextAlias }: ComputedScope, table: string, column: string): string {
  const to = nextAlias();
  return `(select coalesce(jsonb_agg(jsonb_build_object('_id', ${to}.id, 'name', ${to}.name) order by ${to}.name), '[]'::jsonb)
    from ${table} ${to} where ${to}.tenant_id = ${alias}.tenant_id and ${to}.id = any(${alias}.${column}))`;
}
