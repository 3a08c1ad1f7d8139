import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Arrangement, ordered } from '#domain/arrangement/arranged.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { Arrangeable } from './Arrangeable.ts';
import classes from './Arrangement.module.css';
import { ArrangeRow } from './ArrangeRow.tsx';
import { moved } from './moved.ts';
import type { PlaceParts } from './PlaceParts.ts';

interface ArrangePlaceProps {
  readonly place: Pick<Arrangement, 'kind' | 'name'>;
  readonly label: string;
  /** As the product has it. */
  readonly usual: readonly Arrangeable[];
  readonly own: Arrangement | null;
  readonly parts?: PlaceParts | undefined;
  readonly isSaving: boolean;
  readonly error: Error | null;
  readonly onSave: (next: Arrangement, onDone: () => void) => void;
  readonly onRestore: (own: Arrangement, onDone: () => void) => void;
}

const hiddenOf = (usual: readonly Arrangeable[]): readonly string[] =>
  usual.filter(({ isHidden }) => isHidden).map(({ name }) => name);

/** What stands in one place of the product, put in the organisation's own order. */
export function ArrangePlace({ place, label, usual, own, parts, ...saving }: ArrangePlaceProps) {
  const { isSaving, error, onSave, onRestore } = saving;
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const [draft, setDraft] = useState<Arrangement | null>(null);
  const current = draft ?? own ?? { ...place, order: [], hidden: hiddenOf(usual) };
  const { order, hidden } = current;
  const entries = ordered(usual, order);
  const change = (part: Partial<Arrangement>): void =>
    setDraft({ ...current, order: entries.map(({ name }) => name), ...part });
  const hide = (name: string, isHidden: boolean): void =>
    change({ hidden: isHidden ? [...hidden, name] : hidden.filter((one) => one !== name) });
  const forget = (): void => setDraft(null);
  const fixed = entries.filter(({ isFixed }) => isFixed).length;
  const moveFrom = (at: number, to: number) =>
    at < fixed || to < fixed || to >= entries.length
      ? null
      : () => change({ order: moved(entries, at, to).map(({ name }) => name) });
  return (
    <div className={classes.parts} data-preview={parts !== undefined}>
      <section className={classes.place} aria-label={label}>
        <ol className={classes.list}>
          {entries.map((entry, at) => (
            <ArrangeRow
              key={entry.name}
              entry={entry}
              at={at}
              usuallyAt={usual.indexOf(entry)}
              isHidden={hidden.includes(entry.name)}
              onUp={moveFrom(at, at - 1)}
              onDown={moveFrom(at, at + 1)}
              onHide={(isHidden) => hide(entry.name, isHidden)}
              notes={parts?.notesOf(entry.name, current)}
              details={parts && (() => parts.details(entry.name, current, setDraft))}
            />
          ))}
        </ol>
        {error && <FormAlert>{message(error)}</FormAlert>}
        <div className={classes.actions}>
          <Button disabled={draft === null} loading={isSaving} onClick={() => draft && onSave(draft, forget)}>
            {t('arrange.save')}
          </Button>
          {draft && (
            <Button variant="default" onClick={forget}>
              {t('arrange.discard')}
            </Button>
          )}
          {own && !draft && (
            <Button variant="default" loading={isSaving} onClick={() => onRestore(own, forget)}>
              {t('arrange.restore')}
            </Button>
          )}
        </div>
      </section>
      {parts?.preview(current)}
    </div>
  );
}
