import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { type DateReader, daysText, dayText, momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { RichText } from '#src/ui/writing/RichText.tsx';
import type { ApplicationProgramQuery } from '../applications.gen.ts';
import type { Offer } from '../OfferSelect.tsx';
import { OfferQuestions } from './OfferQuestions.tsx';
import classes from './ProgramStory.module.css';

interface ProgramStoryProps {
  readonly program: NonNullable<ApplicationProgramQuery['applicationProgram']>;
  readonly offers: readonly Offer[];
}

/** What somebody reads before they apply: when the program runs, until when they may apply, what follows, what they are asked (issue 15 §6). */
export function ProgramStory({ program: { story, questions, startDate, endDate }, offers }: ProgramStoryProps) {
  const { t } = useTranslation('applications');
  const reader = useDateReader();
  const runs = runsText(startDate, endDate, reader);
  return (
    <div className={classes.story}>
      {Boolean(story) && <RichText value={story} />}
      {runs && (
        <dl className={classes.facts}>
          <Fact term={t('story.runs')} text={runs} />
        </dl>
      )}
      {offers.map((offer) => (
        <OfferStory key={offer._id} offer={offer} isAlone={offers.length === 1} />
      ))}
      {questions.length > 0 && (
        <section className={classes.faq}>
          <h2 className={classes.name}>{t('story.faq')}</h2>
          {questions.map(({ _id, question, answer }) => (
            <details key={_id} className={classes.answered}>
              <summary>
                <bdi>{question}</bdi>
              </summary>
              <RichText value={answer} />
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

/** From its first day to its last; its first alone where no last one follows it. Null while the first is open. */
function runsText(start: string | null, end: string | null, reader: DateReader): string | null {
  if (start === null) return null;
  return end !== null && start <= end ? daysText(start, end, 'UTC', reader) : dayText(start, 'UTC', reader);
}

function OfferStory({ offer, isAlone }: { readonly offer: Offer; readonly isAlone: boolean }) {
  const { t } = useTranslation('applications');
  const reader = useDateReader();
  const zone = useReaderZone();
  const { name, description, closesAt, hearsBy, rounds } = offer;
  return (
    <section className={classes.offer}>
      <h2 className={classes.name}>
        <bdi>{name}</bdi>
      </h2>
      {description && (
        <p className={classes.about}>
          <bdi>{description}</bdi>
        </p>
      )}
      <dl className={classes.facts}>
        {closesAt && <Fact term={t('story.applyBy')} text={momentText(closesAt, zone, reader, true)} />}
        {hearsBy && <Fact term={t('story.hearsBy')} text={dayText(hearsBy, 'UTC', reader)} />}
        {rounds.length > 1 && (
          <div className={classes.fact}>
            <dt>{t('story.steps')}</dt>
            <dd>
              <ol className={classes.steps}>
                {rounds.map((round, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two rounds may have one name
                  <li key={at}>{round}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
      <OfferQuestions funnelId={offer._id} isOpen={isAlone} />
    </section>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
