import {
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { ApplicationError, type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** The variables in the types the operation declares, or a `ValidationError` that names each wrong one. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  inputs: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return coerce(schema, operation.variableDefinitions ?? [], inputs);
}

/** The fields of an input type that came by another way than an operation: what the type does not have is refused. */
export function coerceInput(schema: GraphQLSchema, type: string, input: unknown): Readonly<Record<string, unknown>> {
  const named = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } } as const;
  const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: 'input' } } as const;
  const definition = {
    kind: Kind.VARIABLE_DEFINITION,
    variable,
    type: { kind: Kind.NON_NULL_TYPE, type: named },
  } as const;
  return { ...Object(coerce(schema, [definition], { input }).input) };
}

function coerce(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  inputs: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result = getVariableValues(schema, definitions, inputs, { maxErrors: 50 });
  if (result.errors) throw new ValidationError(result.errors.map(toProblem));
  return result.coerced;
}

const WRONG_VALUE = /^Variable "\$(\w+)" got invalid value [\s\S]*?(?: at "([^"]+)")?; ([^;]*)$/;
const MISSING_VARIABLE = /^Variable "\$(\w+)" of (?:required|non-null) type/;
const MISSING_FIELD = /^Field "(\w+)" of required type/;
const UNKNOWN_FIELD = /^Field "(\w+)" is not defined/;

/** The library says where only in its sentence; what it suggests would tell about types the reader has not seen. */
function toProblem(error: GraphQLError): FieldProblem {
  const variable = MISSING_VARIABLE.exec(error.message)?.[1];
  if (variable !== undefined) return fieldProblem(variable, 'required', { label: variable });
  const [, name = '', path = name, fault = ''] = WRONG_VALUE.exec(error.message) ?? [];
  const missing = MISSING_FIELD.exec(fault)?.[1];
  if (missing !== undefined) return fieldProblem(`${path}.${missing}`, 'required', { label: missing });
  const unknown = UNKNOWN_FIELD.exec(fault)?.[1];
  if (unknown !== undefined) return { path: `${path}.${unknown}`, reason: 'fieldUnknown', values: { field: unknown } };
  const { originalError: cause } = error;
  if (cause instanceof ApplicationError && cause.refusal !== null) return { path, ...cause.refusal };
  // For programs, in the library's words; people are told that the field is wrong.
  const detail = fault.replace(/ Did you mean .*$/, '');
  return { path, reason: 'invalid', ...(detail !== '' && { values: { detail } }) };
}
