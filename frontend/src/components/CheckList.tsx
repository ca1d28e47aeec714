import type { Check } from '../api/types';
import type { Tone } from '../lib/tone';
import { useTell, useTranslate } from '../lib/translate';
import { SqlText } from './SqlText';
import { StateMark } from './StateMark';

function toneOf(ok: boolean | null): Tone {
  return ok === null ? 'unknown' : ok ? 'good' : 'bad';
}

/** What a test looked at, each with what to do when it failed. */
export function CheckList({ checks }: { checks: Check[] }) {
  const t = useTranslate();
  const tell = useTell();
  const word = (ok: boolean | null) => t(ok === null ? 'check.unknown' : ok ? 'check.ok' : 'check.failed');
  return (
    <ul className="check-list">
      {checks.map((check) => (
        <li key={check.id}>
          <StateMark tone={toneOf(check.ok)} word={word(check.ok)} />
          <div>
            <p>{tell(`check.${check.id}`, check.title)}</p>
            {check.message !== null && (
              <p className="second">{check.ok === false ? tell(`check.${check.id}.failed`, check.message) : check.message}</p>
            )}
            {check.fix !== null && check.ok !== true && <SqlText sql={check.fix} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
