import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { useDenied } from '../../api/session';
import { changeOwner, ownerQuery, tableKeys, type TableRef } from '../../api/tables';
import type { Owner, OwnerState } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { Callout } from '../../components/Callout';
import { Facts } from '../../components/Facts';
import { ProblemView } from '../../components/ProblemView';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';

const owners: Owner[] = ['WEIR', 'COMPACT_JOB', 'WRITER'];

/** Who compacts the table, and how to change that. */
export function OwnerSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const query = useQuery(ownerQuery(tableRef));
  return (
    <Section title={t('tables.owner')}>
      <Region query={query} lines={2}>
        {(state) => <OwnerChoice key={state.owner} tableRef={tableRef} state={state} />}
      </Region>
    </Section>
  );
}

function OwnerChoice({ tableRef, state }: { tableRef: TableRef; state: OwnerState }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('table:write');
  const [chosen, setChosen] = useState(state.owner);
  const change = useMutation({
    mutationFn: () => changeOwner(tableRef, chosen),
    onSuccess: () => queries.invalidateQueries({ queryKey: tableKeys.one(tableRef) }),
  });
  return (
    <div className="stack">
      {!state.agrees && <Callout tone="care">{t(state.writeOnly ? 'owner.disagreesWriteOnly' : 'owner.disagreesWrites')}</Callout>}
      <Radio.Group
        className="choices"
        aria-label={t('tables.owner')}
        value={chosen}
        disabled={denied !== null}
        onChange={(event) => setChosen(event.target.value as Owner)}
      >
        {owners.map((owner) => (
          <Radio key={owner} value={owner}>
            <span className="strong">{t(`owner.${owner}`)}</span>
            <span className="second"> {t(`ownerMeans.${owner}`)}</span>
          </Radio>
        ))}
      </Radio.Group>
      {chosen !== state.owner && state.mustStopFirst.length > 0 && (
        <Callout tone="care">
          {t('owner.mustStopFirst')}{' '}
          {state.mustStopFirst.map((job) => (
            <Link key={job.name} to={paths.job(job.name)}>
              {job.name}
            </Link>
          ))}
        </Callout>
      )}
      {change.isError && <ProblemView error={change.error} what={t('owner.notChanged')} />}
      <div className="form-actions">
        <ActionButton
          disabledBecause={denied ?? (chosen === state.owner && t('owner.same'))}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {t('owner.change')}
        </ActionButton>
      </div>
      <Facts
        facts={[
          [t('owner.declaredBy'), state.declaredBy === null || state.declaredBy === 'first sight' ? t('owner.firstSight') : state.declaredBy],
          [t('owner.since'), <TimeText key="since" value={state.since} />],
          ['write-only', state.writeOnly ? t('common.yes') : t('common.no')],
        ]}
      />
    </div>
  );
}
