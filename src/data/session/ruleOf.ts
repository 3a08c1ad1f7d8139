import { type RouteRule, routeMeta } from '#src/generated/routeMeta.gen.ts';

/** The rule of a route; that of its page where a tab has none of its own. */
export function ruleOf(routeId: string): RouteRule | undefined {
  const rules: Readonly<Record<string, RouteRule | undefined>> = routeMeta;
  const ruled = ruledRoute(routeId);
  return ruled === undefined ? undefined : rules[ruled];
}

/** The route whose rule that is. */
export function ruledRoute(routeId: string): string | undefined {
  const page = routeId.slice(0, routeId.lastIndexOf('.'));
  // What an address names is compared with own keys only: `constructor` is no route.
  return [routeId, page].find((id) => Object.hasOwn(routeMeta, id));
}
