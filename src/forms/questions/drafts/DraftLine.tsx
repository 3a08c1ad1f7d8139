import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { SaveLine } from '../pages/SaveLine.tsx';
import type { Draft, DraftTrouble } from './useDraft.ts';

interface DraftLineProps {
  readonly draft: Draft;
  /** Shows what another device has saved, instead of what is here. */
  readonly onTakeTheirs: () => void;
  /** Goes on with what others have written, which has come in. */
  readonly onGoOn: () => void;
  /** Shows the form as it was published meanwhile, with what is here. */
  readonly onNewForm: () => void;
  /** Begins a new draft with what is here; left out where there is one for all. */
  readonly onAnew?: (() => void) | undefined;
}

/** When answers were saved, or what keeps them from it and what can be done. */
export function DraftLine(props: DraftLineProps) {
  const { autosave, isToChoose, trouble } = props.draft;
  if (trouble === null) return <SaveLine autosave={autosave} isInPart={isToChoose} />;
  return <Trouble {...props} trouble={trouble} />;
}

interface TroubleProps extends DraftLineProps {
  readonly trouble: DraftTrouble;
}

function Trouble({ trouble, onTakeTheirs, onGoOn, onNewForm, onAnew }: TroubleProps) {
  const { t } = useTranslation('publicForms');
  switch (trouble) {
    case 'changed':
      return (
        <Notice text={t('draft.cameIn')}>
          <Way label={t('draft.goOn')} onTake={onGoOn} />
        </Notice>
      );
    case 'formChanged':
      return (
        <Notice text={t('draft.formChanged')}>
          <Way label={t('draft.newForm')} onTake={onNewForm} />
        </Notice>
      );
    // The page that is filled says so itself, with what they have written.
    case 'closed':
    case 'linkEnded':
    case 'askedNoMore':
      return null;
    default:
      return (
        <Notice text={t(trouble === 'handedIn' ? 'draft.sentElsewhere' : 'draft.gone')}>
          <Way label={t(onAnew ? 'draft.anewWithThese' : 'draft.takeTheirs')} onTake={onAnew ?? onTakeTheirs} />
        </Notice>
      );
  }
}

/** What keeps the draft from being saved, with the ways to go on. */
function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <FormAlert kind="error">
      {text}
      <Group gap="xs" mt="xs">
        {children}
      </Group>
    </FormAlert>
  );
}

function Way({ label, onTake }: { readonly label: string; readonly onTake: () => void }) {
  return (
    <Button variant="default" onClick={onTake}>
      {label}
    </Button>
  );
}
