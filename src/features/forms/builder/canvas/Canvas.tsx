import { Textarea, TextInput } from '@mantine/core';
import { type Dispatch, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import { type Store, useSelected } from '#src/data/createStore.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import classes from '../Builder.module.css';
import { AddMenu } from '../kinds/AddMenu.tsx';
import type { BuilderState } from '../state/BuilderState.ts';
import type { ElementGroup } from '../state/groups.ts';
import { useGroups } from '../state/parts.ts';
import type { BuilderAction } from '../state/reduceBuilder.ts';
import { TemplateButton } from '../templates/TemplateButton.tsx';
import type { OtherAuthor } from '../useOthers.ts';
import { ElementList } from './ElementList.tsx';
import { useDrop } from './useDrop.ts';

interface CanvasProps {
  /** Of the form. */
  readonly kind: string;
  readonly store: Store<BuilderState>;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onOpen: (id: string, isByKey: boolean) => void;
  readonly others: readonly OtherAuthor[];
  readonly problems: ReadonlyMap<string, readonly ElementProblem[]>;
  readonly onAdd: (kind: string) => void;
}

/** The form itself: its title, and its elements as they will be read, one of them being written. */
export const Canvas = memo(function Canvas(props: CanvasProps) {
  const { kind, store, dispatch, selected, onSelect, onOpen, others, problems, onAdd } = props;
  const { t } = useTranslation('formBuilder');
  const groups = useGroups(store);
  const starts = startsOf(groups);
  const total = useSelected(store, ({ draft }) => draft.elements.length);
  const conflicts = useSelected(store, (state) => state.conflicts);
  const kinds = useEnumOptions('FormFieldType');
  const kindNames = useMemo(() => new Map(kinds.map(({ value, label }) => [value, label])), [kinds]);
  const drop = useDrop(dispatch, onSelect);
  return (
    <div className={classes.canvas}>
      <FormHead store={store} dispatch={dispatch} />
      {total === 0 ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is added by a button as well
        <div onDragOver={(event) => drop.over(0, event)} onDrop={(event) => drop.at(0, event)}>
          <EmptyState
            title={t('empty')}
            hint={t('emptyHint')}
            action={<TemplateButton kind={kind} dispatch={dispatch} />}
          />
        </div>
      ) : (
        groups.map(({ key, ids }, at) => (
          <ElementList
            key={key}
            ids={ids}
            start={starts[at] ?? 0}
            total={total}
            store={store}
            kindNames={kindNames}
            selected={selected !== null && ids.includes(selected) ? selected : null}
            target={drop.place}
            conflicts={conflicts}
            others={others}
            problems={problems}
            dispatch={dispatch}
            onSelect={onSelect}
            onOpen={onOpen}
            onDragOver={drop.over}
            onDrop={drop.at}
            onDragLeave={drop.leave}
          />
        ))
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is added by the button within */}
      <div onDragOver={(event) => drop.over(total, event)} onDrop={(event) => drop.at(total, event)}>
        <AddMenu onAdd={onAdd} />
      </div>
    </div>
  );
});

/** How many elements stand before each group. */
function startsOf(groups: readonly ElementGroup[]): number[] {
  let before = 0;
  return groups.map(({ ids }) => {
    before += ids.length;
    return before - ids.length;
  });
}

/** What the form is called, and what stands above its questions. */
const FormHead = memo(function FormHead({ store, dispatch }: Pick<CanvasProps, 'store' | 'dispatch'>) {
  const { t } = useTranslation('formBuilder');
  const title = useSelected(store, ({ draft }) => draft.title);
  const description = useSelected(store, ({ draft }) => draft.description);
  return (
    <header className={classes.formHead}>
      <TextInput
        aria-label={t('formTitle')}
        classNames={{ input: classes.titleInput }}
        variant="unstyled"
        maxLength={160}
        error={title.trim() === '' && t('formTitleMissing')}
        value={title}
        onChange={({ currentTarget: { value } }) =>
          dispatch({ type: 'edit', about: 'title', change: (now) => ({ ...now, title: value }) })
        }
      />
      <Textarea
        aria-label={t('formDescription')}
        placeholder={t('formDescription')}
        classNames={{ input: `${classes.textInput} ${classes.grows}` }}
        variant="unstyled"
        rows={1}
        maxLength={4000}
        value={description}
        onChange={({ currentTarget: { value } }) =>
          dispatch({ type: 'edit', about: 'description', change: (now) => ({ ...now, description: value }) })
        }
      />
    </header>
  );
});
