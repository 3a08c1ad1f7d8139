import { Fragment, type ReactNode } from 'react';
import { type Block, type Inline, parseFormattedText } from '#domain/text/formattedText.ts';

/** A text with headings, lists, bold, italic and links, and with no other markup (see `formattedText.ts`). */
export function FormattedText({ text }: { readonly text: string }) {
  return parseFormattedText(text).map((block, at) => <Fragment key={keyOf(block, at)}>{blockOf(block)}</Fragment>);
}

function blockOf(block: Block): ReactNode {
  if (block.kind === 'heading') return <h2>{inlineOf(block.parts)}</h2>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, at) => (
          <Fragment key={keyOf(line[0], at)}>
            {at > 0 && <br />}
            {inlineOf(line)}
          </Fragment>
        ))}
      </p>
    );
  }
  const items = block.items.map((item, at) => <li key={keyOf(item[0], at)}>{inlineOf(item)}</li>);
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function inlineOf(parts: readonly Inline[]): ReactNode {
  return parts.map((part, at) => <Fragment key={keyOf(part, at)}>{partOf(part)}</Fragment>);
}

function partOf(part: Inline): ReactNode {
  if (part.kind === 'text') return part.text;
  const inner = inlineOf(part.parts);
  if (part.kind === 'link') {
    return (
      <a href={part.href} rel="noreferrer" target="_blank">
        {inner}
      </a>
    );
  }
  return part.kind === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>;
}

/** Parts of a text have no name but their place. */
const keyOf = (part: Block | Inline | undefined, at: number): string => `${at}${part?.kind ?? ''}`;
