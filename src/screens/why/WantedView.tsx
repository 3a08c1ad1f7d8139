import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WantedCondition, WantedTest } from '#domain/model/accessReason.ts';
import { useWantedWords } from './useWantedWords.ts';
import classes from './why.module.css';

/** What would have to be so, in words: each comparison with whether the record fulfils it. */
export function WantedView({ wanted }: { readonly wanted: WantedCondition }) {
  const { t } = useTranslation('why');
  if ('path' in wanted) return <TestView test={wanted} />;
  if ('not' in wanted) {
    return <Parts title={t('not')} parts={[wanted.not]} />;
  }
  if ('any' in wanted) return <Parts title={t('any')} parts={wanted.any} />;
  return <Parts title={t('all')} parts={wanted.all} />;
}

function Parts({ title, parts }: { readonly title: string; readonly parts: readonly WantedCondition[] }) {
  return (
    <div>
      <span className={classes.joint}>{title}</span>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <WantedView wanted={part} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TestView({ test }: { readonly test: WantedTest }) {
  const { t } = useTranslation('why');
  const wordsOf = useWantedWords();
  const Icon = test.isMet ? IconCircleCheck : IconCircleX;
  const state = t(test.isMet ? 'met' : 'unmet');
  return (
    <span className={classes.test} data-met={test.isMet || undefined}>
      <Icon size={16} role="img" aria-label={state} title={state} />
      <span>{wordsOf(test)}</span>
    </span>
  );
}
