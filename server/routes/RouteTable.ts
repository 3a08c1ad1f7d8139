import type { IncomingMessage } from 'node:http';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import type { Route } from './Route.ts';

export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The plain routes, found by their paths; each pattern is compiled once. */
export class RouteTable {
  readonly #routes: readonly (Route & { readonly pattern: URLPattern })[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({ ...route, pattern: new URLPattern({ pathname: route.path }) }));
  }

  /** The routes of a path, one for each of its methods. */
  find(path: string): readonly FoundRoute[] {
    return this.#routes.flatMap((route) => {
      const match = route.pattern.exec({ pathname: path });
      if (!match) return [];
      const params = Object.entries(match.pathname.groups).map(([name, value]): [string, string] => [
        name,
        value ?? '',
      ]);
      return [{ route, params: Object.fromEntries(params) }];
    });
  }
}

/** The one for the request's method; another method is refused with those there are. */
export function byMethod<One>(
  ones: readonly One[],
  methodOf: (one: One) => string,
  { method }: Pick<IncomingMessage, 'method'>,
): One {
  const found = ones.find((one) => methodOf(one) === method);
  if (found) return found;
  throw new HttpError(405, 'methodNotAllowed', { headers: { allow: ones.map(methodOf).join(', ') } });
}
