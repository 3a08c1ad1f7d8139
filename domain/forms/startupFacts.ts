import { type FormElement, valueKindOf } from './FormElement.ts';

/** Fields of a startup that an answer can fill once its application is accepted. */
export const startupFacts = [
  'tagline',
  'description',
  'website',
  'country',
  'city',
  'foundedYear',
  'employeeCount',
] as const;

export type StartupFact = (typeof startupFacts)[number];

/** Facts that tell evaluators of applicants without names who they are. */
const tellsWho: ReadonlySet<string> = new Set<StartupFact>(['website']);

/** A table and a file are no value of a field; what is only shown has none, and a profile's field is filled by itself. */
const noFillers = new Set(['table', 'file', 'custom_field']);

/** Whether an answer to such a question can be a fact of the startup. */
export const canBeFact = (questionType: FormElement['questionType']): boolean =>
  valueKindOf(questionType) !== null && !noFillers.has(questionType);

/** Whether what a question behaves as may be read by who is not to know whose answer it is. */
export const isOpenFact = (behavesAs: string): boolean =>
  behavesAs === 'score' || (startupFacts.some((fact) => fact === behavesAs) && !tellsWho.has(behavesAs));
