import { screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';

import type { KnownSignal } from '../../api/types';
import chinese from '../../messages/zh.json';
import { renderPage } from '../../test/page';
import { listOf, serve } from '../../test/service';
import { newDraft } from './policyDraft';
import { SignalLimitFields } from './SignalLimitFields';

const known = { id: 'uncompacted', title: 'Uncompacted rows', meaning: '', unit: 'seconds', thresholds: { warning: 3600, error: null } } as KnownSignal;
const draft = { ...newDraft({}), signalLimits: [{ signal: known.id, warning: 7200, error: null }] };
const fields = <SignalLimitFields draft={draft} change={() => {}} errorAt={() => null} />;

it('takes times in minutes', async () => {
  serve({ 'GET /health/signals': listOf(known) });
  renderPage(fields);
  expect(await screen.findAllByText('min')).toHaveLength(2);
  expect(screen.getByLabelText('Warning')).toHaveValue('120');
});

it('names the unit in the language of the page', async () => {
  serve({ 'GET /health/signals': listOf(known) });
  renderPage(
    <IntlProvider locale="zh-CN" messages={chinese}>
      {fields}
    </IntlProvider>,
  );
  expect(await screen.findAllByText('分钟')).toHaveLength(2);
  expect(screen.queryByText('min')).not.toBeInTheDocument();
});
