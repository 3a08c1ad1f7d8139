import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isExploring } from '#src/data/exploring/exploring.ts';
import type { FormContext } from './FormContext.ts';
import classes from './RecordForm.module.css';

/** A widget draws its own label, help and error; a field hidden by its condition is not there at all. */
function FieldTemplate({ id, children, registry }: FieldTemplateProps) {
  const { hidden, form } = registry.formContext as FormContext;
  const name = id.slice(form.id.length + 1);
  if (hidden.has(name)) return null;
  return isExploring() && form.entity && name !== '' ? (
    <Placed of={`${form.entity}.${name}`}>{children}</Placed>
  ) : (
    children
  );
}

/** For those who explore: the field of the spec, without a box of its own. */
function Placed({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <div className={classes.placed} data-spec={`field/${of.split('_', 1)[0]}`}>
      {children}
    </div>
  );
}

/** Fields under each other; those of a group stand together under its title. */
function ObjectFieldTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  const { t } = useTranslation('spec');
  const { fields } = registry.formContext as FormContext;
  const groupOf = (name: string): string => fields.get(name)?.groupKey ?? '';
  const groups = [...new Set(properties.map(({ name }) => groupOf(name)))];
  return (
    <div className={classes.fields}>
      {groups.map((group) => {
        const members = properties.filter(({ name }) => groupOf(name) === group).map(({ content }) => content);
        if (!group) return members;
        return (
          <fieldset key={group} className={classes.group}>
            <legend className={classes.legend}>{t(group)}</legend>
            {members}
          </fieldset>
        );
      })}
    </div>
  );
}

/** Widgets say these themselves. */
const Nothing = (): null => null;

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
};
