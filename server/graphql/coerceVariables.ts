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
const MISSING = /^Variable "\$(\w+)" of (?:required|non-null) type/;

/** The library says where only in its sentence; what it suggests would tell about types the reader has not seen. */
function toProblem(error: GraphQLError): FieldProblem {
  const wrong = WRONG_VALUE.exec(error.message);
  if (wrong) {
    const [, variable = '', path, reason = ''] = wrong;
    return { path: path ?? variable, message: reason.replace(/ Did you mean .*$/, '') };
  }
  const missing = MISSING.exec(error.message);
  return missing
    ? { path: missing[1] ?? '', message: `${missing[1]} is a required field` }
    : { path: '', message: 'Invalid field' };
}
