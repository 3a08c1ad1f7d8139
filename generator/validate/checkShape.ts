import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { schemas } from '../language/schemas.ts';
import type { SpecFile, SpecKind } from '../load/SpecFile.ts';
import { explainShape } from './explainShape.ts';
import { fitsShape } from './fitsShape.ts';

const validators = new Map<SpecKind, ValidateFunction>();
const checked = new WeakMap<SpecFile, readonly Diagnostic[]>();

/** Checks one file against the JSON Schema of its kind (SPEC002). Memoised per parsed file. */
export function checkShape(spec: SpecFile): readonly Diagnostic[] {
  const known = checked.get(spec);
  if (known) return known;
  const found = fitsShape(schemas[spec.kind], spec.value) ? [] : explainMisfit(spec);
  checked.set(spec, found);
  return found;
}

/** Nothing where Ajv, who knows better, finds nothing. */
function explainMisfit(spec: SpecFile): Diagnostic[] {
  const validate = validatorOf(spec.kind);
  if (validate(spec.value)) return [];
  return explainShape(tellingErrors(validate.errors ?? [])).map(({ path, on, message, fix }) => ({
    code: 'SPEC002',
    severity: 'error',
    place: spec.place(path, on),
    message,
    fix,
  }));
}

function validatorOf(kind: SpecKind): ValidateFunction {
  const known = validators.get(kind);
  if (known) return known;
  const compiled = newAjv().compile(schemas[kind]);
  validators.set(kind, compiled);
  return compiled;
}

/** Loaded when the first file is wrong, which most builds never see. A validator runs on few files: it is not optimised. */
function newAjv(): Ajv2020 {
  const module = createRequire(import.meta.url)('ajv/dist/2020.js') as { readonly Ajv2020: typeof Ajv2020 };
  return new module.Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    meta: false,
    validateSchema: false,
    code: { optimize: false },
  });
}

const joining = ['anyOf', 'oneOf', 'if', 'not', 'propertyNames'];

/** Keeps the deepest errors of each place: those of branches that did not even match the type only confuse. */
function tellingErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const branchOf = ({ instancePath, schemaPath }: ErrorObject): string =>
    `${instancePath}\u0000${schemaPath.slice(0, schemaPath.lastIndexOf('/'))}`;
  const wrongTypes = new Set(errors.filter(({ keyword }) => keyword === 'type').map(branchOf));
  const useful = errors.filter(
    (error) => !joining.includes(error.keyword) && !(error.keyword === 'enum' && wrongTypes.has(branchOf(error))),
  );
  const above = new Set(useful.flatMap(({ instancePath }) => ancestorsOf(instancePath)));
  const keywords = Map.groupBy(useful, ({ instancePath }) => instancePath);
  const isOtherBranch = ({ keyword, instancePath }: ErrorObject): boolean => {
    const here = keywords.get(instancePath) ?? [];
    if (keyword === 'type') return above.has(instancePath) || here.some((other) => other.keyword !== 'type');
    if (keyword !== 'required') return false;
    return above.has(instancePath) || here.some((other) => ['additionalProperties', 'enum'].includes(other.keyword));
  };
  const telling = useful.filter((error) => !isOtherBranch(error));
  return telling.length > 0 ? telling : errors.slice(0, 1);
}

/** `/a/b/c` → `/a/b`, `/a`, and the root. */
function ancestorsOf(pointer: string): string[] {
  const steps = pointer.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
}
