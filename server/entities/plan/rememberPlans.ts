import type { FieldNode } from 'graphql';
import type { Principal } from '#domain/model/access.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import type { PlannedRootField, PlannedStatement, PlanRequest } from './plannedExecution.ts';

/** Different arguments of one field that are remembered for one principal. */
const MAX_REMEMBERED = 20;

/**
 * A planned field that plans the same question only once: same place in the same document, same principal, same language, same values.
 * Documents and principals are kept by others and forgotten with them. A plan depends on nothing else: not on the clock,
 * and not on data.
 */
export function rememberPlans(field: PlannedRootField): PlannedRootField {
  const byNode = new WeakMap<FieldNode, WeakMap<Principal, Map<string, PlannedStatement>>>();
  return {
    plan: async (request) => {
      const remembered = rememberedFor(byNode, request);
      if (remembered === null) return field.plan(request);
      const key = JSON.stringify([request.args, request.variables, readerOfAnswer(request.context)]);
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const statement = await field.plan(request);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(key, statement);
      return statement;
    },
  };
}

function rememberedFor(
  byNode: WeakMap<FieldNode, WeakMap<Principal, Map<string, PlannedStatement>>>,
  { fieldNodes, context }: PlanRequest,
): Map<string, PlannedStatement> | null {
  const [node] = fieldNodes;
  // Several nodes are merged into one answer; that is rare, and their combination is not worth a key.
  if (node === undefined || fieldNodes.length > 1 || context.principal === null) return null;
  const byPrincipal = byNode.get(node) ?? new WeakMap<Principal, Map<string, PlannedStatement>>();
  byNode.set(node, byPrincipal);
  const remembered = byPrincipal.get(context.principal) ?? new Map<string, PlannedStatement>();
  byPrincipal.set(context.principal, remembered);
  return remembered;
}
