import { readYaml } from '#generator/load/readYaml.ts';
import { changedCopy, type Declaration, takeOut } from './Declaration.ts';

interface FormValue {
  readonly fields: readonly (string | Readonly<Record<string, unknown>>)[];
}

/** Labels and the like are texts, and changed as such. */
const texts = new Set(['field', 'name', 'label', 'help', 'group']);

/** Each field of each form: gone, required or not, and without each of its settings. */
export function* changedFormFields(
  files: ReadonlyMap<string, string>,
  isRequired: (form: string, field: string) => boolean,
): Iterable<Declaration> {
  for (const [file, text] of files) {
    if (!file.startsWith('spec/forms/')) continue;
    const { value } = readYaml(text);
    for (const [form, { fields }] of Object.entries(value as Readonly<Record<string, FormValue>>)) {
      for (const [index, source] of fields.entries()) yield* changesOf(file, value, form, index, source, isRequired);
    }
  }
}

function* changesOf(
  file: string,
  value: unknown,
  form: string,
  index: number,
  source: FormValue['fields'][number],
  isRequired: (form: string, field: string) => boolean,
): Iterable<Declaration> {
  const entry = typeof source === 'string' ? { field: source } : source;
  const path = [form, 'fields', index];
  const field = String(entry.field ?? entry.name);
  const called = `${form}.${field}`;
  const required = isRequired(form, field);
  const kind = 'form field';
  yield { kind, name: `${called} is gone`, file, changed: () => changedCopy(value, path, takeOut) };
  yield {
    kind,
    name: `${called} is ${required ? 'not ' : ''}required`,
    file,
    changed: () =>
      changedCopy(value, path, (parent, key) => {
        parent[key] = { ...entry, required: !required };
      }),
  };
  for (const setting of Object.keys(entry).filter((key) => !texts.has(key)))
    yield {
      kind,
      name: `${called} without its ${setting}`,
      file,
      changed: () => changedCopy(value, [...path, setting], settingGone(source)),
    };
}

const settingGone = (source: unknown): typeof takeOut => (typeof source === 'string' ? () => undefined : takeOut);
