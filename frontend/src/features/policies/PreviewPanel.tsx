import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { previewPolicy } from '../../api/maintenance';
import type { PolicyBody, PolicyPreview } from '../../api/types';
import { parseTable, paths } from '../../app/paths';
import { Callout } from '../../components/Callout';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { StateMark } from '../../components/StateMark';
import { TimeText } from '../../components/TimeText';
import { useDebounced } from '../../lib/debounce';
import { policyWords } from '../../lib/policyWords';
import { useProfile } from '../../lib/profile';
import { useTranslate } from '../../lib/translate';

const mostTables = 20;

/** How the policy reads back: as a sentence, with the tables it covers and its next runs. */
export function PreviewPanel({ body, complete }: { body: PolicyBody; complete: boolean }) {
  const t = useTranslate();
  const settled = useDebounced(JSON.stringify(body));
  const preview = useQuery({
    queryKey: ['policy-preview', settled],
    queryFn: ({ signal }) => previewPolicy(JSON.parse(settled) as PolicyBody, signal),
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <div className="preview" aria-busy={preview.isFetching}>
      <Section title={t('policy.readsAs')}>
        {complete ? (
          <Region query={preview}>{(data) => <Preview preview={data} sentence={policyWords(body, t)} />}</Region>
        ) : (
          <p className="second">{t('policy.incomplete')}</p>
        )}
      </Section>
    </div>
  );
}

function Preview({ preview, sentence }: { preview: PolicyPreview; sentence: string }) {
  const t = useTranslate();
  const { zone } = useProfile();
  const covered = preview.tables.filter((each) => each.applies).length;
  return (
    <div className="stack">
      <p className="strong">{sentence}</p>
      {preview.conflicts.map((conflict) => (
        <Callout key={conflict} tone="bad">
          {conflict}
        </Callout>
      ))}
      <div>
        <h3>{t('policy.nextRuns', { zone })}</h3>
        <ol>
          {preview.nextFireTimes.map((at) => (
            <li key={at}>
              <TimeText value={at} absolute />
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{t('policy.covers', { count: covered })}</h3>
        <ul className="covered">
          {preview.tables.slice(0, mostTables).map((each) => {
            const ref = parseTable(each.table);
            return (
              <li key={each.table}>
                {ref === null ? each.table : <Link to={paths.table(ref, 'maintenance')}>{each.table}</Link>}{' '}
                {!each.applies && <StateMark tone="quiet" word={t('policy.notThis')} />} <span className="second">{each.reason}</span>
              </li>
            );
          })}
        </ul>
        {preview.tables.length > mostTables && <p className="second">{t('overview.andMore', { count: preview.tables.length - mostTables })}</p>}
      </div>
    </div>
  );
}
