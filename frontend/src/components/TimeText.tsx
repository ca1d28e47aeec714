import { Tooltip } from 'antd';
import { useIntl } from 'react-intl';

import { useNow } from '../lib/clock';
import { formatInstant, relativeTime, unknown } from '../lib/format';
import { useProfile } from '../lib/profile';

interface Props {
  value: string | null | undefined;
  /** Absolute in logs, audit and runs; relative elsewhere. The other one shows on hover. */
  absolute?: boolean;
}

/** An instant, the only way this application shows one. */
export function TimeText({ value, absolute = false }: Props) {
  const { zone } = useProfile();
  const now = useNow();
  const intl = useIntl();
  if (value === null || value === undefined) {
    return <span className="second">{unknown}</span>;
  }
  const exact = formatInstant(value, zone);
  const distance = relativeTime(value, now);
  const relative = intl.formatRelativeTime(distance.value, distance.unit, { style: 'short' });
  return (
    <Tooltip title={absolute ? relative : `${exact} ${zone}`}>
      <time dateTime={value} className="nowrap">
        {absolute ? exact : relative}
      </time>
    </Tooltip>
  );
}
