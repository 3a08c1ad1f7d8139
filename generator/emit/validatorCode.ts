import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { formats as ofRecords } from '#domain/forms/keptFormats.ts';
import { generatedNotice } from './EmittedFiles.ts';

type Schema = Readonly<Record<string, unknown>>;
type Standalone = typeof import('ajv/dist/standalone/index.js').default;

const load = createRequire(import.meta.url);

/** Where a validator comes from, and the module of `domain/forms` whose formats it asks. */
export interface ValidatorOrigin {
  readonly spec: 'spec/forms' | 'spec/entities';
  readonly formats: 'formFormats' | 'keptFormats';
}

/**
 * Ajv's standalone code of a validator, as a module of its own: the page's security policy forbids code that is made from
 * text, and a phone has better things to do than to compile schemas. It finds every mistake, without words for them.
 */
export function validatorCode(schema: Schema, origin: ValidatorOrigin): string {
  const standalone = load('ajv/dist/standalone') as Standalone;
  const compiler = newAjv();
  const code = standalone(compiler, compiler.compile(schema));
  const parts = [...imported].filter(([, { used }]) => code.includes(used));
  const names = ['formats', 'lengthOf'].filter((name) => parts.some(([part]) => part === name));
  const imports = names.length > 0 ? `import { ${names.join(', ')} } from '#domain/forms/${origin.formats}.ts';\n` : '';
  const bound = parts.reduce((text, [, { used, as }]) => text.replaceAll(used, as), code);
  if (bound.includes('require(')) throw new Error(`A validator needs a part that browsers do not have: ${bound}`);
  return `${generatedNotice(origin.spec)}${imports}${withoutDefault(bound)}\n`;
}

/** What a validator's code fetches, and what of `domain/forms` stands for it. */
const imported: ReadonlyMap<string, { readonly used: string; readonly as: string }> = new Map([
  ['formats', { used: 'require("formats")', as: 'formats' }],
  ['lengthOf', { used: 'require("ajv/dist/runtime/ucs2length").default', as: 'lengthOf' }],
]);

const withoutDefault = (code: string): string => code.replace('"use strict";', '').replace(/export default \w+;/, '');

/** One for each schema: names in the code count what was compiled before. Loaded when the first is. */
function newAjv(): Ajv2020 {
  const { Ajv2020: Made, _ } = load('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
  return new Made({
    allErrors: true,
    strict: false,
    messages: false,
    meta: false,
    validateSchema: false,
    // All names there are; which module answers for them is in the code's import.
    formats: ofRecords,
    code: { source: true, esm: true, formats: _`require("formats")` },
  });
}

/** What TypeScript knows of that module. */
export const validatorTypes = `${generatedNotice('spec')}import type { FormValidator } from '#domain/forms/FormValidator.ts';\n\nexport declare const validate: FormValidator;\n`;
