import { type RouteRule, routeMeta } from '#src/generated/routeMeta.gen.ts';

/** The rule of a route; that of its page where a tab has none of its own. */
export function ruleOf(routeId: string): RouteRule | undefined {
  const rules: Readonly<Record<string, RouteRule | undefined>> = routeMeta;
  const page = routeId.slice(0, routeId.lastIndexOf('.'));
  // What an address names is compared with own keys only: `constructor` is no route.
  return [routeId, page].filter((id) => Object.hasOwn(rules, id)).map((id) => rules[id])[0];
}
