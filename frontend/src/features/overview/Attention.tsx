import { Skeleton } from 'antd';
import { Link } from 'react-router';

import type { HealthSummary } from '../../api/types';
import { paths } from '../../app/paths';
import { Section } from '../../components/Section';
import { Sentence } from '../../components/Sentence';
import { StateMark } from '../../components/StateMark';
import { useTranslate } from '../../lib/translate';
import { mostTroubles, useTroubles, type Trouble } from './troubles';

/** What needs attention, why, and the way to what can be done. */
export function Attention({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  const troubles = useTroubles();
  return (
    <Section title={t('overview.attention')} extra={<Link to={paths.health()}>{t('overview.allByHealth', { count: summary.tables })}</Link>}>
      {troubles === null ? <Skeleton active title={false} paragraph={{ rows: 1 }} /> : <Troubles troubles={troubles} />}
    </Section>
  );
}

function Troubles({ troubles }: { troubles: Trouble[] }) {
  const t = useTranslate();
  if (troubles.length === 0) {
    return <StateMark tone="good" word={t('overview.allWell')} />;
  }
  return (
    <ul className="attention">
      {troubles.slice(0, mostTroubles).map(({ key, tone, word, name, to, sentence, act, actTo }) => (
        <li key={key}>
          <StateMark tone={tone} word={word} />
          <Link className="wrap-anywhere" to={to}>
            {name}
          </Link>
          <span className="wrap-anywhere">{sentence !== null && <Sentence text={sentence} />}</span>
          <Link to={actTo} aria-label={t('common.actFor', { act, name })}>
            {act}
          </Link>
        </li>
      ))}
    </ul>
  );
}
