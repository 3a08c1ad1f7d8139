import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './StartupOverview.module.css';

/** How much a figure moved against the period before, as a share; whether that is good is not said by a colour. */
export function Change({ change }: { readonly change: number | null }) {
  const { t, i18n } = useTranslation('startupFile');
  if (change === null) return null;
  const percent = new Intl.NumberFormat(languageTag(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
  const Icon = change === 0 ? IconMinus : change > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes.change} title={t('overview.change')}>
      <Icon size={16} aria-hidden />
      <bdi>{percent}</bdi>
      <span className="visually-hidden">{t('overview.change')}</span>
    </span>
  );
}
