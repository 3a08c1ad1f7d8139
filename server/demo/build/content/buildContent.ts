import type { DemoData } from '#server/demo/data/DemoData.ts';
import { fileTextsOf } from '#server/demo/texts/fileTextsOf.ts';

/** Industries, resources, e-mails and their templates. Industries come before the startups. */
export function buildIndustries(data: DemoData): void {
  fileTextsOf(data.tenant.incubator.defaultLanguage).industries.forEach((name, index) => {
    data.add('Industry', { id: data.id('Industry', index), name, isActive: true });
  });
}

export function buildContent(data: DemoData): void {
  addResources(data);
  addTemplates(data);
  addEmails(data);
  addPlans(data);
  addExports(data);
  addLog(data);
}

function addResources(data: DemoData): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  texts.sections.forEach(({ name, description, resources }, position) => {
    const section = data.id('ResourceSection', position);
    data.add('ResourceSection', { id: section, name, description, position, status: 'published' });
    resources.forEach((resource, at) => {
      data.add('Resource', {
        id: data.id('Resource', `${position}/${at}`),
        ...resource,
        body: texts.resourceBody,
        url:
          resource.kind === 'page' ? null : `https://files.${data.tenant.id}.test/resources/${position + 1}-${at + 1}`,
        section,
        audience: at === 2 ? 'staff' : at === 1 ? 'founders' : 'everyone',
        status: position === 2 && at === 2 ? 'draft' : 'published',
        topics: [],
        position: at,
      });
    });
  });
}

function addTemplates(data: DemoData): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  const language = data.tenant.incubator.defaultLanguage;
  const blueprint = data.id('EmailBlueprint', 0);
  data.add('EmailBlueprint', { id: blueprint, ...texts.blueprint, isDefault: true });
  texts.templates.forEach((template, index) => {
    data.add('EmailTemplate', {
      id: data.id('EmailTemplate', index),
      ...template,
      language,
      blueprint,
      isActive: true,
    });
  });
  texts.contentTemplates.forEach((template, index) => {
    data.add('ContentTemplate', { id: data.id('ContentTemplate', index), ...template, language });
  });
}

const emailStates = ['sent', 'sent', 'sent', 'draft', 'draft', 'failed'];

function addEmails(data: DemoData): void {
  const { random, tenant } = data;
  const texts = fileTextsOf(tenant.incubator.defaultLanguage);
  const users = data.all('User').filter((user) => user.status === 'Active');
  for (let index = 0; index < tenant.size.emails; index += 1) {
    const mail = texts.mails[index % texts.mails.length];
    const status = emailStates[index % emailStates.length];
    const isSent = status === 'sent';
    const id = data.id('Email', index);
    const recipients = random.sample(users, random.between(1, 4)).map((user) => String(user.id));
    data.add('Email', {
      id,
      subject: mail?.subject,
      body: mail?.content,
      recipients,
      cc: index % 4 === 0 ? [`team@${tenant.id}.test`] : [],
      bcc: [],
      template: data.id('EmailTemplate', index % texts.templates.length),
      blueprint: data.id('EmailBlueprint', 0),
      status,
      sentAt: isSent ? data.daysFromToday(-1 - index) : null,
      createdBy: data.id('User', index % 2 === 0 ? 'admin' : 'staff'),
      delivered: isSent && index % 9 !== 0,
      reached: isSent ? `${recipients.length} / ${recipients.length}` : null,
      bounced: isSent && index % 9 === 0,
      deferred: false,
      dropped: status === 'failed',
      spam: false,
      opensCount: isSent ? index % 5 : 0,
      lastOpened: isSent && index % 5 > 0 ? data.daysFromToday(-index) : null,
      createdAt: data.daysFromToday(-2 - index),
    });
    if (status !== 'draft')
      addDeliveries(data, { email: id, status, recipients, sentAt: data.daysFromToday(-1 - index) });
  }
}

interface DemoDelivery {
  readonly email: string;
  readonly status: string | undefined;
  readonly recipients: readonly string[];
  readonly sentAt: string;
}

function addDeliveries(data: DemoData, { email, status, recipients, sentAt }: DemoDelivery): void {
  for (const recipient of recipients) {
    const id = data.id('EmailDelivery', `${email}/${recipient}`);
    data.add('EmailDelivery', { id, email, recipient, status, sentAt: status === 'sent' ? sentAt : null });
  }
}

function addPlans(data: DemoData): void {
  fileTextsOf(data.tenant.incubator.defaultLanguage).incubatorPlans.forEach((plan, index) => {
    data.add('IncubatorPlan', {
      id: data.id('IncubatorPlan', index),
      ...plan,
      status: index === 2 ? 'draft' : 'active',
      weeks: 6 * (index + 1),
      programs: data
        .all('Program')
        .slice(index, index + 2)
        .map(({ id }) => id),
    });
  });
}

const exportKinds = ['startupsManagement', 'metrics', 'users', 'applications', 'portfolio'];
const exportStates = ['COMPLETED', 'COMPLETED', 'FAILED'];

/** A history of exports that were asked for long ago; their files are gone. */
function addExports(data: DemoData): void {
  ['admin', 'staff', 'admincoach'].forEach((name, person) => {
    exportKinds.forEach((type, index) => {
      const status = exportStates[(index + person) % exportStates.length];
      const format = index % 2 === 0 ? 'csv' : 'xlsx';
      data.add('Export', {
        id: data.id('Export', `${name}/${index}`),
        name: `${type}.${format}`,
        type,
        status,
        format,
        rowCount: status === 'COMPLETED' ? data.random.between(10, 900) : null,
        requestedBy: data.id('User', name),
        finishedAt: data.daysFromToday(-20 - index, 610),
        createdAt: data.daysFromToday(-20 - index, 600),
      });
    });
  });
}

/** The latest changes of records, as the product itself notes them. */
function addLog(data: DemoData): void {
  const actors = ['admin', 'staff', 'admincoach', 'subadmin', 'coach'].map((name) => data.id('User', name));
  const startups = data.all('Startup');
  for (let index = 0; index < data.tenant.size.emails * 2; index += 1) {
    const startup = startups[index % startups.length];
    const isMilestone = index % 3 === 0;
    data.add('ActivityLogEntry', {
      id: data.id('ActivityLogEntry', index),
      actor: actors[index % actors.length],
      action: isMilestone ? 'created' : 'updated',
      recordType: isMilestone ? 'Milestone' : 'Startup',
      recordId: startup?.id ?? '',
      recordName: String(isMilestone ? data.all('Milestone')[index]?.name : startup?.name),
      changes: isMilestone ? [] : index % 2 === 0 ? ['tagline'] : ['stage', 'program'],
      createdAt: data.daysFromToday(-1 - Math.floor(index / 3), 500 + (index % 3) * 140),
    });
  }
}
