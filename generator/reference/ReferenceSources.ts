import type { SpecTexts } from '../load/loadSpec.ts';

/** What the reference is made of besides the schemas of the language. */
export interface ReferenceSources {
  /** A small spec in which each key of the language occurs. */
  readonly example: SpecTexts;
  /** What the compiler says of each broken spec of `generator/cases`, by name. */
  readonly cases: ReadonlyMap<string, string>;
}
