import type { FormMeta } from '#domain/model/forms.ts';
import { fieldTypes } from '#src/generated/fieldTypes.gen.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What each widget is filled with: the last of the values that the spec shows its field type with. */
const byWidget = new Map<string, unknown>(
  Object.values(fieldTypes).map(({ widget, stories }) => [widget, Object.values(stories).at(-1)]),
);

/** A record as somebody could have filled the form in. */
export function exampleValues({ fields, schema }: FormMeta): Record<string, unknown> {
  const properties = (schema as { readonly properties?: Readonly<Record<string, Schema>> }).properties ?? {};
  return Object.fromEntries(
    fields.flatMap(({ name, widget }) => {
      const value = valueFor(properties[name] ?? {}, widget);
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}

function valueFor(schema: Schema, widget: string): unknown {
  const [first] = choices(schema);
  if (first !== undefined) return first;
  const [ofItems] = choices((schema['items'] ?? {}) as Schema);
  if (ofItems !== undefined) return [ofItems];
  if (widget === 'record') return 'Example-1';
  if (widget === 'records') return ['Example-1'];
  return byWidget.get(widget);
}

const choices = (schema: Schema): readonly unknown[] => (Array.isArray(schema['enum']) ? schema['enum'] : []);
