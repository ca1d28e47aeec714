import { useQuery } from '@tanstack/react-query';

import { jobExceptionsQuery } from '../../../api/jobs';
import type { Job, JobExceptions } from '../../../api/types';
import { Callout } from '../../../components/Callout';
import { Notice } from '../../../components/Notice';
import { RawText } from '../../../components/RawText';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { Sentence } from '../../../components/Sentence';
import { TimeText } from '../../../components/TimeText';
import { useTranslate } from '../../../lib/translate';

export function ExceptionsTab({ job }: { job: Job }) {
  const query = useQuery(jobExceptionsQuery(job.name));
  return <Region query={query}>{(data) => <Exceptions data={data} neverRan={job.deployment?.endReason === 'REJECTED'} />}</Region>;
}

function Exceptions({ data, neverRan }: { data: JobExceptions; neverRan: boolean }) {
  const t = useTranslate();
  if (data.raw === null && data.sentence === null && data.history.length === 0) {
    return (
      <Section>
        <Notice
          title={t(neverRan ? 'exceptions.neverRan' : 'exceptions.none')}
          detail={t(neverRan ? 'exceptions.neverRanDetail' : 'exceptions.noneDetail')}
        />
      </Section>
    );
  }
  return (
    <div className="stack wide">
      <Callout tone="bad">
        <p className="strong"><Sentence text={data.sentence ?? t('exceptions.noSentence')} /></p>
        {data.cause !== null && <p className="mono wrap-anywhere">{data.cause}</p>}
        {data.at !== null && (
          <p className="second">
            <TimeText value={data.at} absolute />
          </p>
        )}
        {data.raw !== null && <RawText text={data.raw} label={t('exceptions.raw')} />}
      </Callout>
      {data.history.length > 0 && (
        <Section title={t('exceptions.history')}>
          <ul className="exceptions">
            {data.history.map((entry) => (
              <li key={`${entry.at} ${entry.taskName ?? ''}`}>
                <TimeText value={entry.at} absolute />
                <div>
                  <p><Sentence text={entry.sentence ?? t('exceptions.noSentence')} /></p>
                  {entry.taskName !== null && <p className="second mono">{entry.taskName}</p>}
                  {entry.raw !== null && <RawText text={entry.raw} label={t('exceptions.raw')} />}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
