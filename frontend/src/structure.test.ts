import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = 'src';

/** What each folder may import from, besides itself. Features reach the addresses of pages, and nothing else of the app. */
const allowed: Record<string, string[]> = {
  lib: ['api/types', 'api/problem', 'messages/'],
  api: ['lib/'],
  components: ['lib/', 'api/types', 'api/problem'],
  features: ['lib/', 'api/', 'components/', 'app/paths'],
  app: ['lib/', 'api/', 'components/', 'features/', 'messages/'],
};

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.tsx?$/.test(path) && !path.includes('.test.') ? [path] : [];
  });
}

function imports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map((match) =>
    relative(root, join(dirname(file), match[1] ?? match[2] ?? '')),
  );
}

const sources = files(root).map((file) => relative(root, file));

it('imports from components to features to app, and never back', () => {
  const wrong = sources.flatMap((file) => {
    const layer = file.split('/')[0] ?? '';
    const own = layer === 'features' ? file.split('/').slice(0, 2).join('/') : layer;
    return imports(join(root, file))
      .filter((target) => allowed[layer] !== undefined && !target.startsWith(`${own}/`))
      .filter((target) => !allowed[layer]?.some((place) => target.startsWith(place)))
      .map((target) => `${file} -> ${target}`);
  });
  expect(wrong).toEqual([]);
});

it('has no barrels', () => {
  expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

it('writes no text into components', () => {
  const text = />\s*[A-Z][a-z]+ [a-z]+[^<{]*</;
  const wrong = sources.filter((file) => file.endsWith('.tsx') && text.test(readFileSync(join(root, file), 'utf8').replaceAll(/=>[^\n]*|\/\/.*|\/\*\*?[\s\S]*?\*\//g, '')));
  expect(wrong).toEqual([]);
});
