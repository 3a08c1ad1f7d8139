import type { StartupMappingQuery } from './funnels.gen.ts';

export type MappedField = StartupMappingQuery['startupMapping']['fields'][number];

export interface MappingEntry {
  readonly field: string;
  readonly question: string | null;
}

/** Fields that an application has itself; the others are filled by an answer or not at all. */
const ofApplication: ReadonlySet<string> = new Set(['description', 'website', 'country']);

export const isOfApplication = ({ field }: Pick<MappedField, 'field'>): boolean => ofApplication.has(field);

/** Questions whose answers fill the field. */
export const chosenOf = ({ question, more }: MappedField): readonly string[] => (question ? [question, ...more] : []);

/** One for each question; without any the field stays empty. */
export const entriesOf = (field: string, ids: readonly string[]): readonly MappingEntry[] =>
  ids.length === 0 ? [{ field, question: null }] : ids.map((question) => ({ field, question }));

/** Where each field has its value from: it is filled, could be filled, or no question asks for such a value. */
export function sourcesOf(fields: readonly MappedField[]): ReadonlyMap<string, 'filled' | 'open' | 'unasked'> {
  return new Map(
    fields.map((field) => {
      if (field.question || isOfApplication(field)) return [field.field, 'filled'];
      return [field.field, field.offers.length > 0 ? 'open' : 'unasked'];
    }),
  );
}
