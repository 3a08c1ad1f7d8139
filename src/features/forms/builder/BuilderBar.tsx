import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import { useSelected } from '#src/data/createStore.ts';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import classes from './Builder.module.css';
import type { DraftPartsFragment } from './builder.gen.ts';
import { ImportButton } from './ImportButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { SaveState } from './SaveState.tsx';
import { isUnsaved } from './state/reduceBuilder.ts';
import type { Builder } from './useBuilder.ts';
import type { OtherAuthor } from './useOthers.ts';
import '@mantine/core/styles/ActionIcon.css';

interface BuilderBarProps {
  readonly form: DraftPartsFragment;
  readonly builder: Builder;
  readonly others: readonly OtherAuthor[];
  readonly problems: ReadonlyMap<string, readonly ElementProblem[]>;
  /** What is wrong with an element keeps its last change from being saved. */
  readonly isHeld: boolean;
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
  readonly onShow: (elementId: string) => void;
}

/** Whether all is kept, who else is here, forth and back, writing or reading, and publishing. */
export const BuilderBar = memo(function BuilderBar(props: BuilderBarProps) {
  const { form, builder, others, problems, isHeld, isPreview, onPreview, onShow } = props;
  const { t } = useTranslation('formBuilder');
  const { store, dispatch, status, save, refresh } = builder;
  const isDirty = useSelected(store, isUnsaved);
  const isContested = useSelected(store, ({ conflicts }) => conflicts.size > 0);
  const isUnpublished = useSelected(store, ({ saved }) => saved.isUnpublished);
  const [firstFaulty] = problems.keys();
  const [publishedAt, setPublished] = useState(0);
  return (
    <div className={classes.bar}>
      <SaveState
        status={status}
        hasChanges={isDirty && !isHeld}
        isHeld={isDirty && isHeld}
        isContested={isContested}
        onRetry={() => void save()}
      />
      {others.length > 0 && (
        <div className={classes.barStatus} role="status">
          <AvatarList users={others.map(({ id, name }) => ({ _id: id, fullName: name }))} variant="compact" />
          {t('alsoHere', { names: others.map(({ name }) => name).join(', ') })}
        </div>
      )}
      <div className={classes.barEnd}>
        {firstFaulty !== undefined && (
          <Button variant="subtle" size="compact-sm" onClick={() => onShow(firstFaulty)}>
            {t('problems', { count: problems.size })}
          </Button>
        )}
        <History store={store} dispatch={dispatch} />
        <ImportButton formId={form.formId} dispatch={dispatch} />
        <View isPreview={isPreview} onPreview={onPreview} />
        <PublishButton
          key={publishedAt}
          form={form}
          isReady={!isDirty && status.kind === 'saved'}
          hasNews={isUnpublished || isDirty}
          onPublished={() => {
            setPublished(Date.now());
            void refresh();
          }}
        />
      </div>
    </div>
  );
});

/** Forth and back. */
const History = memo(function History({ store, dispatch }: Pick<Builder, 'store' | 'dispatch'>) {
  const { t } = useTranslation('formBuilder');
  const hasPast = useSelected(store, ({ past }) => past.length > 0);
  const hasFuture = useSelected(store, ({ future }) => future.length > 0);
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('undo')}
        disabled={!hasPast}
        onClick={() => dispatch({ type: 'undo' })}
      >
        <IconArrowBackUp size={16} aria-hidden data-mirrored />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('redo')}
        disabled={!hasFuture}
        onClick={() => dispatch({ type: 'redo' })}
      >
        <IconArrowForwardUp size={16} aria-hidden data-mirrored />
      </ActionIcon>
    </>
  );
});

/** Writing the form, or trying it. */
const View = memo(function View({ isPreview, onPreview }: Pick<BuilderBarProps, 'isPreview' | 'onPreview'>) {
  const { t } = useTranslation('formBuilder');
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('view')}
      value={isPreview ? 'preview' : 'write'}
      data={[
        { value: 'write', label: t('write') },
        { value: 'preview', label: t('preview') },
      ]}
      onChange={(next) => onPreview(next === 'preview')}
    />
  );
});
