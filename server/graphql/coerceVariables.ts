import { type GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import { type FieldProblem, ValidationError } from './errors.ts';

/** The variables in the types the operation declares, or a `ValidationError` that names each wrong one. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  inputs: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result = getVariableValues(schema, operation.variableDefinitions ?? [], inputs, { maxErrors: 50 });
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
  if (variable !== undefined) return { path: variable, message: `${variable} is a required field` };
  const [, name = '', path = name, reason = 'Invalid field'] = WRONG_VALUE.exec(error.message) ?? [];
  const missing = MISSING_FIELD.exec(reason)?.[1];
  if (missing !== undefined) return { path: `${path}.${missing}`, message: `${missing} is a required field` };
  const unknown = UNKNOWN_FIELD.exec(reason)?.[1];
  if (unknown !== undefined) return { path: `${path}.${unknown}`, message: `${unknown} is not a field` };
  return { path, message: reason.replace(/ Did you mean .*$/, '') };
}
