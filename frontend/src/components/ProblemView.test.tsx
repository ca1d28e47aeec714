import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ProblemError } from '../api/problem';
import { renderPage } from '../test/page';
import { ProblemView } from './ProblemView';

const refused = new ProblemError({
  type: 'https://weir.dev/problems/refused',
  title: 'Refused',
  status: 422,
  detail: 'MySQL refuses user weir. Check its password.',
  errors: [{ pointer: '/password', message: 'It was refused.' }],
});

it('says what failed, why, and at which field', () => {
  renderPage(<ProblemView error={refused} what="Can't start orders-sync" />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent("Can't start orders-sync");
  expect(alert).toHaveTextContent('MySQL refuses user weir. Check its password.');
  expect(alert).toHaveTextContent('/password It was refused.');
});

it('tells an unreachable service from a refusal', () => {
  renderPage(<ProblemView error={new TypeError('Failed to fetch')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Weir does not answer.');
});
