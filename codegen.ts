import { existsSync, readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { knownOperationsPreset } from './codegen/knownOperationsPreset.ts';
import { operationFilePreset } from './codegen/operationFilePreset.ts';
import { resolverTypesPreset } from './codegen/resolverTypesPreset.ts';

// Compiles every operation file under src against the committed schema: beside each file its documents and types,
// for the server the list of operations it will accept.
const hasOperations = readdirSync('src', { recursive: true }).some((name) => String(name).endsWith('.graphql'));
const schema = process.env['CODEGEN_SCHEMA'] ?? 'docs/schema.graphql';

if (!existsSync(schema)) throw new Error(`${schema} does not exist; run "npm run generate"`);

const config: CodegenConfig = {
  schema,
  documents: hasOperations ? ['src/**/*.graphql'] : [],
  errorsOnly: true,
  generates: {
    'src/': {
      preset: operationFilePreset,
      config: {
        documentMode: 'string',
        useTypeImports: true,
        immutableTypes: true,
        enumType: 'string-literal',
        arrayInputCoercion: false,
        scalars: { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' },
        defaultScalarType: 'unknown',
      },
    },
    'server/generated/resolvers.gen.ts': { preset: resolverTypesPreset },
    'server/generated/clientOperations.gen.json': { preset: knownOperationsPreset },
  },
};

export default config;
