import { describe, expect, it } from 'vitest';
import shell from '../../../locales/en/shell.json' with { type: 'json' };
import { contextualHighlight } from './contextualHighlight.ts';

const texts: Readonly<Record<string, string>> = shell;
const nameAt = (path: string): string | undefined => texts[`topNav.area.${contextualHighlight(path)?.key}`];

describe('the area named in the top navigation', () => {
  it.each([
    ['/calendar', 'Calendar'],
    ['/availability', 'Calendar'],
    ['/availability/weekly', 'Calendar'],
    ['/articles/management', 'Articles'],
    ['/articles/17', 'Articles'],
    ['/admin/configuration/branding', 'Settings'],
    ['/admin/programs', 'Management'],
    ['/account/settings/security', 'Account'],
    ['/feedback/management', 'Feedback'],
    ['/tasks/users', 'Tasks'],
    ['/emails/templates', 'E-mails'],
    ['/forms/management', 'Forms'],
    ['/coaching/session/17', 'Coaching'],
    ['/taxonomy/tags/skills', 'Taxonomy'],
  ])('of %s is %s', (path, name) => {
    expect(nameAt(path)).toBe(name);
  });

  it.each(['/', '/startups', '/accounting', '/formsheet', '/tasksforce'])('is none on %s', (path) => {
    expect(contextualHighlight(path)).toBeNull();
  });
});
