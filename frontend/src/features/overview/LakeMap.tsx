import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { healthQuery } from '../../api/health';
import type { HealthSummary, Verdict } from '../../api/types';
import { paths } from '../../app/paths';
import { Notice } from '../../components/Notice';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TreeMap, type TreeMapItem } from '../../components/TreeMap';
import { formatBytes } from '../../lib/format';
import { toneOf } from '../../lib/tone';
import { useTranslate, type Translate } from '../../lib/translate';
import { refOf } from './refOf';

const most = 100;

/** A table with a smaller share of the bytes is one of the others: it could hardly be seen, or hit. */
const leastShare = 0.0025;

/** The largest tables, and all others as one. */
function itemsOf(tables: Verdict[], summary: HealthSummary, t: Translate): TreeMapItem[] {
  const shown = tables.filter(({ bytes }) => (bytes ?? 0) > leastShare * summary.bytes);
  const rest = summary.bytes - shown.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  const items = shown.map((row) => ({
    key: row.table,
    label: row.table,
    value: row.bytes ?? 0,
    text: formatBytes(row.bytes),
    tone: toneOf(row.state),
    word: t(`state.${row.state}`),
    to: paths.table(refOf(row)),
  }));
  if (shown.length === 0 || rest <= 0) {
    return items;
  }
  const others = { key: 'others', label: t('overview.others', { count: summary.tables - shown.length }), value: rest, text: formatBytes(rest) };
  return [...items, { ...others, tone: 'quiet' as const, word: t('overview.variousStates'), to: paths.health({ sort: 'bytes' }) }].toSorted(
    (one, other) => other.value - one.value,
  );
}

/** The largest tables by their bytes, coloured by how well they are. */
export function LakeMap({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  const tables = useQuery(healthQuery({ sort: 'bytes' }, most));
  return (
    <Section title={t('overview.map')} extra={<Link to={paths.health({ sort: 'bytes' })}>{t('overview.asList')}</Link>}>
      <Region query={tables} lines={8}>
        {({ items }) => {
          const shown = itemsOf(items, summary, t);
          return shown.length === 0 ? <Notice title={t('overview.noBytes')} /> : <TreeMap label={t('overview.map')} items={shown} />;
        }}
      </Region>
    </Section>
  );
}
