import { NumberInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { inLatinDigits } from '#src/ui/i18n/inLatinDigits.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { isYear } from '#src/ui/isYear.ts';
import { separatorsOf } from './separatorsOf.ts';
import { useField } from './useField.ts';
import classes from './widgets.module.css';
import '@mantine/core/styles/NumberInput.css';

/** Numbers are entered as people write them in their language. */
export function NumberWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  const { i18n } = useTranslation();
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  const { decimalSeparator, thousandSeparator } = separatorsOf(languageTag(i18n.language));
  const separators = isYear(props.name) ? { decimalSeparator } : { decimalSeparator, thousandSeparator };
  const mask = meta?.options?.mask;
  return (
    <NumberInput
      {...input}
      {...separators}
      hideControls
      onInputCapture={inLatinDigits}
      allowDecimal={mask !== 'integer'}
      rightSection={mask === 'money' ? <span className={classes.unit}>{currency}</span> : null}
      rightSectionWidth={mask === 'money' ? 48 : undefined}
      value={props.value ?? ''}
      onChange={(value) => props.onChange(value === '' ? undefined : Number(value))}
    />
  );
}
