import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Portfolio.module.css';
import type { Portfolio } from './portfolioRows.ts';
import type { PortfolioState } from './usePortfolioState.ts';
import '@mantine/core/styles/Menu.css';

interface FiguresMenuProps {
  readonly portfolio: Portfolio;
  readonly state: PortfolioState;
}

/** More figures side by side are no table (`portfolio` of the server). */
const MOST_FIGURES = 12;

/** Which metrics stand side by side: at least one. */
export function FiguresMenu({ portfolio: { metrics, shown }, state }: FiguresMenuProps) {
  const { t } = useTranslation('metrics');
  const toggle = (id: string): void => {
    const chosen = shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];
    const inOrder = metrics.flatMap((metric) => (chosen.includes(metric.id) ? [metric.id] : []));
    state.change({ figures: inOrder.join(',') });
  };
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('portfolio.figures')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {metrics.map(({ id, title }) => (
          <Menu.CheckboxItem
            key={id}
            checked={shown.includes(id)}
            disabled={shown.includes(id) ? shown.length === 1 : shown.length >= MOST_FIGURES}
            onChange={() => toggle(id)}
          >
            {title}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
