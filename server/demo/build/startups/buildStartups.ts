import { slugOf } from '#domain/text/slugOf.ts';
import { sessionFormId } from '#server/demo/applications/buildApplications.ts';
import { assessmentFormId } from '#server/demo/applications/buildForms.ts';
import type { DemoData } from '#server/demo/data/DemoData.ts';
import { addPicture } from '../content/addPicture.ts';
import { pendingForms } from './buildMetrics.ts';
import { startupMark } from './startupMark.ts';

const colors = ['#14B8A6', '#3B82F6', '#F59E0B', '#dc2626'];
const stages = ['idea', 'prototype', 'launched', 'growing', 'scaling'];
const models = ['B2B', 'B2C', 'B2B2C'];
const programStates = ['running', 'running', 'planned', 'finished'];

/** Tags, programs and startups; the people come after them. */
export function buildStartups(data: DemoData): void {
  const { random, tenant } = data;
  tenant.texts.tags.forEach(({ name, category }, index) => {
    data.add('Tag', { id: data.id('Tag', index), name, category, color: colors[index % colors.length] });
  });
  tenant.texts.programs.forEach(({ name, description }, index) => {
    const start = [-45, -20, 30, -400][index] ?? 0;
    data.add('Program', {
      id: data.id('Program', index),
      name,
      slug: slugOf(name),
      description,
      status: programStates[index % programStates.length],
      startDate: data.day(start),
      endDate: data.day(start + 84),
      capacity: 18 + 2 * index,
      managers: managersOf(index),
      sessionForm: sessionFormId(data),
      // Others judge by the usual criteria.
      assessmentForm: index === 1 ? assessmentFormId(data) : null,
    });
  });
  for (let index = 0; index < tenant.size.startups; index += 1) addStartup(data, index);
  addKnowledge(data);

  /** Two of the house run each program; the first is the one of the known Sub-Admin. */
  function managersOf(index: number): readonly string[] {
    const runs = index === 0 ? 'subadmin' : 'admincoach';
    return [runs, index % 2 === 0 ? 'staff' : 'coach'].map((name) => data.id('User', name));
  }

  /** The first has never reported, the second not for the month that is asked for. */
  function lastReport(index: number): string | null {
    if (index === 0) return null;
    return index === 1
      ? data.daysFromToday(-45)
      : data.daysFromToday(-random.between(1, 80), random.between(400, 1200));
  }

  function pendingFormOf(index: number): string | null {
    if (index === 0) return data.id('PendingDataForm', pendingForms.categorization);
    if (index === 1) return data.id('PendingDataForm', pendingForms.metrics);
    return index < 6 ? data.id('PendingDataForm', data.id('Startup', index)) : null;
  }

  function addStartup(from: DemoData, index: number): void {
    const { texts } = tenant;
    const place = random.pick(texts.places);
    const isPending = index < 2;
    const tags = from
      .all('Tag')
      .filter((tag) => tag.category === 'startup')
      .map((tag) => tag.id);
    from.add('Startup', {
      id: from.id('Startup', index),
      name: nameOf(texts.startupNames, index),
      logo: logoOf(from, index),
      tagline: random.pick(texts.taglines),
      description: random.pick(texts.descriptions),
      status: isPending || random.chance(0.8) ? 'active' : random.pick(['onHold', 'graduated', 'archived']),
      stage: random.pick(stages),
      businessModel: random.pick(models),
      program: from.all('Program')[index % texts.programs.length]?.id,
      tags: random.sample(tags, random.between(1, 3)),
      foundedYear: random.between(2012, 2025),
      website: `https://startup-${index + 1}.${tenant.id}.test`,
      country: place.country,
      city: place.city,
      employeeCount: random.between(1, 60),
      funding: random.between(0, 80) * 25_000,
      lastMetricsAt: lastReport(index),
      // The first startup still has to answer the categorization, the second has and owes its metrics.
      initialCategorizationComplete: index !== 0,
      pendingDataForm: pendingFormOf(index),
      industries: random.sample(
        from.all('Industry').map((row) => row.id),
        random.between(1, 2),
      ),
      createdAt: from.daysFromToday(-random.between(60, 700), random.between(400, 1100)),
    });
  }
}

/** Young companies do not all have a mark yet. */
function logoOf(data: DemoData, index: number): string | null {
  return index % 7 === 6 ? null : addPicture(data, `startup ${index}`, startupMark(index));
}

function nameOf(names: readonly string[], index: number): string {
  const round = Math.floor(index / names.length);
  const name = names[index % names.length] ?? '';
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** Articles and custom fields. */
function addKnowledge(data: DemoData): void {
  const { texts } = data.tenant;
  texts.articles.forEach((article, index) => {
    const status = index === texts.articles.length - 1 ? 'draft' : 'published';
    data.add('Article', { id: data.id('Article', index), ...article, status, topics: [] });
  });
  texts.customFields.forEach((field, index) => {
    data.add('CustomField', { id: data.id('CustomField', index), ...field, required: false, position: index });
  });
}
