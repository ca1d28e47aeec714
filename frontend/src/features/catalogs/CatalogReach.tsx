import { Tooltip } from 'antd';

import type { Catalog } from '../../api/types';
import { StateMark } from '../../components/StateMark';
import { useTranslate } from '../../lib/translate';

/** Whether the catalog answered when it was last asked. */
export function CatalogReach({ catalog }: { catalog: Catalog }) {
  const t = useTranslate();
  const { reachable, message } = catalog.state;
  const mark =
    reachable === null ? (
      <StateMark tone="unknown" word={t('state.UNKNOWN')} />
    ) : reachable ? (
      <StateMark tone="good" word={t('catalogs.reachable')} />
    ) : (
      <StateMark tone="bad" word={t('catalogs.unreachable')} />
    );
  return message === null ? mark : <Tooltip title={message}>{mark}</Tooltip>;
}
