/** Filters that ask for too much, each in a way of its own, though the body that carries them is lawful. */
const test = { firstName: { CONTAINS: 'x' } };

/** Twice as many tests at each level. */
const doubled = (depth: number): object => (depth === 0 ? test : { or: [doubled(depth - 1), doubled(depth - 1)] });
/** One test at the bottom. */
const deep = (depth: number): object =>
  Array.from({ length: depth }).reduce<object>((inner) => ({ or: [inner] }), test);
const wide = (count: number): object => ({ or: Array.from({ length: count }, () => test) });

const ONE = 'query ($filter: UserFilter) { users(filter: $filter) { totalCount } }';
const MANY = `query ($filter: UserFilter) { ${Array.from({ length: 10 }, (_, at) => `a${at}: users(filter: $filter) { totalCount }`).join(' ')} }`;

export const hostileFilters = [
  { query: ONE, variables: { filter: doubled(8) } },
  { query: ONE, variables: { filter: deep(200) } },
  { query: ONE, variables: { filter: wide(1000) } },
  { query: MANY, variables: { filter: wide(12) } },
] as const;
