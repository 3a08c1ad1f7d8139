import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '#src/ui/OnDemand.tsx';

const CellMenuDropdown = lazy(() =>
  import('./CellMenuDropdown.tsx').then((module) => ({ default: module.CellMenuDropdown })),
);

interface CellMenuProps {
  /** Startup and period, for those who do not see where it stands. */
  readonly label: string;
  /** Why it was skipped: on a phone nobody points at the cut words of the cell. */
  readonly reason: string | null;
  /** Null where there is nothing to skip. */
  readonly onSkip: (() => void) | null;
  /** Null where nothing was skipped. */
  readonly onAskAgain: (() => void) | null;
}

/** What can be done with one period of one startup; absent where it is nothing. */
export function CellMenu({ label, ...options }: CellMenuProps) {
  const { t } = useTranslation('metrics');
  if (!options.onSkip && !options.onAskAgain) return null;
  const name = t('board.menuOf', { name: label });
  return (
    <OnDemand
      button={(open) => (
        <ActionIcon size="sm" aria-label={name} aria-haspopup="menu" onClick={open}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    >
      <CellMenuDropdown name={name} {...options} />
    </OnDemand>
  );
}
