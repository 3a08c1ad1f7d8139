import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { FormDraftDocument } from './builder.gen.ts';
import classes from './Import.module.css';
import { type BuilderElement, savedContent } from './state/BuilderState.ts';
import { importElements } from './state/edits.ts';
import { withNeeded } from './state/needed.ts';
import { readDraft } from './state/readDraft.ts';
import type { BuilderAction } from './state/reduceBuilder.ts';

interface ImportChoiceProps {
  /** The form whose questions are taken over. */
  readonly formId: string;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly onDone: () => void;
  /** Another form is to be chosen. */
  readonly onBack: () => void;
}

/** The parts of a form, to choose which of them come to the end of the one that is built. */
export function ImportChoice({ formId, ...rest }: ImportChoiceProps) {
  const { data, error, refetch } = useQuery(graphqlQuery(FormDraftDocument, { formId }));
  const draft = data?.formDraft;
  const elements = useMemo(() => (draft ? savedContent(readDraft(draft)).elements : []), [draft]);
  if (!draft) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  return <Parts title={draft.title} elements={elements} {...rest} />;
}

interface PartsProps extends Omit<ImportChoiceProps, 'formId'> {
  readonly title: string;
  readonly elements: readonly BuilderElement[];
}

function Parts({ title, elements, dispatch, onDone, onBack }: PartsProps) {
  const { t } = useTranslation('formBuilder');
  const kinds = useEnumOptions('FormFieldType');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(elements.map(({ _id }) => _id)));
  const taken = useMemo(() => withNeeded(elements, chosen), [elements, chosen]);
  const toggle = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  const take = (): void => {
    dispatch({ type: 'edit', change: (draft) => importElements(draft, taken, null) });
    onDone();
  };
  const takenIds = new Set(taken.map(({ _id }) => _id));
  const kindNames = new Map(kinds.map(({ value, label }) => [value, label]));
  return (
    <>
      <p className={classes.note}>{t('import.needed')}</p>
      <div className={classes.tools}>
        <Button variant="subtle" size="compact-sm" onClick={() => setChosen(new Set(elements.map(({ _id }) => _id)))}>
          {t('import.all')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => setChosen(new Set())}>
          {t('import.nothing')}
        </Button>
      </div>
      <ul className={classes.parts} aria-label={t('import.parts', { title })}>
        {elements.map(({ _id, label, questionType }) => (
          <li key={_id}>
            <Checkbox
              label={label || t('labelEmpty')}
              description={kindNames.get(questionType)}
              checked={takenIds.has(_id)}
              disabled={takenIds.has(_id) && !chosen.has(_id)}
              onChange={(event) => toggle(_id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button variant="default" onClick={onBack}>
          {t('import.another')}
        </Button>
        <Button disabled={taken.length === 0} onClick={take}>
          {t('import.take', { number: taken.length })}
        </Button>
      </div>
    </>
  );
}
