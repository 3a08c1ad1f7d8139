import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { FormMeta } from '#domain/model/ui.ts';
import type { Model } from '../../model/Model.ts';
import type { EmittedFiles } from '../EmittedFiles.ts';

/** Compiled code by schema text: after one change only the changed form is compiled again. */
const compiled = new Map<string, string>();

/** `standaloneCode` is a CommonJS default export; its shape under ES modules depends on the loader. */
const printStandalone =
  typeof standaloneCode === 'function'
    ? standaloneCode
    : (standaloneCode as { default: typeof standaloneCode }).default;

/** Deliberately simple: the server asks the address itself by sending a mail to it. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const uriPattern = /^(?:https?:\/\/|mailto:)[^\s]+$/i;
const datePattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dateTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/;

/** Fresh for every form: names in the code are counted, and must not depend on what was compiled before. */
const newAjv = (): Ajv2020 =>
  new Ajv2020({
    allErrors: true,
    strict: false,
    meta: false,
    validateSchema: false,
    messages: true,
    verbose: false,
    formats: { email: emailPattern, uri: uriPattern, date: datePattern, 'date-time': dateTimePattern },
    // The bundler optimises what is emitted; doing it here as well takes a tenth of the compile time.
    code: { source: true, esm: true, lines: false, optimize: false },
  });

/** Form validators compiled ahead of time, because the page's security policy forbids `new Function`. */
export function emitValidators(model: Model): EmittedFiles {
  const files: EmittedFiles = new Map();
  for (const form of model.forms) {
    files.set(`src/generated/validators/${form.id}.gen.js`, validatorCode(form));
    files.set(`src/generated/validators/${form.id}.gen.d.ts`, declaration);
  }
  return files;
}

const declaration =
  "import type { ErrorObject } from 'ajv';\n" +
  'export const validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };\nexport default validate;\n';

function validatorCode(form: FormMeta): string {
  const schema = JSON.stringify(form.schema);
  const known = compiled.get(schema);
  if (known) return known;
  const ajv = newAjv();
  const code = importRuntime(printStandalone(ajv, ajv.compile(form.schema)));
  compiled.set(schema, code);
  return code;
}

/** Ajv refers to its small run-time parts by `require`; in the browser they are imported. */
function importRuntime(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/require\("(ajv\/dist\/runtime\/[a-z0-9]+)"\)\.default/g, (_, path: string) => {
    const name = path.replace(/\W+/g, '_');
    const line = `import * as ${name}_module from '${path}.js';\nconst ${name} = ${name}_module.default.default ?? ${name}_module.default;\n`;
    if (!imports.includes(line)) imports.push(line);
    return name;
  });
  return `${imports.join('')}${body}\n`;
}
