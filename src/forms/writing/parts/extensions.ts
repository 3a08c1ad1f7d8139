import { type Extensions, mergeAttributes } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Mention, type MentionOptions } from '@tiptap/extension-mention';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnPicture, linkOf } from '#domain/richText/document.ts';
import { VariableNode } from './VariableNode.ts';

export interface Person {
  readonly id: string;
  readonly label: string;
}

export type MentionSuggestion = Partial<MentionOptions['suggestion']>;

/** Only pictures that are kept here are taken; whatever else is pasted is not. */
const OwnPicture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
});

const PersonMention = Mention.extend({
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes({ 'data-type': 'mention' }, HTMLAttributes),
    `@${node.attrs.label}`,
  ],
});

/** The parts of the allow-list (`domain/richText`), and no others. */
export function extensionsFor(suggestion: MentionSuggestion | null): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => linkOf(address) !== null,
      },
    }),
    OwnPicture,
    ...(suggestion ? [PersonMention.configure({ suggestion, deleteTriggerWithBackspace: true })] : [VariableNode]),
  ];
}
