import { readFileSync } from 'node:fs';

export interface Pictured {
  readonly id: string;
  readonly title: string;
}

interface Entry extends Pictured {
  readonly type: 'story' | 'docs';
  readonly name: string;
  readonly tags?: readonly string[];
}

export const modes = {
  light: { globals: '', width: 1024, height: 680 },
  dark: { globals: 'colourMode:dark', width: 1024, height: 680 },
  arabic: { globals: 'language:ar', width: 1024, height: 680 },
  phone: { globals: '', width: 360, height: 680 },
} as const;
export type Mode = keyof typeof modes;

/** Parts that are drawn by themselves; of each the first story is pictured. */
const parts = /^(ui|forms|screens|shell)\//;

/** What is pictured of the book: all foundations, each part in one state, and each page of the spec when it is full. */
export function picturedIn(indexFile: string): readonly Pictured[] {
  const { entries } = JSON.parse(readFileSync(indexFile, 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const ofParts = [
    ...Map.groupBy(
      stories.filter(({ title }) => parts.test(title)),
      ({ title }) => title,
    ).values(),
  ];
  return [
    ...stories.filter(({ title, name }) => title.startsWith('foundations/') && !/ (Dark|Arabic)$/.test(name)),
    ...ofParts.flatMap((ofPart) => ofPart.slice(0, 1)),
    ...stories.filter(
      ({ title, name, tags }) => title.startsWith('pages/') && name === 'Full' && tags?.includes('test'),
    ),
  ];
}

/** A few of each kind, named so that what is added elsewhere changes nothing among them. */
const sample = new Set([
  'foundations-foundations--colours',
  'foundations-foundations--type',
  'foundations-foundations--spacing-and-radii',
  'ui-useravatar--initials',
  'forms-types-of-fields-money--empty',
  'forms-types-of-fields-timezone--empty',
  'screens-recordeditor--new-record',
  'shell-layouts--whole-frame',
  'pages-beside-the-menus-home--full',
  'pages-startups-startups-mentors--full',
  'pages-applications-applications-funnels-builder--full',
  'pages-management-emails-templates--full',
  'pages-management-taxonomy-tags-application--full',
  'pages-settings-admin-configuration-health--full',
]);
export const SAMPLE_SIZE = sample.size;

export const sampleOf = (all: readonly Pictured[]): readonly Pictured[] => all.filter(({ id }) => sample.has(id));
