import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import type { TextReader } from '#server/platform/texts/textReader.ts';

/** What a plain HTTP route is given. */
export interface RouteRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly tenant: Tenant;
  readonly params: Readonly<Record<string, string>>;
  /** Who it is from, to count by; null when the connection has gone. */
  readonly address: string | null;
  /** Who is answered, as far as is known: after `context`, in the user's own language. */
  readonly reader: () => TextReader;
  /** Context of the signed-in user or visitor; a token that has ended is refused with 401. */
  readonly context: () => Promise<RequestContext>;
}

export interface Route {
  readonly method: string;
  /** `/api/users/validate/:token` */
  readonly path: string;
  readonly handle: (route: RouteRequest) => Promise<void>;
}

/** What is asked before there is any organisation, so of none. */
export interface InstallationRoute {
  readonly method: string;
  /** As it is: no parameters. */
  readonly path: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse, reader: TextReader) => Promise<void>;
}
