import { PasswordInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { useField } from './useField.ts';
import '@mantine/core/styles/PasswordInput.css';

export function PasswordWidget(props: WidgetProps) {
  const { t } = useTranslation('forms');
  const { input } = useField(props);
  return (
    <PasswordInput
      {...input}
      value={props.value ?? ''}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
