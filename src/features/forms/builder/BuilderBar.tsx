import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import classes from './Builder.module.css';
import type { DraftPartsFragment } from './builder.gen.ts';
import { ImportButton } from './ImportButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { SaveState } from './SaveState.tsx';
import type { Builder } from './useBuilder.ts';
import type { OtherAuthor } from './useOthers.ts';
import '@mantine/core/styles/ActionIcon.css';

interface BuilderBarProps {
  readonly form: DraftPartsFragment;
  readonly builder: Builder;
  readonly others: readonly OtherAuthor[];
  readonly problems: ReadonlyMap<string, readonly ElementProblem[]>;
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
  readonly onShow: (elementId: string) => void;
  readonly onAdd: (kind: string) => void;
}

/** Whether all is kept, who else is here, forth and back, writing or reading, and publishing. */
export function BuilderBar({ form, builder, others, problems, isPreview, onPreview, onShow }: BuilderBarProps) {
  const { t } = useTranslation('formBuilder');
  const { state, dispatch, status, save, refresh, hasChanges, isHeld } = builder;
  const [firstFaulty] = problems.keys();
  const [publishedAt, setPublished] = useState(0);
  return (
    <div className={classes.bar}>
      <SaveState status={status} hasChanges={hasChanges} isHeld={isHeld} onRetry={() => void save()} />
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
        <ActionIcon
          variant="default"
          aria-label={t('undo')}
          disabled={state.past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        >
          <IconArrowBackUp size={16} aria-hidden data-mirrored />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('redo')}
          disabled={state.future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        >
          <IconArrowForwardUp size={16} aria-hidden data-mirrored />
        </ActionIcon>
        <ImportButton dispatch={dispatch} />
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
        <PublishButton
          key={publishedAt}
          form={form}
          isReady={!hasChanges && !isHeld && status.kind === 'saved'}
          hasNews={state.saved.isUnpublished || hasChanges}
          onPublished={() => {
            setPublished(Date.now());
            void refresh();
          }}
        />
      </div>
    </div>
  );
}
