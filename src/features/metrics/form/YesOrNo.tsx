import { Group, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../Metrics.module.css';
import '@mantine/core/styles/Radio.css';

interface YesOrNoProps {
  readonly label: string;
  /** Null while nothing is chosen. */
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
}

const choice = { body: classes.choice ?? '', label: classes.choiceLabel ?? '' };

/** One question that is answered yes or no. */
export function YesOrNo({ label, value, onChange }: YesOrNoProps) {
  const { t } = useTranslation('metrics');
  return (
    <Radio.Group
      label={label}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === 'true')}
    >
      <Group gap="md">
        <Radio classNames={choice} size="md" value="true" label={t('yes')} />
        <Radio classNames={choice} size="md" value="false" label={t('no')} />
      </Group>
    </Radio.Group>
  );
}
