/** What a value that an answer fills is: it says which questions can fill it, and how an answer is read. */
export type FactKind =
  | 'text'
  | 'link'
  | 'year'
  | 'count'
  | 'amount'
  | 'date'
  | 'choice'
  | 'choices'
  | 'picture'
  | 'document';

/** Fields of a startup that an answer can fill once its application is accepted; what follows a dot is a `DocumentCategory`. */
export const factKinds = {
  tagline: 'text',
  description: 'text',
  website: 'link',
  country: 'text',
  city: 'text',
  foundedYear: 'year',
  employeeCount: 'count',
  stage: 'choice',
  businessModel: 'choice',
  industries: 'choices',
  tags: 'choices',
  funding: 'amount',
  logo: 'picture',
  'document.pitch': 'document',
  'document.finance': 'document',
  'document.legal': 'document',
  'document.product': 'document',
  'document.report': 'document',
  'document.other': 'document',
} as const satisfies Readonly<Record<string, FactKind>>;

export type StartupFact = keyof typeof factKinds;

export const startupFacts = Object.keys(factKinds) as StartupFact[];

/** Kind of a custom field → what its values are. */
const customKinds: Readonly<Record<string, FactKind>> = {
  text: 'text',
  text_long: 'text',
  number: 'amount',
  date: 'date',
  select_dropdown: 'choice',
  file: 'document',
};

export const kindOfCustomField = (fieldType: string): FactKind => customKinds[fieldType] ?? 'text';

/** A field that an organisation has added to the profile of its startups stands beside the facts by its id. */
const CUSTOM = 'custom.';
export const customFact = (field: string): string => `${CUSTOM}${field}`;
export const customFieldOf = (fact: string): string | null =>
  fact.startsWith(CUSTOM) ? fact.slice(CUSTOM.length) : null;

/** The kind of document that a fact is; null for what is none. */
export const documentOf = (fact: string): string | null => /^document\.(\w+)$/.exec(fact)?.[1] ?? null;

const one = ['select_radio', 'select_dropdown', 'tree_single'];
const several = ['select_checkbox', 'select_multi_dropdown', 'tree_multi'];
const words = ['text', 'text_long'];

/** Which kinds of questions give what a value can be made of. */
const fillers: Readonly<Record<FactKind, ReadonlySet<string>>> = {
  text: new Set([...words, 'text_link', 'date', 'number', 'number_scale', 'calculated', ...one, ...several]),
  link: new Set([...words, 'text_link']),
  year: new Set(['text', 'date', 'number', 'calculated', ...one]),
  count: new Set(['text', 'number', 'number_scale', 'calculated', ...one]),
  amount: new Set(['text', 'number', 'number_scale', 'calculated', ...one]),
  date: new Set(['text', 'date']),
  choice: new Set(['text', ...one]),
  choices: new Set(['text', ...one, ...several]),
  picture: new Set(['file']),
  document: new Set(['file']),
};

/** Whether an answer to such a question can be such a value at all. */
export const canFill = (kind: FactKind, questionType: string): boolean => fillers[kind].has(questionType);

/** What an answer to such a question can be of the startup. */
export const factsFor = (questionType: string): readonly StartupFact[] =>
  startupFacts.filter((fact) => canFill(factKinds[fact], questionType));

/** Facts that tell evaluators of applicants without names who they are. */
const tellsWho: ReadonlySet<string> = new Set<StartupFact>(['website', 'logo']);

/** Whether what a question behaves as may be read by who is not to know whose answer it is. */
export const isOpenFact = (behavesAs: string): boolean =>
  behavesAs === 'score' || (Object.hasOwn(factKinds, behavesAs) && !tellsWho.has(behavesAs));
