import type { Model } from '../../model/Model.ts';
import { textKeys } from '../../text/textKeys.ts';
import { type EmittedFiles, generatedNotice, literal, sortedBy } from '../EmittedFiles.ts';

/** Which text whoever changed a field has read beside it. */
export function emitFieldTexts(model: Model): EmittedFiles {
  return new Map([
    [
      'server/generated/fieldTexts.gen.ts',
      `${generatedNotice('spec/forms')}\n/** Keys of the labels that forms give to fields, where they are not called by their own and all forms agree. */\n` +
        `export const labelsInForms: Readonly<Record<string, string>> = ${literal(labelsInForms(model))};\n`,
    ],
  ]);
}

/** `Incubator.allowUserSelfDelete` → `form.incubatorGeneral.field_allowUserSelfDelete`. */
export function labelsInForms({ forms, entities, texts }: Pick<Model, 'forms' | 'entities' | 'texts'>) {
  const english = new Map(texts.map((text) => [text.key, text.english]));
  const keys = new Map<string, string[]>();
  const written = sortedBy(forms, ({ id }) => id).flatMap(({ entity = '', fields }) =>
    fields.map(({ name, labelKey }) => ({ field: `${entity}.${name}`, labelKey })),
  );
  for (const { field, labelKey } of written) keys.set(field, [...(keys.get(field) ?? []), labelKey]);
  const labels = entities.flatMap(({ name, fields }) =>
    fields.flatMap((field): [string, string][] => {
      const [first, ...others] = keys.get(`${name}.${field.name}`) ?? [];
      if (first === undefined || first === textKeys.field(name, field.name)) return [];
      const isSame = others.every((key) => english.get(key) === english.get(first));
      return isSame ? [[`${name}.${field.name}`, first]] : [];
    }),
  );
  return Object.fromEntries(labels);
}
