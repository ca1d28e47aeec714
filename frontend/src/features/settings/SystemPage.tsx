import { useQuery } from '@tanstack/react-query';

import { systemQuery } from '../../api/access';
import { useAllowed } from '../../api/session';
import type { SystemInfo } from '../../api/types';
import { Text } from '../../components/Amount';
import { Facts, type Fact } from '../../components/Facts';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useTranslate, type Translate } from '../../lib/translate';
import { SettingsFrame } from './SettingsFrame';

export function Page() {
  const t = useTranslate();
  const system = useQuery({ ...systemQuery, enabled: useAllowed('user:admin') });
  return (
    <SettingsFrame permission="user:admin">
      <Section title={t('system.title')}>
        <Region query={system}>{(info) => <Facts narrow facts={factsOf(info, t)} />}</Region>
      </Section>
    </SettingsFrame>
  );
}

function factsOf(info: SystemInfo, t: Translate): Fact[] {
  return [
    [t('system.version'), <Text key="version" value={info.version} />],
    [t('system.home'), <code key="home">{info.home}</code>],
    [t('system.database'), `${info.database.product} ${info.database.version} (${t(info.database.embedded ? 'system.embedded' : 'system.external')})`],
    ['Java', info.java],
    [t('system.started'), <TimeText key="started" value={info.startedAt} absolute />],
  ];
}
