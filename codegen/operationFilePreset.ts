import { relative } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { type FragmentDefinitionNode, Kind } from 'graphql';
import { collectFragments } from './operationText.ts';
import { typedDocuments } from './typedDocuments.ts';

/** One output per operation file, beside it, so that each screen's chunk holds only the operations it sends. */
export const operationFilePreset: Types.OutputPreset = {
  buildGeneratesSection: (options) => {
    const fragments = collectFragments(options.documents.flatMap(({ document }) => document ?? []));
    return options.documents.map((file) => ({
      filename: `${relative(process.cwd(), file.location ?? '').replace(/\.graphql$/, '')}.gen.ts`,
      documents: [file],
      schema: options.schema,
      ...(options.schemaAst ? { schemaAst: options.schemaAst } : {}),
      config: { ...options.config, externalFragments: foreignFragments(file, fragments), fragments },
      pluginMap: { operations: typescriptOperations, documents: typedDocuments },
      plugins: [{ operations: {} }, { documents: {} }],
      skipDocumentsValidation: true,
    }));
  },
};

function foreignFragments(file: Types.DocumentFile, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const own = new Set(
    (file.document?.definitions ?? []).flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [],
    ),
  );
  return [...fragments.values()]
    .filter((node) => !own.has(node.name.value))
    .map((node) => ({
      isExternal: true,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      node,
    }));
}
