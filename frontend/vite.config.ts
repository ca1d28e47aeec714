import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { mockWeir } from './e2e/mock/plugin.ts';

const weir = process.env.WEIR_URL ?? 'http://localhost:8080';

/** `--mode mock` answers /api from e2e/mock; otherwise a running Weir (WEIR_URL) does. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === 'mock' ? [mockWeir()] : [])],
  server: mode === 'mock' ? {} : { proxy: { '/api': weir, '/actuator': weir } },
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 1200,
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
}));
