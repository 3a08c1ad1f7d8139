import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { schemas } from '../language/schemas.ts';
import type { SpecFile, SpecKind, SpecPath } from '../load/SpecFile.ts';
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
  return validate(spec.value) ? [] : explainErrors(spec, validate.errors ?? []);
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

/** Keeps the deepest errors of each place: those of `anyOf` branches that did not even match the type only confuse. */
function explainErrors(spec: SpecFile, errors: readonly ErrorObject[]): Diagnostic[] {
  const useful = errors.filter(
    (error) => !['anyOf', 'oneOf', 'if', 'not'].includes(error.keyword) && !isOtherBranch(error, errors),
  );
  const chosen = useful.length > 0 ? useful : errors.slice(0, 1);
  return chosen.map((error) => explain(spec, error));
}

function isOtherBranch(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword !== 'type' && error.keyword !== 'required') return false;
  const deeper = errors.some(
    (other) =>
      other !== error &&
      !['anyOf', 'oneOf', 'if'].includes(other.keyword) &&
      (other.instancePath.startsWith(`${error.instancePath}/`) ||
        (other.instancePath === error.instancePath && ['additionalProperties', 'enum'].includes(other.keyword))),
  );
  return deeper;
}

function explain(spec: SpecFile, error: ErrorObject): Diagnostic {
  const path = toPath(error.instancePath);
  const at = (place: SpecPath, on: 'key' | 'value', message: string, fix: string): Diagnostic => ({
    code: 'SPEC002',
    severity: 'error',
    place: spec.place(place, on),
    message,
    fix,
  });
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {});
      return at([...path, name], 'key', `'${name}' is not known here.`, suggestion(name, known));
    }
    case 'required':
      return at(
        path,
        'key',
        `'${String(params.missingProperty)}' is missing.`,
        `Add '${String(params.missingProperty)}: …' here.`,
      );
    case 'enum':
      return at(
        path,
        'value',
        `'${String(error.data)}' is not allowed here.`,
        suggestion(String(error.data), (params.allowedValues as unknown[]).map(String)),
      );
    case 'pattern':
    case 'propertyNames':
      return at(
        path,
        'value',
        `${show(error.data)} is not a valid name here.`,
        `Write it so that it matches ${String(params.pattern ?? 'the naming rule of this kind')}.`,
      );
    case 'type':
      return at(
        path,
        'value',
        `Found ${show(error.data)}, expected ${String(params.type)}.`,
        `Write a ${String(params.type)} here.`,
      );
    default:
      return at(
        path,
        'value',
        `${error.message ?? 'This does not fit'}.`,
        'Compare it with a neighbour of the same kind.',
      );
  }
}

function toPath(pointer: string): SpecPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
