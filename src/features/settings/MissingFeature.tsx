import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isExploring } from '#src/data/exploring/exploring.ts';
import { flags, planLimited, switches } from '#src/generated/access.gen.ts';
import { usePageText } from '#src/ui/address/pageAddress.ts';
import classes from './PlanPage.module.css';

const SpecPlace = lazy(() => import('#src/ui/exploring/SpecPlace.tsx').then((m) => ({ default: m.SpecPlace })));

/** Tells those whom a guard has sent here which area they may not open, and why. */
export function MissingFeature() {
  const { t } = useTranslation(['screens', 'spec']);
  const missing = usePageText('missing');
  const labelKey = planLabels[missing] ?? switchLabels[flags[missing]?.switches[0] ?? missing];
  if (labelKey === undefined) return null;
  const area = t(labelKey, { ns: 'spec' });
  return (
    <div role="status" className={classes.missing}>
      <IconLock size={20} aria-hidden />
      <div>
        <Text>{missing in planLimited ? t('plan.missing', { area }) : t('plan.switchedOff', { area })}</Text>
        {isExploring() && (
          <Suspense>
            <SpecPlace kind="feature" id={missing} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const planLabels: Readonly<Record<string, string>> = planLimited;
const switchLabels: Readonly<Record<string, string>> = switches;
