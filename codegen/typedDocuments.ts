import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';
import { operationText } from './operationText.ts';

interface TypedDocumentsConfig {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function documentSource(operation: OperationDefinitionNode, config: TypedDocumentsConfig): string {
  const name = operation.name?.value ?? '';
  const type = `${name}${capitalised(operation.operation)}`;
  const text = JSON.stringify(operationText(operation, config.fragments));
  return [
    `export const ${name}Document: TypedDocument<${type}, ${type}Variables> = {`,
    `  name: '${name}',`,
    `  kind: '${operation.operation}',`,
    `  text: ${text},`,
    '};',
  ].join('\n');
}

/** Emits each operation of one file as a constant that carries its text, its name and its types. */
export const typedDocuments: CodegenPlugin<TypedDocumentsConfig> = {
  plugin: (_schema, documents, config) => ({
    prepend: ["import type { TypedDocument } from '#src/data/typedDocument.ts';"],
    content: documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [documentSource(node, config)] : []))
      .join('\n\n'),
  }),
};
