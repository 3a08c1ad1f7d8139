import { Button, Modal } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { memo, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Store, useSelected } from '#src/data/createStore.ts';
import type { BuilderElement, BuilderState } from '../state/BuilderState.ts';
import { elementOf } from '../state/parts.ts';
import { LanguagesTable } from './LanguagesTable.tsx';
import '@mantine/core/styles/Modal.css';

interface TranslationsProps {
  readonly element: BuilderElement;
  readonly store: Store<BuilderState>;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** The element in the other languages of the organisation, in a table of its own: settings are too narrow for it. */
export function Translations({ store, ...props }: TranslationsProps) {
  // Its text is a caption here: it follows what is typed on the canvas while somebody can see it, and holds nothing up.
  const [isOpen, setOpen] = useState(false);
  const shown = useRef(props.element.label);
  const caption = useSelected(store, (state) => {
    if (isOpen) shown.current = elementOf(state, props.element._id)?.label ?? '';
    return shown.current;
  });
  return <Languages {...props} label={useDeferredValue(caption)} isOpen={isOpen} onOpen={setOpen} />;
}

interface LanguagesProps extends Omit<TranslationsProps, 'store'> {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

const Languages = memo(function Languages({ isOpen, onOpen, ...shown }: LanguagesProps) {
  const { t } = useTranslation(['formBuilder', 'shell']);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconLanguage size={16} aria-hidden />}
        onClick={() => onOpen(true)}
      >
        {t('translations')}
      </Button>
      {isOpen && (
        <Modal
          opened
          size="min(1200px, 100%)"
          onClose={() => onOpen(false)}
          title={t('translations')}
          closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
        >
          <LanguagesTable {...shown} />
        </Modal>
      )}
    </>
  );
});
