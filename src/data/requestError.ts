/** One error of a GraphQL answer. */
export interface GraphqlErrorBody {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly code?: string;
    /** Why, by its code; the message says it. */
    readonly reason?: string;
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
    /** The same by their codes, with what they are about. */
    readonly reasons?: readonly {
      readonly path: string;
      readonly reason: string;
      readonly values?: Readonly<Record<string, unknown>>;
    }[];
  };
}

/** A request that did not succeed. `network`: no answer; `http`: an answer without GraphQL; `graphql`: its errors. */
export class RequestError extends Error {
  readonly kind: 'network' | 'http' | 'graphql';
  readonly status: number;
  readonly errors: readonly GraphqlErrorBody[];
  /** Name of the problem in a plain HTTP answer. */
  readonly code: string | null;
  /** Names of what is wrong with single values of a plain HTTP request. */
  readonly problems: Readonly<Record<string, string>>;

  constructor(
    kind: RequestError['kind'],
    details: {
      status?: number;
      errors?: readonly GraphqlErrorBody[];
      message?: string;
      code?: string | null;
      problems?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? details.errors?.map(({ message }) => message).join('. ') ?? kind, {
      cause: details.cause,
    });
    this.name = 'RequestError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.errors = details.errors ?? [];
    this.code = details.code ?? null;
    this.problems = details.problems ?? {};
  }

  /** Whether the server answered with this error code. */
  has(code: string): boolean {
    return this.errors.some(({ extensions }) => extensions?.code === code);
  }

  /** Whether the server refused for this reason. */
  isBecause(reason: string): boolean {
    return this.errors.some(({ extensions }) => extensions?.reason === reason);
  }
}

/** Whether the server was not reached, whatever it would have said. */
export function hasNoAnswer(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'network';
}

/** Where the operations of records have what is typed; forms know their fields by name. */
const INPUT = /^input\./;

/** Messages of a refused input by field, `name` or `address.city`; empty for any other failure. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof RequestError)) return {};
  const fields = error.errors.flatMap(({ extensions }) => extensions?.fields ?? []);
  return Object.fromEntries(fields.map(({ path, message }) => [path.replace(INPUT, ''), message]));
}
