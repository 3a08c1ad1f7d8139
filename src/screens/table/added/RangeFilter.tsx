import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../TableToolbar.module.css';

interface RangeFilterProps {
  readonly type: 'number' | 'date';
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** From and to, either of which may be left open. */
export function RangeFilter({ type, values, onChange }: RangeFilterProps) {
  const { t } = useTranslation('screens');
  const [from = '', to = ''] = values;
  return (
    <div className={classes.range}>
      <TextInput
        type={type}
        label={t('table.from')}
        value={from}
        onChange={(event) => onChange([event.currentTarget.value, to])}
      />
      <TextInput
        type={type}
        label={t('table.to')}
        value={to}
        onChange={(event) => onChange([from, event.currentTarget.value])}
      />
    </div>
  );
}
