import { sql } from 'kysely';
import type { FieldMeta } from '#domain/model/entity.ts';
import { switches } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** What the sign-in page and the frame around it need to know before anybody has signed in. */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'address',
  'slug',
  'logo',
  'logoSquare',
  'whiteLogo',
  'loginImage',
  'gtmId',
  'apiBaseEndpoint',
  'currency',
  'timezone',
  'defaultLanguage',
  'incubatorSeo',
  'incubatorTermsAndServices',
  'incubatorCustomLoginTextAndLink',
  'supportEmail',
  'startupNameAlternative',
  'ownWords',
  'arrangements',
  'loginProviders',
  'brandPalette',
]);

/**
 * The tenant's record. It is not read by the planner because visitors have no rules to plan with; a field with rules of its
 * own is given to nobody here.
 */
export async function readIncubator(context: RequestContext): Promise<Record<string, unknown> | null> {
  const { rows } = await context.transact((tx) =>
    sql<Record<string, unknown>>`select * from incubator where id = ${context.tenant.id}`.execute(tx),
  );
  const [row] = rows;
  if (!row) return null;
  const shown = entities.Incubator.fields.filter((field) => isShown(field, context));
  return {
    _id: row.id,
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...Object.fromEntries(shown.map((field) => [field.name, shownValue(field, row[field.column ?? ''])])),
    featureFlags: Object.fromEntries(
      Object.keys(switches).map((name) => [name, { enabled: context.tenant.features.switches[name] ?? false }]),
    ),
  };
}

/** A list that was never set is an empty one, and so is one of choices inside of an object: the schema promises a list. */
function shownValue(field: FieldMeta, stored: unknown): unknown {
  if (field.type !== 'object') return stored ?? (field.type === 'objectList' ? [] : null);
  if (typeof stored !== 'object' || stored === null) return null;
  const lists = (field.fields ?? []).filter(({ type }) => type === 'enumList');
  return { ...Object.fromEntries(lists.map(({ name }) => [name, []])), ...stored };
}

function isShown(field: FieldMeta, context: RequestContext): boolean {
  if (field.hidden || field.column === null || field.read) return false;
  return context.principal !== null || PUBLIC_FIELDS.has(field.name);
}
