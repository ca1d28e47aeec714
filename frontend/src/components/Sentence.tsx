import { Fragment } from 'react';

import { useTell } from '../lib/translate';
import { TimeText } from './TimeText';

const instant = /(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)/;

const retry = / Weir tries again at (\S+)\.$/;

/** A sentence that has no code is known by its English text, in which one quoted name and one instant may vary. */
function useToldSentence(text: string): string {
  const tell = useTell();
  const again = retry.exec(text);
  const sentence = again === null ? text : text.slice(0, again.index);
  const about = /'([^']*)'/.exec(sentence)?.[1];
  const at = instant.exec(sentence)?.[1];
  const named = tell(`sentence.${sentence.replace(`'${about}'`, "'{about}'").replace(instant, '{at}')}`, sentence, { about, at });
  const told = tell(`sentence.${sentence}`, named);
  return again === null ? told : told + tell('retry', again[0], { at: again[1] });
}

/** A sentence of the service in the reader's language where it is known there, with its instants in the reader's zone. */
export function Sentence({ text }: { text: string }) {
  const told = useToldSentence(text);
  // the pattern has one group, so that every second part is an instant
  return told.split(instant).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name
    <Fragment key={index}>{index % 2 === 1 ? <TimeText value={part} absolute /> : part}</Fragment>
  ));
}
