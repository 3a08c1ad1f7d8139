import { InputRule, Node, nodePasteRule } from '@tiptap/core';
import type { PlaceholderName } from '#domain/text/placeholders.ts';

/** Words that an e-mail fills in, as they are offered. */
export const offeredVariables = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'startup',
  'program',
  'month',
  'organisation',
] as const satisfies readonly PlaceholderName[];

export type OfferedVariable = (typeof offeredVariables)[number];

/** Known ones only: other words in braces stay the text they are, and the preview says that nothing fills them in. */
const typed = new RegExp(`\\{(${[...offeredVariables, 'incubator'].join('|')})\\}`);

/** A word in braces that is filled in for each recipient, as one thing that is moved and deleted whole. */
export const VariableNode = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-variable') ?? '',
      renderHTML: ({ name }) => ({ 'data-variable': String(name) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML: ({ HTMLAttributes, node }) => ['span', HTMLAttributes, `{${node.attrs.name}}`],
  renderText: ({ node }) => `{${node.attrs.name}}`,
  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`${typed.source}$`),
        handler: ({ state, range, match: [, name] }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ name }));
        },
      }),
    ];
  },
  addPasteRules() {
    return [
      nodePasteRule({ find: new RegExp(typed.source, 'g'), type: this.type, getAttributes: ([, name]) => ({ name }) }),
    ];
  },
});
