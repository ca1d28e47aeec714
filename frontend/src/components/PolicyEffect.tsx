import { Link } from 'react-router';

import type { PolicyPreview } from '../api/types';
import { useProfile } from '../lib/profile';
import { useTranslate } from '../lib/translate';
import { Callout } from './Callout';
import { StateMark } from './StateMark';
import { TimeText } from './TimeText';

const mostTables = 20;

interface Props {
  preview: PolicyPreview;
  /** The policy in words. */
  sentence: string;
  /** Address of a table by its full name; null for none. */
  pathOf: (table: string) => string | null;
}

/** How a policy reads back, with what it conflicts with, its next runs and the tables it covers. */
export function PolicyEffect({ preview, sentence, pathOf }: Props) {
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
            const to = pathOf(each.table);
            return (
              <li key={each.table}>
                {to === null ? each.table : <Link to={to}>{each.table}</Link>}{' '}
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
