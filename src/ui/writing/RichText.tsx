import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline, Mark } from '#domain/richText/document.ts';
import { documentOf } from '#domain/richText/documentOf.ts';
import { AppLink } from '../AppLink.tsx';
import { type HeadingLevel, headingLevels } from '../outline/headingLevels.ts';
import { personPage } from '../person/personPage.ts';
import { UserHover } from '../person/UserHover.tsx';
import classes from './RichText.module.css';

interface RichTextProps {
  /** A document, or a text that was written before there were any. */
  readonly value: unknown;
}

/** Formatted writing to read; what is no part of the allow-list is not drawn. */
export function RichText({ value }: RichTextProps) {
  const { content } = documentOf(value);
  const headings = content.filter((block) => block.type === 'heading');
  const levels = headingLevels(
    headings.map(({ attrs }) => attrs.level),
    2,
  );
  const levelOf = (block: Block): HeadingLevel | undefined =>
    block.type === 'heading' ? levels[headings.indexOf(block)] : undefined;
  return <div className={classes.text}>{together(content.map((block) => blockOf(block, levelOf(block))))}</div>;
}

/** Parts of a text have no name but their place: given one by one, they need none. */
const together = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** @param level of a heading, where a reader would miss one between */
function blockOf(block: Block, level?: HeadingLevel): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p dir="auto">{inlineOf(block.content)}</p>;
    case 'heading': {
      const Heading = `h${level ?? block.attrs.level + 1}` as `h${HeadingLevel}`;
      return (
        <Heading dir="auto" data-level={block.attrs.level}>
          {inlineOf(block.content)}
        </Heading>
      );
    }
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return <img src={block.attrs.src} alt={block.attrs.alt} loading="lazy" className={classes.picture} />;
    case 'blockquote':
      return <blockquote dir="auto">{together(block.content.map((one) => blockOf(one)))}</blockquote>;
    default: {
      const items = together(block.content.map((item) => createElement('li', null, ...item.content.map(itemPart))));
      return block.type === 'orderedList' ? <ol dir="auto">{items}</ol> : <ul dir="auto">{items}</ul>;
    }
  }
}

/** In a list the words stand without the room of a paragraph. */
function itemPart(part: Block, at: number): ReactNode {
  return part.type !== 'paragraph' || at > 0 ? blockOf(part) : inlineOf(part.content);
}

function inlineOf(parts: readonly Inline[] = []): ReactNode {
  return together(parts.map(wordsOf));
}

function wordsOf(part: Inline): ReactNode {
  if (part.type === 'hardBreak') return <br />;
  if (part.type === 'variable') return <span className={classes.chip}>{`{${part.attrs.name}}`}</span>;
  if (part.type === 'mention') {
    return (
      <UserHover userId={part.attrs.id}>
        <AppLink href={personPage(part.attrs.id) ?? '#'} className={classes.chip}>
          <bdi>@{part.attrs.label}</bdi>
        </AppLink>
      </UserHover>
    );
  }
  return (part.marks ?? []).reduceRight<ReactNode>((inner, mark) => marked(inner, mark), part.text);
}

function marked(inner: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>;
  if (mark.type === 'italic') return <em>{inner}</em>;
  return (
    <a href={mark.attrs.href} target="_blank" rel="noreferrer">
      {inner}
    </a>
  );
}
