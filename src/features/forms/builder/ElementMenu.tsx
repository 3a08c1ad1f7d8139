import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Builder.module.css';
import type { BuilderElement } from './state/BuilderState.ts';
import { duplicateElement, moveElement, removeElement } from './state/edits.ts';
import type { BuilderAction } from './state/reduceBuilder.ts';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Menu.css';

interface ElementMenuProps {
  readonly element: BuilderElement;
  readonly number: number;
  readonly count: number;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly onSelect: (id: string | null) => void;
}

/** What can be done with an element, for those who neither drag nor know the keys. Taking one away is undone by Undo. */
export function ElementMenu({ element, number, count, dispatch, onSelect }: ElementMenuProps) {
  const { t } = useTranslation('formBuilder');
  const { _id, label } = element;
  const move = (to: number) => () => dispatch({ type: 'edit', change: (draft) => moveElement(draft, _id, to) });
  const duplicate = (): void => {
    const copy = crypto.randomUUID();
    dispatch({ type: 'edit', change: (draft) => duplicateElement(draft, _id, copy) });
    onSelect(copy);
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.more}
          aria-label={t('menuOf', { label: label || String(number) })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={duplicate}>
          {t('duplicate')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={number === 1}
          onClick={move(number - 2)}
        >
          {t('up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={number === count}
          onClick={move(number)}
        >
          {t('down')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => {
            dispatch({ type: 'edit', change: (draft) => removeElement(draft, _id) });
            onSelect(null);
          }}
        >
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
