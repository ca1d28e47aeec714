import { runTone, toneOf } from '../lib/tone';
import { useTranslate, type MessageKey } from '../lib/translate';
import { StateMark } from './StateMark';

interface Props {
  of: string;
  /** A run that runs is busy, everything else that runs is well. */
  run?: boolean;
  filled?: boolean;
}

/** The state of a job, run, cluster, deployment or checkpoint, in the reader's language. */
export function State({ of, run = false, filled = false }: Props) {
  const t = useTranslate();
  return <StateMark tone={run ? runTone(of) : toneOf(of)} word={t(`state.${of}` as MessageKey)} filled={filled} />;
}
