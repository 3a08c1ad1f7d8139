import { useTranslation } from 'react-i18next';
import type { OverlayKind, OverlayValue } from '#domain/overlay/overlayChanges.ts';
import { usualText } from '#src/ui/i18n/ownWords.ts';
import classes from '../history/History.module.css';
import { type Became, BecameLine } from '../history/HistoryRow.tsx';
import { becameOf } from '../overlay/becameOf.ts';
import { useBecameWords } from '../overlay/useBecameWords.ts';
import { becameOfRole } from './becameOfRole.ts';
import type { ReadOverlayQuery } from './overlayFile.gen.ts';

type Change = ReadOverlayQuery['readOverlay']['changes'][number];

/** What a file would change, place by place, by the names of the spec that it speaks of. */
export function ReadChanges({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation('organisation');
  const words = useBecameWords((name) => name);
  const switched = (value: unknown): string => t(value === null ? 'overlay.on' : 'overlay.off');
  const becameIn = ({ kind, place, language, before, after }: Change): readonly Became[] => {
    if (kind === 'automation') return [{ before: switched(before), after: switched(after) }];
    if (kind === 'role') return becameOfRole(before, after, { usual: words.usual, types: t('overlay.types') });
    if (kind !== 'word') return becameOf(before as OverlayValue | null, after as OverlayValue | null, words);
    const usual = usualText(language ?? 'en', place) ?? place;
    const textOf = (value: unknown): string => Object(value).text ?? usual;
    return [{ before: textOf(before), after: textOf(after) }];
  };
  if (changes.length === 0) return <p>{t('overlay.nothingNew')}</p>;
  return (
    <ol className={classes.list} aria-label={t('overlay.changes')}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.place} ${change.language}`} className={classes.row}>
          <div className={classes.text}>
            <p className={classes.name}>
              <bdi>{change.place}</bdi>
              <span className={classes.role}>{change.language ?? t(`overlay.kind.${change.kind as OverlayKind}`)}</span>
            </p>
            {becameIn(change).map((became) => (
              <BecameLine key={became.part ?? ''} became={became} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
