import { Fragment } from 'react';

import { TimeText } from './TimeText';

const instant = /(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)/;

/** A sentence of the service, with the instants in it told in the reader's zone. */
export function Sentence({ text }: { text: string }) {
  // the pattern has one group, so that every second part is an instant
  return text.split(instant).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name
    <Fragment key={index}>{index % 2 === 1 ? <TimeText value={part} absolute /> : part}</Fragment>
  ));
}
