import { IconDots } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import type { RecordData } from '../../screenModules.ts';
import classes from '../TableView.module.css';
import { useActionsOfRow } from './useRowActions.ts';

const RowActionsMenu = lazy(() => import('./RowActionsMenu.tsx').then((m) => ({ default: m.RowActionsMenu })));

interface RowMenuProps {
  readonly record: RecordData;
  readonly name: string;
}

/** What can be done with the record of a row besides editing it; no button where there is nothing. */
export function RowMenu({ record, name }: RowMenuProps) {
  const { t } = useTranslation('screens');
  const actions = useActionsOfRow()(record);
  if (actions.length === 0) return null;
  const label = t('table.moreOf', { name });
  return (
    <OnDemand
      button={(open) => (
        <button type="button" className={classes.edit} aria-label={label} onClick={open}>
          <IconDots size={16} aria-hidden />
        </button>
      )}
    >
      <RowActionsMenu label={label} actions={actions} />
    </OnDemand>
  );
}
