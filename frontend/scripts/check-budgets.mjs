// Fails when what a browser has to load, gzipped, has outgrown its budget.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limitsKb = { shell: 290, route: 90, charts: 250, editor: 150 };
const manifestFile = 'dist/.vite/manifest.json';
if (!existsSync(manifestFile)) {
  throw new Error('There is no dist: run `npm run build` first.');
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

function closure(key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    (manifest[key].imports ?? []).forEach((next) => closure(next, seen));
  }
  return seen;
}

const kilobytes = (keys) =>
  [...keys]
    .flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
    .filter((file, index, all) => all.indexOf(file) === index)
    .reduce((sum, file) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0) / 1024;

function kindOf(key) {
  if (/LineChartCanvas|echarts/.test(key)) {
    return 'charts';
  }
  return /CodeEditorCanvas/.test(key) ? 'editor' : 'route';
}

const shell = closure('index.html');
const measured = [['shell', 'shell', kilobytes(shell)]];
for (const key of Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry)) {
  const own = [...closure(key)].filter((name) => !shell.has(name));
  measured.push([kindOf(key), key, kilobytes(own)]);
}

let failed = false;
for (const [kind, name, size] of measured) {
  const over = size > limitsKb[kind];
  failed ||= over;
  console.log(`${over ? 'OVER' : 'ok  '} ${size.toFixed(1).padStart(6)} of ${limitsKb[kind]} KB  ${kind}  ${name}`);
}
process.exitCode = failed ? 1 : 0;
