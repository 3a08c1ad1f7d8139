import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';
import { collectFragments, fragmentsFor, operationText } from './operationText.ts';

const textsOfOperations: CodegenPlugin = {
  plugin: (_schema, files) => {
    const fragments = collectFragments(files);
    const texts = files.flatMap((file) =>
      (file.document?.definitions ?? []).flatMap((node) =>
        node.kind === Kind.OPERATION_DEFINITION ? [operationText(node, fragmentsFor(file, fragments))] : [],
      ),
    );
    return JSON.stringify([...new Set(texts)].sort(), null, 2);
  },
};

/** Writes the texts of all operations as one JSON array: the server's list of what the browser may ask. */
export const knownOperationsPreset: Types.OutputPreset = {
  buildGeneratesSection: (options) => [
    {
      filename: options.baseOutputDir,
      documents: options.documents,
      schema: options.schema,
      ...(options.schemaAst ? { schemaAst: options.schemaAst } : {}),
      config: {},
      pluginMap: { texts: textsOfOperations },
      plugins: [{ texts: {} }],
    },
  ],
};
