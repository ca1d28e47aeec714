import { Button } from 'antd';

import { useTranslate } from '../lib/translate';

/** Says how many rows came while the list was looked at, and shows them when asked to. */
export function HeldRows({ count, show }: { count: number; show: () => void }) {
  const t = useTranslate();
  if (count === 0) {
    return null;
  }
  return (
    <div className="held">
      <Button type="link" size="small" onClick={show}>
        {t('common.held', { count })}
      </Button>
    </div>
  );
}
