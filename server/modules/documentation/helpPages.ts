import { readFileSync } from 'node:fs';
import { withStartupLabel } from '#domain/text/startupWords.ts';
import { ENGLISH, isKnownLanguage } from '#server/platform/texts/languages.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';

/** A page of the product's own help, in its reader's language; its texts are in `locales/<language>/help`. */
export interface HelpPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly roles: readonly string[];
  readonly body: string;
}

const admins = ['Admin', 'AdminCoach', 'SubAdmin'] as const;
const licensed = [...admins, 'Staff', 'Coach'] as const;
const reviewers = ['Mentor', 'Expert', 'Evaluator'] as const;
const members = ['Cofounder', 'CommunityMember'] as const;

/** The pages that there are, with the roles that each is for. */
export const helpPages: Readonly<Record<string, readonly string[]>> = {
  'sign-in-and-password': [...licensed, ...reviewers, ...members, 'Applicant'],
  'apply-to-a-program': ['Applicant', ...members],
  'review-applications': [...licensed, ...reviewers],
  'run-a-funnel': [...admins, 'Staff'],
  'send-e-mails': [...admins, 'Staff'],
  'report-your-metrics': ['Cofounder'],
  'coaching-sessions': [...licensed, 'Mentor', 'Expert', 'Cofounder'],
  'roles-and-permissions': admins,
};

/** A page for its reader. What the interface calls by a name of its own is called so here too: `{{spec:menu.funnels}}`. */
export function helpPage(reader: TextReader, slug: string): HelpPage {
  const { title, description, categories, body } = readPage(reader.language, slug);
  const own = (text: string) => withNames(reader, text);
  return {
    slug,
    title: own(title),
    description: own(description),
    categories: categories.map(own),
    roles: helpPages[slug] ?? [],
    body: own(body),
  };
}

function withNames(reader: TextReader, text: string): string {
  return withStartupLabel(text, reader.startupLabel, reader.language).replace(
    NAME,
    (name, namespace: string, key: string) => textFor(reader, namespace, key) ?? name,
  );
}

const NAME = /\{\{(\w+):([\w.]+)\}\}/g;

type Written = Pick<HelpPage, 'title' | 'description' | 'categories' | 'body'>;

const pages = new Map<string, Written>();

function readPage(language: string, slug: string): Written {
  const path = `${isKnownLanguage(language) ? language : ENGLISH}/help/${slug}.md`;
  const known = pages.get(path);
  if (known !== undefined) return known;
  const [, head = '', ...rest] = readFileSync(new URL(`../../../locales/${path}`, import.meta.url), 'utf8').split(
    '---\n',
  );
  const facts = new Map(head.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  const read: Written = {
    title: facts.get('title') ?? slug,
    description: facts.get('description') ?? '',
    categories: (facts.get('categories') ?? '').split('; '),
    body: rest.join('---\n').trim(),
  };
  pages.set(path, read);
  return read;
}
