import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import { fileTextsOf } from '#server/demo/texts/fileTextsOf.ts';
import { demoMetrics } from './demoMetrics.ts';

/** What has happened with each startup: something of every kind. Comes after people and metrics. */
export function buildTimeline(data: DemoData): void {
  const reported = Map.groupBy(data.all('MetricDataItem'), (item) => String(item.startup));
  const people = peopleOf(data);
  data.all('Startup').forEach((startup, index) => {
    const timeline = new StartupTimeline(data, startup, people);
    timeline.addReports(reported.get(startup.id) ?? []);
    timeline.addNotes(index);
    timeline.addCoaching(index);
    timeline.addMail(index);
    timeline.addCategorization(index);
  });
}

interface People {
  readonly staff: readonly DemoRow[];
  readonly coaches: readonly DemoRow[];
  readonly founders: ReadonlyMap<string, DemoRow[]>;
}

/** Those who write and coach are people one can sign in as, so that their own timelines are not empty. */
function peopleOf(data: DemoData): People {
  const users = data.all('User');
  const known = (names: readonly string[]) =>
    names.flatMap((name) => users.filter(({ id }) => id === data.id('User', name)));
  const founders = new Map<string, DemoRow[]>();
  for (const user of users) {
    for (const startup of user.startups as string[]) founders.set(startup, [...(founders.get(startup) ?? []), user]);
  }
  return {
    staff: known(['admin', 'staff', 'admincoach']),
    coaches: known(['coach', 'mentor', 'expert', 'admincoach']),
    founders,
  };
}

const nameOf = (user: DemoRow): string => `${String(user.firstName)} ${String(user.lastName)}`;
const cardOf = (user: DemoRow) => ({ _id: user.id, fullName: nameOf(user) });

class StartupTimeline {
  readonly #data: DemoData;
  readonly #startup: DemoRow;
  readonly #people: People;
  #count = 0;

  constructor(data: DemoData, startup: DemoRow, people: People) {
    this.#data = data;
    this.#startup = startup;
    this.#people = people;
  }

  #add(eventType: string, days: number, values: Readonly<Record<string, unknown>>): void {
    const data = this.#data;
    this.#count += 1;
    data.add('TimelineEvent', {
      id: data.id('TimelineEvent', `${this.#startup.id}/${this.#count}`),
      eventType,
      startup: this.#startup.id,
      isPublic: true,
      isPinned: false,
      isUpdate: false,
      attachments: [],
      data: [],
      answers: [],
      createdAt: data.daysFromToday(-days, 500 + ((this.#count * 37) % 500)),
      ...values,
    });
  }

  get #founders(): readonly DemoRow[] {
    return this.#people.founders.get(this.#startup.id) ?? [];
  }

  /** One item for each month's key figures, and one for the rest of the last half year. */
  addReports(items: readonly DemoRow[]): void {
    const months = Map.groupBy(
      items.filter((item) => item.submittedAt),
      (item) => String(item.to),
    );
    [...months]
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .forEach(([to, values], age) => {
        const at = String(values[0]?.submittedAt);
        const [editor] = this.#founders;
        const common = { createdAt: at, createdBy: editor?.id ?? null, dueDate: `${to}T00:00:00.000Z` };
        this.#add('topLevelDataSubmitted', 0, { ...common, data: this.#points(values, true) });
        if (age < 6) this.#add('dataSubmitted', 0, { ...common, data: this.#points(values, false) });
      });
    if (months.size > 0) this.#add('dataDue', 2, { dueDate: this.#data.endOfDay(8) });
  }

  #points(items: readonly DemoRow[], isTopLevel: boolean) {
    const texts = fileTextsOf(this.#data.tenant.incubator.defaultLanguage);
    const [editor] = this.#founders;
    return demoMetrics
      .filter((metric) => metric.isTopLevel === isTopLevel)
      .flatMap((metric) => {
        const id = this.#data.id('Metric', metric.key);
        const item = items.find((candidate) => candidate.metric === id);
        if (item === undefined) return [];
        return [
          {
            isPoint0: item.isPoint0,
            value: item.value ?? null,
            dateValue: item.dateValue ?? null,
            unit: metric.unitType,
            metric: { _id: id, name: texts.metrics[metric.key]?.title ?? metric.key },
            metadata: item.metadata ?? null,
            editedBy: editor ? cardOf(editor) : null,
          },
        ];
      });
  }

  addNotes(index: number): void {
    const { random } = this.#data;
    const texts = fileTextsOf(this.#data.tenant.incubator.defaultLanguage);
    const { staff, coaches } = this.#people;
    const writers = [...staff, ...coaches];
    for (let note = 0; note < 3; note += 1) {
      this.#add('note', 3 + note * 21 + (index % 9), {
        message: random.pick(texts.notes),
        createdBy: random.pick(writers).id,
        isPinned: note === 0 && index % 5 === 0,
        attachments:
          note === 1 ? [{ name: 'notes.pdf', url: `https://${this.#data.tenant.id}.test/files/notes.pdf` }] : [],
      });
    }
    this.#add('comment', 6 + (index % 5), {
      message: random.pick(texts.privateComments),
      createdBy: random.pick(staff).id,
      isPublic: false,
    });
    this.#add('milestone', 12 + (index % 7), { message: texts.plans[0]?.milestones[1], attr1: 'reached' });
  }

  addCoaching(index: number): void {
    const { random } = this.#data;
    const texts = fileTextsOf(this.#data.tenant.incubator.defaultLanguage);
    const data = this.#data;
    for (let round = 0; round < 2; round += 1) {
      const coach = random.pick(this.#people.coaches);
      const topic = texts.sessions[(index + round) % texts.sessions.length];
      const days = 9 + round * 33 + (index % 6);
      const startTime = data.daysFromToday(-days, 600);
      this.#add('coachingSession', days, {
        user: coach.id,
        createdBy: coach.id,
        start: startTime,
        end: data.daysFromToday(-days, 660),
        session: {
          name: topic?.name,
          date: startTime,
          expectedDuration: 60,
          topics: topic?.topics,
          startTime,
          endTime: data.daysFromToday(-days, 660),
          coachs: [cardOf(coach)],
          attendees: this.#founders.slice(0, 3).map(cardOf),
          invite: { status: 'accepted', expires: startTime },
          evaluationForms: [{ _id: 'f1', name: topic?.name, questions: [{ _id: 'q1', label: texts.sessionQuestion }] }],
          evaluationAnswers: [{ questionId: 'q1', textValue: random.pick(texts.sessionAnswers) }],
          changelogs: round === 1 ? [{ at: startTime, by: cardOf(coach), text: texts.sessionChange }] : [],
        },
      });
    }
    const isExpired = index % 3 === 1;
    this.#add('coachingInvite', isExpired ? 30 : 1, {
      user: random.pick(this.#people.coaches).id,
      invite: {
        status: isExpired ? 'expired' : 'pending',
        expires: data.daysFromToday(isExpired ? -20 : 6),
        invitees: this.#founders.slice(0, 2).map(cardOf),
        session: { name: texts.sessions[index % texts.sessions.length]?.name },
      },
    });
  }

  addMail(index: number): void {
    const texts = fileTextsOf(this.#data.tenant.incubator.defaultLanguage);
    const mail = texts.mails[index % texts.mails.length];
    const isBounced = index % 11 === 5;
    this.#add('emailThread', 4 + (index % 8), {
      createdBy: this.#people.staff[0]?.id ?? null,
      email: { ...mail, recipients: this.#founders.slice(0, 3).map(nameOf) },
      delivery: {
        bounced: isBounced,
        deferred: false,
        dropped: false,
        delivered: !isBounced,
        spam: false,
        opensCount: isBounced ? 0 : (index % 4) + 1,
        lastOpened: isBounced ? null : this.#data.daysFromToday(-2),
        cc: [`team@${this.#data.tenant.id}.test`],
        bcc: [],
      },
    });
  }

  addCategorization(index: number): void {
    const found = this.#data.all('StartupCategorization').find(({ startup }) => startup === this.#startup.id);
    if (found === undefined || found.status === 'open') return;
    const [founder] = this.#founders;
    const by = { createdBy: founder?.id ?? null };
    if (found.status === 'skipped') this.#add('categorizationSkip', 38, by);
    else this.#add('categorizationUpdate', 36 + (index % 4), { ...by, answers: found.questions });
  }
}
