import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AccessReason, AccessWay } from '#domain/model/accessReason.ts';
import { CopiedPlace } from '#src/ui/exploring/CopiedPlace.tsx';
import { useWayWords } from './useWayWords.ts';
import { WantedView } from './WantedView.tsx';
import classes from './why.module.css';

interface ReasonViewProps {
  readonly entity: string;
  readonly reason: AccessReason;
}

/** Whether it is allowed, what was decided last, and by which rules: in words, with the line where the product is explored. */
export function ReasonView({ entity, reason }: ReasonViewProps) {
  const { t } = useTranslation(['why', 'spec']);
  const { isAllowed, step, field, ways } = reason;
  const Icon = isAllowed ? IconLockOpen : IconLock;
  const asked = field === null ? '' : t(`spec:field.${entity}.${field}`, { defaultValue: field });
  return (
    <div className={classes.reason}>
      <p className={classes.verdict} data-allowed={isAllowed || undefined}>
        <Icon size={18} aria-hidden />
        <strong>{t(isAllowed ? 'allowed' : 'refused')}</strong>
        <span className={classes.step}>{t(`step.${step}`, { field: asked })}</span>
      </p>
      {ways.length > 1 && !isAllowed && <p className={classes.joint}>{t('anyWay')}</p>}
      <ul className={classes.ways}>
        {ways.map((way) => (
          <WayView key={JSON.stringify(way)} way={way} />
        ))}
      </ul>
    </div>
  );
}

function WayView({ way }: { readonly way: AccessWay }) {
  const { t } = useTranslation('why');
  const wordsOf = useWayWords();
  return (
    <li className={classes.way}>
      <p>{wordsOf(way)}</p>
      {way.wanted !== null && (
        <div className={classes.wanted}>
          <p className={classes.joint}>{t('needed')}</p>
          <WantedView wanted={way.wanted} />
        </div>
      )}
      {way.places.length > 0 && (
        <p className={classes.places}>
          {way.places.map((place) => (
            <CopiedPlace key={place} place={place} />
          ))}
        </p>
      )}
    </li>
  );
}
