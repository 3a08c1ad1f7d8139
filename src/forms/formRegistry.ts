import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry, RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './FormContext.ts';
import { templates } from './templates.tsx';
import { widgets } from './widgets/widgets.ts';

type Utils = Registry['schemaUtils'];

/**
 * What the form library asks about schemas. Those of our forms are flat and complete: a field has one type, and no
 * references, alternatives or defaults, so that nothing has to be resolved.
 */
const flatSchemas: Pick<Utils, 'retrieveSchema' | 'isSelect' | 'getDisplayLabel'> = {
  retrieveSchema: (schema: RJSFSchema) => schema,
  isSelect: () => false,
  getDisplayLabel: () => false,
};

/** Whatever its type, a field is drawn by the one widget that the spec names. */
const fields = {
  ObjectField,
  SchemaField,
  ArrayField: StringField,
  BooleanField: StringField,
  NumberField: StringField,
  StringField,
};

/**
 * The parts of the form library that our forms use, and no others: the library's own registry brings all of them, three
 * times the weight (decision 0012).
 */
export function formRegistry(context: FormContext): Registry {
  const registry: Omit<Registry, 'templates' | 'schemaUtils'> = {
    fields,
    widgets,
    formContext: context,
    rootSchema: {},
    translateString: (key) => key,
    globalFormOptions: { idPrefix: context.form.id, idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
  return { ...registry, templates: templates as Registry['templates'], schemaUtils: flatSchemas as Utils };
}
