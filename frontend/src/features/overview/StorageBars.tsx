import type { ReactNode } from 'react';

import type { HealthSummary } from '../../api/types';
import { Bytes } from '../../components/Amount';
import { Bars } from '../../components/Bars';
import { Section } from '../../components/Section';
import { useTranslate } from '../../lib/translate';

type Share = HealthSummary['layers'][number];

const most = 10;

/** Where the live and the dead bytes are: by layer, by database, and who holds the dead. */
export function StorageBars({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  const { dead, layers, databases } = summary;
  const holders = [
    { key: 'tags', label: t('overview.byTags'), value: dead.byTagsBytes },
    { key: 'consumers', label: t('overview.byConsumers'), value: dead.byConsumersBytes },
    { key: 'snapshots', label: t('overview.bySnapshots'), value: Math.max(0, dead.bytes - dead.byTagsBytes - dead.byConsumersBytes) },
  ];
  return (
    <div className="columns thirds">
      <Section title={t('overview.byLayer')}>
        <Bars label={t('overview.byLayer')} bars={layers.map((share) => barOf(share, share.name ?? t('tables.noLayer'), <LiveAndDead share={share} />))} />
      </Section>
      <Section title={t('overview.byDatabase')}>
        <Bars label={t('overview.byDatabase')} bars={databases.slice(0, most).map((share) => barOf(share, share.name ?? '', <LiveAndDead share={share} />))} />
      </Section>
      <Section title={t('overview.deadBy')}>
        <Bars label={t('overview.deadBy')} bars={holders.map((holder) => ({ ...holder, text: <Bytes value={holder.value} /> }))} />
        <p className="second small">{t('overview.deadMeans')}</p>
      </Section>
    </div>
  );
}

const barOf = (share: Share, label: string, text: ReactNode) => ({ key: share.name ?? '', label, value: share.bytes, text });

function LiveAndDead({ share }: { share: Share }) {
  const t = useTranslate();
  return (
    <>
      <Bytes value={share.bytes} />{' '}
      {share.deadBytes > 0 && (
        <span className="second">
          + <Bytes value={share.deadBytes} /> {t('overview.deadIn')}
        </span>
      )}
    </>
  );
}
