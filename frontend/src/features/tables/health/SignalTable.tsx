import { Button } from 'antd';
import { useState } from 'react';

import type { TableRef } from '../../../api/tables';
import type { Signal } from '../../../api/types';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Section } from '../../../components/Section';
import { Sign } from '../../../components/Sign';
import { StateMark } from '../../../components/StateMark';
import { unknown } from '../../../lib/format';
import { useHealthWords } from '../../../lib/healthWords';
import { formatSignal } from '../../../lib/signalValue';
import { toneOf } from '../../../lib/tone';
import { useTranslate } from '../../../lib/translate';
import { EvidenceList, EvidenceName } from './EvidenceList';
import { groupSignals } from './signalGroups';

const mostNames = 2;

interface Props {
  tableRef: TableRef;
  signals: Signal[];
}

/** What was measured: troubles with what follows from them, and on demand what is well. */
export function SignalTable({ tableRef, signals }: Props) {
  const t = useTranslate();
  const words = useHealthWords();
  const [all, setAll] = useState(false);
  const { troubles, well } = groupSignals(signals);
  const bad = troubles.flatMap(({ signal, followers }) => [signal, ...followers]);
  const titleOf = (id: string) => words.signal(signals.find((each) => each.id === id) ?? { id, title: id });
  const columns: DataColumn<Signal>[] = [
    {
      key: 'signal',
      title: t('health.signal'),
      width: '30%',
      render: (row) => (
        <span className={row.because === null ? 'signal-name' : 'signal-name follower'}>
          <span className="strong">{words.signal(row)}</span>
          {row.because !== null && <span className="second small">{t('health.follows', { cause: titleOf(row.because) })}</span>}
        </span>
      ),
    },
    {
      key: 'severity',
      title: t('common.state'),
      render: ({ severity }) => <StateMark tone={severity === 'info' ? 'good' : toneOf(severity)} word={t(severity === 'info' ? 'health.well' : `severity.${severity}`)} />,
    },
    { key: 'value', title: t('health.value'), numeric: true, render: (row) => formatSignal(row.value, row.unit) },
    { key: 'limits', title: t('health.limits'), numeric: true, render: (row) => <LimitsOf signal={row} /> },
    { key: 'lost', title: t('health.lost'), numeric: true, render: (row) => (row.lost === 0 ? <span className="second">0</span> : row.lost) },
    { key: 'evidence', title: t('health.evidence'), width: '28%', render: (row) => <Names tableRef={tableRef} signal={row} /> },
  ];
  const rows = all ? [...bad, ...well] : bad;
  return (
    <Section title={t('health.signals')} flush>
      {rows.length > 0 && (
        <DataTable
          label={t('health.signals')}
          columns={columns}
          rows={rows}
          rowKey={words.signal}
          unfolding={{
            render: (row) => (
              <div className="stack">
                <p>{words.meaning(row)}</p>
                <EvidenceList tableRef={tableRef} evidence={row.evidence} />
              </div>
            ),
          }}
        />
      )}
      {well.length > 0 && (
        <div className="held">
          <Button type="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('health.hideWell') : t('health.showWell', { count: well.length, more: String(bad.length > 0) })}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** From where on it is a warning, and an error. */
function LimitsOf({ signal: { thresholds, unit } }: { signal: Signal }) {
  const t = useTranslate();
  const { warning, error } = thresholds;
  if (warning === null && error === null) {
    return unknown;
  }
  return (
    <span className="limits">
      {warning !== null && (
        <span title={t('severity.warning')}>
          <Sign tone="care" size={12} /> <span className="visually-hidden">{t('severity.warning')}</span> {formatSignal(warning, unit)}
        </span>
      )}
      {error !== null && (
        <span title={t('severity.error')}>
          <Sign tone="bad" size={12} /> <span className="visually-hidden">{t('severity.error')}</span> {formatSignal(error, unit)}
        </span>
      )}
    </span>
  );
}

function Names({ tableRef, signal: { evidence } }: { tableRef: TableRef; signal: Signal }) {
  const t = useTranslate();
  return (
    <span className="row">
      {evidence.slice(0, mostNames).map((each) => (
        <EvidenceName key={`${each.kind} ${each.name}`} tableRef={tableRef} evidence={each} />
      ))}
      {evidence.length > mostNames && <span className="second">{t('overview.andMore', { count: evidence.length - mostNames })}</span>}
    </span>
  );
}
