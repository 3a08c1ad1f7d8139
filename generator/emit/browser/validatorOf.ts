import type { FormMeta } from '#domain/model/ui.ts';

type Schema = FormMeta['schema'];

/** A part of a validator: the call that makes it, with the functions of `domain/forms/schemaChecks.ts` it names. */
interface Check {
  readonly call: string;
  readonly uses: readonly string[];
}

/** Keywords whose function takes their value, with its name. They are checked in this order, as Ajv does. */
const plain: Readonly<Record<string, string>> = {
  maximum: 'maximum',
  minimum: 'minimum',
  maxLength: 'maxLength',
  minLength: 'minLength',
  pattern: 'pattern',
  format: 'format',
  enum: 'oneOf',
  maxItems: 'maxItems',
  minItems: 'minItems',
  required: 'required',
  type: 'isOfType',
};
const order = [...Object.keys(plain), 'uniqueItems', 'items', 'properties'];

/** Code of the validator of a form, with its import. */
export function validatorOf(schema: Schema): { readonly imports: string; readonly declaration: string } {
  const { call, uses } = checkOf(schema);
  const names = [...new Set([...uses, 'formValidator'])].sort();
  return {
    imports: `import { ${names.join(', ')} } from '#domain/forms/schemaChecks.ts';\n`,
    declaration: `export const validate = formValidator(${call});\n`,
  };
}

function checkOf(schema: object): Check {
  const checks = Object.entries(schema)
    .filter(([keyword]) => keyword !== 'additionalProperties')
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([keyword, value]) => checkOfKeyword(keyword, value as unknown, schema));
  const [only] = checks;
  if (only && checks.length === 1) return only;
  return combined('all', checks);
}

function checkOfKeyword(keyword: string, value: unknown, schema: object): Check {
  const name = plain[keyword];
  if (name !== undefined) return { call: `${name}(${JSON.stringify(value)})`, uses: [name] };
  switch (keyword) {
    case 'uniqueItems':
      return checkOfUniqueItems(schema);
    case 'items':
      return combined('items', [checkOf(value as object)]);
    case 'properties':
      return checkOfProperties(value as Readonly<Record<string, object>>, schema);
    default:
      // A field type with another keyword needs its check first: a keyword left out would let wrong values pass.
      throw new Error(`No check for the JSON Schema keyword '${keyword}': add it to domain/forms/schemaChecks.ts`);
  }
}

function checkOfUniqueItems(schema: object): Check {
  const itemType = 'items' in schema ? (schema.items as { readonly type?: unknown }).type : undefined;
  if (typeof itemType !== 'string' || itemType === 'object')
    throw new Error('Only lists of one plain type can be unique');
  return { call: `uniqueItems(${JSON.stringify(itemType)})`, uses: ['uniqueItems'] };
}

function checkOfProperties(schemas: Readonly<Record<string, object>>, schema: object): Check {
  const isClosed = 'additionalProperties' in schema && schema.additionalProperties === false;
  const checks = Object.entries(schemas).map(([name, part]) => ({ name, ...checkOf(part) }));
  const entries = checks.map(({ name, call }) => `\n  ${JSON.stringify(name)}: ${call},`).join('');
  return {
    call: `properties({${entries}\n}${isClosed ? ', true' : ''})`,
    uses: ['properties', ...checks.flatMap(({ uses }) => uses)],
  };
}

const combined = (name: string, checks: readonly Check[]): Check => ({
  call: `${name}(${checks.map(({ call }) => call).join(', ')})`,
  uses: [name, ...checks.flatMap(({ uses }) => uses)],
});
