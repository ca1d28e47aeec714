import { useQuery } from '@tanstack/react-query';

import { judgementQuery } from '../../../api/health';
import type { Judgement } from '../../../api/types';
import { Count } from '../../../components/Amount';
import { Callout } from '../../../components/Callout';
import { Facts } from '../../../components/Facts';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { Sentence } from '../../../components/Sentence';
import { TimeText } from '../../../components/TimeText';
import { useTranslate } from '../../../lib/translate';
import { ActorsSection } from '../health/ActorsSection';
import { AdviceList } from '../health/AdviceList';
import { ScoreLine } from '../health/ScoreLine';
import { SeriesSection } from '../health/SeriesSection';
import { SignalTable } from '../health/SignalTable';
import { TableFigures } from '../health/TableFigures';
import type { TabProps } from './tabProps';

/** Whether the table is well, why not, and what can be done. */
export function HealthTab(props: TabProps) {
  const { tableRef, table } = props;
  const query = useQuery(judgementQuery(tableRef));
  return (
    <div className="stack wide">
      <Region query={query} lines={6}>
        {(judgement) => (
          <>
            <Verdict tableRef={tableRef} judgement={judgement} />
            {judgement.signals.length > 0 && <SignalTable tableRef={tableRef} signals={judgement.signals} />}
          </>
        )}
      </Region>
      <TableFigures tableRef={tableRef} table={table} />
      <SeriesSection {...props} />
      {query.data?.actors && <ActorsSection tableRef={tableRef} actors={query.data.actors} />}
      <About {...props} />
    </div>
  );
}

function Verdict({ tableRef, judgement }: { judgement: Judgement } & Pick<TabProps, 'tableRef'>) {
  const t = useTranslate();
  return (
    <Section
      title={t('health.score')}
      extra={
        judgement.observedAt !== null && (
          <span className="second">
            {t('common.seen')} <TimeText value={judgement.observedAt} />
          </span>
        )
      }
    >
      <div className="stack">
        {judgement.unknown !== null && (
          <Callout tone="unknown">
            <Sentence text={judgement.unknown} /> {judgement.signals.length > 0 && t('health.lastKnown')}
          </Callout>
        )}
        <ScoreLine judgement={judgement} />
        {judgement.advice.length > 0 && <AdviceList tableRef={tableRef} judgement={judgement} />}
      </div>
    </Section>
  );
}

function About({ table }: TabProps) {
  const t = useTranslate();
  return (
    <Section title={t('tables.about')}>
      <Facts
        facts={[
          [t('tables.primaryKey'), table.primaryKey.join(', ') || t('tables.noKey')],
          [t('tables.partitionedBy'), table.partitionedBy.join(', ') || t('tables.notPartitioned')],
          [t('tables.schemaVersion'), String(table.schemaId)],
          [t('tables.branches'), <Count key="branches" value={table.branches} />],
          [t('common.created'), <TimeText key="created" value={table.createdAt} />],
          [t('tables.observedAt'), <TimeText key="observed" value={table.observation?.observedAt} />],
        ]}
      />
    </Section>
  );
}
