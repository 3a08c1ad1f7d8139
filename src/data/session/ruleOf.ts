import { type RouteRule, routeMeta } from '#src/generated/routeMeta.gen.ts';

/** The rule of a route; that of its page where a tab has none of its own. */
export function ruleOf(routeId: string): RouteRule | undefined {
  const rules: Readonly<Record<string, RouteRule | undefined>> = routeMeta;
  return rules[routeId] ?? rules[routeId.slice(0, routeId.lastIndexOf('.'))];
}
