import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconBraces } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { offeredVariables } from './VariableNode.ts';
import '@mantine/core/styles/Menu.css';

/** Words that are filled in for each recipient. */
export function VariableMenu({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('writing');
  const insert = (name: string): void => {
    editor
      .chain()
      .focus()
      .insertContent([
        { type: 'variable', attrs: { name } },
        { type: 'text', text: ' ' },
      ])
      .run();
  };
  return (
    <Menu withinPortal returnFocus={false}>
      <Menu.Target>
        <RichTextEditor.Control aria-label={t('variable')} title={t('variable')}>
          <IconBraces size={16} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {offeredVariables.map((name) => (
          <Menu.Item key={name} onClick={() => insert(name)}>
            {t(`variable_${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
