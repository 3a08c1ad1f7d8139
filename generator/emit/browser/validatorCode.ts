import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '#domain/forms/formFormats.ts';
import type { FormMeta } from '#domain/model/ui.ts';
import { generatedNotice } from '../EmittedFiles.ts';

type Schema = FormMeta['schema'];
type Standalone = typeof import('ajv/dist/standalone/index.js').default;

const load = createRequire(import.meta.url);

/**
 * Ajv's standalone code of a form's validator, as a module of its own: the page's security policy forbids code that is made
 * from text, and a phone has better things to do than to compile schemas. It finds every mistake, without words for them.
 */
export function validatorCode(schema: Schema): string {
  const standalone = load('ajv/dist/standalone') as Standalone;
  const compiler = newAjv();
  const code = standalone(compiler, compiler.compile(schema));
  const parts = [...imported].filter(([, { used }]) => code.includes(used));
  const names = ['formats', 'lengthOf'].filter((name) => parts.some(([part]) => part === name));
  const imports = names.length > 0 ? `import { ${names.join(', ')} } from '#domain/forms/formFormats.ts';\n` : '';
  const bound = parts.reduce((text, [, { used, as }]) => text.replaceAll(used, as), code);
  if (bound.includes('require(')) throw new Error(`A validator needs a part that browsers do not have: ${bound}`);
  return `${generatedNotice('spec/forms')}${imports}${withoutDefault(bound)}\n`;
}

/** What a validator's code fetches, and what of `domain/forms/formFormats.ts` stands for it. */
const imported: ReadonlyMap<string, { readonly used: string; readonly as: string }> = new Map([
  ['formats', { used: 'require("formats")', as: 'formats' }],
  ['lengthOf', { used: 'require("ajv/dist/runtime/ucs2length").default', as: 'lengthOf' }],
]);

const withoutDefault = (code: string): string => code.replace('"use strict";', '').replace(/export default \w+;/, '');

/** One for each form: names in the code count what was compiled before. Loaded when the first form is. */
function newAjv(): Ajv2020 {
  const { Ajv2020: Made, _ } = load('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
  return new Made({
    allErrors: true,
    strict: false,
    messages: false,
    meta: false,
    validateSchema: false,
    formats,
    code: { source: true, esm: true, formats: _`require("formats")` },
  });
}

/** What TypeScript knows of that module. */
export const validatorTypes = `${generatedNotice('spec/forms')}import type { FormValidator } from '#domain/forms/FormValidator.ts';\n\nexport declare const validate: FormValidator;\n`;
