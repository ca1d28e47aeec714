import { Button } from 'antd';
import { useRouteError } from 'react-router';

import { Notice } from '../components/Notice';
import { useTranslate } from '../lib/translate';

/** In place of a page whose code failed or could not be loaded. */
export function Crash() {
  const t = useTranslate();
  const error = useRouteError();
  return (
    <Notice title={t('common.crashed')} detail={error instanceof Error ? error.message : String(error)}>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t('common.reload')}
      </Button>
    </Notice>
  );
}
