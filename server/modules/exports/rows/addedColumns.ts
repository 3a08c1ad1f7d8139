/** Columns of the fields that an organisation has added to the profiles of what is listed. */
import { lacksFeature } from '#domain/access/features.ts';
import { answerOfValue } from '#domain/forms/profileFields.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { type ProfileTarget, profileElements } from '#server/services/forms/profileValues.ts';
import { sheetCell } from '../answers/sheetCell.ts';
import type { Cell } from './readRows.ts';

export interface AddedColumns {
  readonly headings: readonly string[];
  /** What is to be selected of each record; null where nothing was added. */
  readonly selection: string | null;
  /** The values of a record that its reader may read. */
  readonly cells: (record: Readonly<Record<string, unknown>>) => readonly Cell[];
}

const targets: Readonly<Record<string, ProfileTarget>> = {
  Startup: 'startup',
  User: 'user',
  Application: 'application',
};

const none: AddedColumns = { headings: [], selection: null, cells: () => [] };

interface AddedValue {
  readonly value: string;
  readonly updatedAt: string;
  readonly field: { readonly _id: string } | null;
}

/** None of records without profiles, and none where the organisation has no such fields. */
export async function addedColumns(context: RequestContext, entity: string): Promise<AddedColumns> {
  const target = targets[entity];
  if (target === undefined || lacksFeature(context.principal, 'customFieldsEdit')) return none;
  const elements = await context.transact((tx) => profileElements(tx, target));
  if (elements.length === 0) return none;
  const { language } = readerOfAnswer(context);
  return {
    headings: elements.map(({ label }) => label),
    selection: 'customFieldValues { value updatedAt field { _id } }',
    cells: ({ customFieldValues }) => {
      const values = newestOfEach((customFieldValues ?? []) as readonly AddedValue[]);
      return elements.map((element) => {
        const value = values.get(element._id);
        if (value === undefined) return null;
        return sheetCell(element, answerOfValue(element, value), language);
      });
    },
  };
}

/** Of several values of one field the newest counts, as in the profile. */
function newestOfEach(values: readonly AddedValue[]): ReadonlyMap<string, string> {
  const inOrder = values.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  return new Map(inOrder.flatMap(({ field, value }) => (field ? [[field._id, value] as const] : [])));
}
