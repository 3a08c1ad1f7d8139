import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconSettings, IconTrash } from '@tabler/icons-react';
import { type Dispatch, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../Builder.module.css';
import type { BuilderElement } from '../state/BuilderState.ts';
import { duplicateElement, moveElement, removeElement } from '../state/edits.ts';
import type { BuilderAction } from '../state/reduceBuilder.ts';
import { focusAfterRemoval } from './focusCard.ts';
import '@mantine/core/styles/Menu.css';

interface ElementMenuProps {
  readonly element: BuilderElement;
  readonly number: number;
  readonly isLast: boolean;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly onSelect: (id: string | null) => void;
  readonly onOpen: (id: string, isByKey: boolean) => void;
}

/**
 * What can be done with an element, for those who neither drag nor know the keys. Taking one away is undone by Undo. Until it
 * is opened there is a button only: of five hundred menus nobody opens more than a few.
 */
export function ElementMenu(props: ElementMenuProps) {
  const { t } = useTranslation('formBuilder');
  const [isOpen, setOpen] = useState(false);
  const isLeft = useRef(false);
  const { label } = props.element;
  const button = (
    <button
      type="button"
      className={classes.more}
      aria-label={t('menuOf', { label: label || String(props.number) })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      // Whoever leaves the menu is where they came from: once, and not whenever something else has gone.
      ref={(node) => {
        if (node === null || !isLeft.current) return;
        isLeft.current = false;
        if (document.activeElement === document.body) node.focus();
      }}
      onClick={() => setOpen(true)}
    >
      <IconDots size={16} aria-hidden />
    </button>
  );
  if (!isOpen) return button;
  return (
    <Menu
      opened
      position="bottom-end"
      withinPortal
      onChange={(next) => {
        setOpen(next);
        isLeft.current = !next;
      }}
    >
      <Menu.Target>{button}</Menu.Target>
      <Items {...props} />
    </Menu>
  );
}

function Items({ element: { _id }, number, isLast, dispatch, onSelect, onOpen }: ElementMenuProps) {
  const { t } = useTranslation('formBuilder');
  const move = (to: number) => () => dispatch({ type: 'edit', change: (draft) => moveElement(draft, _id, to) });
  const duplicate = (): void => {
    const copy = crypto.randomUUID();
    dispatch({ type: 'edit', change: (draft) => duplicateElement(draft, _id, copy) });
    onSelect(copy);
  };
  return (
    <Menu.Dropdown>
      <Menu.Item
        leftSection={<IconSettings size={16} aria-hidden />}
        // Once the menu is gone its button has the focus, which would close the settings on a phone.
        onClick={() => requestAnimationFrame(() => onOpen(_id, true))}
      >
        {t('settings')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={duplicate}>
        {t('duplicate')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} disabled={number === 1} onClick={move(number - 2)}>
        {t('up')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} disabled={isLast} onClick={move(number)}>
        {t('down')}
      </Menu.Item>
      <Menu.Item
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => {
          focusAfterRemoval(_id);
          dispatch({ type: 'edit', change: (draft) => removeElement(draft, _id) });
          onSelect(null);
        }}
      >
        {t('remove')}
      </Menu.Item>
    </Menu.Dropdown>
  );
}
