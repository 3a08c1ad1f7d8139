import type { FieldMeta } from '#domain/model/entity.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, union } from '../EmittedFiles.ts';

/** The entity whose record is the organisation itself. */
const ORGANISATION = 'Incubator';

/** Every record has these; nobody sets them. */
const written: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/**
 * `settings.gen.ts`: every value of the organisation's own record by its path (`reminders.byMail`), as a type. A test that
 * shows what each setting does lists them by it, so that a new one without its effect does not compile.
 */
export function emitSettings(model: Model): EmittedFiles {
  const fields = model.entities.find(({ name }) => name === ORGANISATION)?.fields ?? [];
  const entered = model.forms.flatMap((form) =>
    form.entity === ORGANISATION ? form.fields.map(({ name }) => name) : [],
  );
  const keys = fields.flatMap((field) => pathsOf(field, entered));
  return new Map([
    [
      'server/generated/settings.gen.ts',
      `${generatedNotice('spec/entities and spec/forms')}\nexport type SettingKey = ${union(keys)};\n`,
    ],
  ]);
}

/** Parts of an object are settings of their own, and so are parts of a free value that forms ask for. */
function pathsOf(field: FieldMeta, entered: readonly string[], above = ''): string[] {
  if (above === '' && (field.column === null || written.has(field.name))) return [];
  const path = above + field.name;
  if (field.type === 'object') return (field.fields ?? []).flatMap((part) => pathsOf(part, entered, `${path}.`));
  const parts = entered.filter((name) => name.startsWith(`${path}.`));
  return parts.length > 0 ? [...new Set(parts)] : [path];
}
