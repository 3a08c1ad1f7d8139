import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { SeededRandom } from '#server/demo/data/SeededRandom.ts';
import { HostileValues } from './HostileValues.ts';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What would end the session that the requests are sent in, or only waits. */
const endsTheSession = ['logoutSession', 'deleteOwnAccount', 'upsertSession', 'changePassword'];

/** Names that bodies and addresses of plain routes know. */
const words = 'email password incubator token newPassword user name firstName settings _id'.split(' ');

/** Requests as no client of ours sends them, the same for the same seed. */
export class HostileRequests {
  readonly #random: SeededRandom;
  readonly #values: HostileValues;
  readonly #roots: readonly { readonly kind: string; readonly field: GraphQLField<unknown, unknown> }[];
  readonly #routes: readonly { readonly method: string; readonly path: string }[];

  constructor(
    seed: number,
    schema: GraphQLSchema,
    routes: readonly { readonly method: string; readonly path: string }[],
    ids: readonly string[],
  ) {
    this.#random = new SeededRandom(seed);
    this.#values = new HostileValues(this.#random, ids);
    this.#routes = routes;
    const rootsOf = (kind: string, type: GraphQLObjectType | null | undefined) =>
      Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
    this.#roots = [
      ...rootsOf('query', schema.getQueryType()),
      ...rootsOf('mutation', schema.getMutationType()).filter(({ field }) => !endsTheSession.includes(field.name)),
    ];
  }

  next(): HostileRequest {
    return this.#random.chance(0.15) ? this.#plain() : this.#operation();
  }

  #operation(): HostileRequest {
    const { kind, field } = this.#random.pick(this.#roots);
    const args = field.args.filter(() => this.#random.chance(0.7));
    const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const call = `${field.name}${passed && `(${passed})`}${selectionOf(field)}`;
    const variables = Object.fromEntries(args.map((arg) => [arg.name, this.#values.of(arg.type)]));
    const query = `${kind} ${declared && `(${declared})`} { ${call} }`;
    return { method: 'POST', path: '/graphql', body: { query, variables } };
  }

  #plain(): HostileRequest {
    const { method, path } = this.#random.pick(this.#routes);
    const filled = path.replaceAll(/:\w+/g, () => encoded(this.#values.text()));
    const search = this.#random.chance(0.5) ? `?cursor=${encoded(this.#values.text())}` : '';
    const body = Object.fromEntries(words.map((word) => [word, this.#values.json()]));
    return { method, path: filled + search, ...(method !== 'GET' && method !== 'HEAD' && { body }) };
  }
}

/** Half a character can't be written into an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 200));
}

/** Of a record some of what it holds, of a page its records too: what was asked is then looked for, too. */
function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return isLeafType(named) ? '' : ' { __typename }';
  const leaves = Object.values(named.getFields()).filter(
    (field) => field.args.length === 0 && isLeafType(getNamedType(field.type)),
  );
  const inner = 'results' in named.getFields() ? ' results { __typename }' : '';
  return ` { __typename ${leaves
    .slice(0, 8)
    .map(({ name }) => name)
    .join(' ')}${inner} }`;
}
