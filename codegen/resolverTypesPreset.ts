import type { Types } from '@graphql-codegen/plugin-helpers';
import { plugin as types } from '@graphql-codegen/typescript';
import { plugin as resolverTypes } from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema } from 'graphql';
import { operations } from '../server/generated/access.gen.ts';
import { entities } from '../server/generated/entities.gen.ts';
import { ownRootFields } from './ownRootFields.ts';

/** What a resolver has given of a type whose fields have resolvers of their own. */
const given = {
  BatchOperation: `Omit<BatchOperation, 'updates'> & { readonly action: string; readonly ids: ReadonlyArray<string>; readonly data: Readonly<Record<string, unknown>> }`,
  FormElement: '../../domain/forms/FormElement.ts#FormElement as AskedElement',
  MetricPeriod: `Omit<MetricPeriod, 'data'> & { readonly itemIds: ReadonlyArray<string> }`,
  NotificationPage:
    '{ readonly currentPage: number; readonly pageSize: number; readonly totalCount: number; readonly unreadCount: number }',
  TaskUpdate: '{ readonly taskId: string; readonly updateType: TaskUpdateType; readonly task: unknown }',
};

/** Types of the resolvers that modules write, from the part of the schema that is theirs. */
export const resolverTypesPreset: Types.OutputPreset = {
  buildGeneratesSection: (options) => {
    const schema = ownRootFields(
      options.schema,
      (field) => Object.hasOwn(operations, field),
      (type) => Object.hasOwn(entities, type),
      ['Notification'],
    );
    const reached = schema.definitions.flatMap((node) => ('name' in node && node.name ? [node.name.value] : []));
    const records = reached.filter((name) => Object.hasOwn(entities, name));
    const planned = Object.fromEntries(records.map((name) => [name, 'unknown']));
    return [
      {
        filename: options.baseOutputDir,
        documents: [],
        schema,
        schemaAst: buildASTSchema(schema),
        config: {
          ...options.config,
          contextType: 'unknown',
          mappers: { ...planned, ...given },
          useTypeImports: true,
          immutableTypes: true,
          enumsAsTypes: true,
          maybeValue: 'T | null | undefined',
          inputMaybeValue: 'T | null',
          skipTypename: true,
          optionalResolveType: true,
          scalars: { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' },
          defaultScalarType: 'unknown',
        },
        pluginMap: { types: { plugin: types }, resolvers: { plugin: resolverTypes } },
        plugins: [{ types: {} }, { resolvers: {} }],
      },
    ];
  },
};
