import { Button, Modal, TextInput } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { FormsToCopyDocument } from './builder.gen.ts';
import { ImportChoice } from './ImportChoice.tsx';
import classes from './Publish.module.css';
import type { BuilderAction } from './state/reduceBuilder.ts';
import '@mantine/core/styles/Modal.css';

interface ImportButtonProps {
  /** The form that is built, which is not offered to itself. */
  readonly formId: string;
  readonly dispatch: Dispatch<BuilderAction>;
}

/** Takes over the questions of another form, at the end of this one. */
export function ImportButton({ formId, dispatch }: ImportButtonProps) {
  const { t } = useTranslation(['formBuilder', 'shell']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('import.button')}
      </Button>
      {isOpen && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={t('import.title')}
          closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
        >
          <FormChoice formId={formId} dispatch={dispatch} onDone={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

interface FormChoiceProps extends ImportButtonProps {
  readonly onDone: () => void;
}

function FormChoice({ formId, dispatch, onDone }: FormChoiceProps) {
  const { t } = useTranslation('formBuilder');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery(graphqlQuery(FormsToCopyDocument, { search: search || null }));
  const forms = data?.forms.results.filter(({ _id }) => _id !== formId);
  if (chosen !== null) {
    return <ImportChoice formId={chosen} dispatch={dispatch} onDone={onDone} onBack={() => setChosen(null)} />;
  }
  return (
    <div className={classes.meaning}>
      <TextInput
        label={t('import.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        data-autofocus
      />
      {!forms && <ListSkeleton rows={4} />}
      {forms?.length === 0 && <EmptyState title={t('import.none')} />}
      {forms?.map(({ _id, title }) => (
        <Button key={_id} variant="default" justify="flex-start" onClick={() => setChosen(_id)}>
          {title}
        </Button>
      ))}
    </div>
  );
}
