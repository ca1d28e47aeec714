// Checks the types and builds dist; does nothing when no input has changed since the last build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['src', 'public', 'e2e/mock', 'index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'scripts'];
const stamp = 'dist/.inputs';

function files(path) {
  return statSync(path).isDirectory() ? readdirSync(path).sort().flatMap((name) => files(join(path, name))) : [path];
}

const hash = createHash('sha256');
for (const file of inputs.flatMap(files)) {
  hash.update(file).update(readFileSync(file));
}
const wanted = hash.digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const run = (command, ...args) => execFileSync(join('node_modules/.bin', command), args, { stdio: 'inherit' });
  run('tsc', '--noEmit');
  run('vite', 'build', '--logLevel', 'warn');
  writeFileSync(stamp, wanted);
}
