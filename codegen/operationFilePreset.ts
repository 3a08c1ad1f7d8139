import { relative } from 'node:path';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { collectFragments, fragmentsFor } from './operationText.ts';

/**
 * The client preset, once for each operation file and written beside it: each screen's chunk holds only the operations it
 * sends. Of what the preset writes, the documents are kept; nothing here is written as a tag in TypeScript.
 */
export const operationFilePreset: Types.OutputPreset = {
  buildGeneratesSection: async (options) => {
    const fragments = collectFragments(options.documents);
    const outputs = await Promise.all(
      options.documents.map(async (file) => {
        const [documents] = await clientPreset.buildGeneratesSection({
          ...options,
          baseOutputDir: './',
          documents: [file],
          presetConfig: { fragmentMasking: false },
        });
        return documents && ofFile(file, documents, fragments);
      }),
    );
    return outputs.filter((output) => output !== undefined);
  },
};

function ofFile(
  file: Types.DocumentFile,
  output: Types.GenerateOptions,
  fragments: ReturnType<typeof collectFragments>,
): Types.GenerateOptions {
  const externalFragments = fragmentsFor(file, fragments)
    .filter(({ isExternal }) => isExternal)
    .map(({ node, isExternal }) => ({
      isExternal,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      node,
    }));
  return {
    ...output,
    filename: `${relative(process.cwd(), file.location ?? '').replace(/\.graphql$/, '')}.gen.ts`,
    documents: [file],
    // A document that a chunk does not use is left out of it.
    config: { ...output.config, externalFragments, dedupeFragments: true, skipTypename: true, pureMagicComment: true },
    skipDocumentsValidation: true,
  };
}
