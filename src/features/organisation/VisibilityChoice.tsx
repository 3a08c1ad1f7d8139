import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { VisibilitySetting, Visible } from '#domain/model/access.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { visibilitySettings } from './visibilityOfRole.ts';
import '@mantine/core/styles/Radio.css';

interface VisibilityChoiceProps {
  readonly of: Visible;
  readonly value: VisibilitySetting;
  readonly onChange: (value: VisibilitySetting) => void;
}

/** The four settings, each with what it means. */
export function VisibilityChoice({ of, value, onChange }: VisibilityChoiceProps) {
  const { t } = useTranslation(['organisation', 'spec']);
  const choose = (next: string): void => {
    const setting = visibilitySettings.find((candidate) => candidate === next);
    if (setting) onChange(setting);
  };
  return (
    <Radio.Group label={t(`visibility.${of}Label`)} value={value} onChange={choose}>
      <Stack gap="xs" mt="xs">
        {visibilitySettings.map((setting) => (
          <Radio
            key={setting}
            value={setting}
            label={t(enumLabelKey('VisibilitySetting', setting), { ns: 'spec' })}
            description={t(`visibility.${of}.${setting}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
