import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';

import english from '../messages/en.json';

function Elsewhere() {
  const { pathname } = useLocation();
  return <p data-testid="elsewhere">{pathname}</p>;
}

/** Draws a page at an address; wherever else it leads, the address shows. */
export function renderPage(element: ReactElement, at = '/', path = '/') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  return render(
    <QueryClientProvider client={queries}>
      <IntlProvider locale="en" messages={english}>
        <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
          <RouterProvider router={router} />
        </ConfigProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
}
