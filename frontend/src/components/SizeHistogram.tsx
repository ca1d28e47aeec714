import { Button } from 'antd';
import { useState } from 'react';

import { formatCount, formatWholeBytes } from '../lib/format';
import { placeOf, reaching, type SizeClass } from '../lib/sizeClasses';
import { useTranslate } from '../lib/translate';

interface Props {
  title: string;
  classes: SizeClass[];
  /** A size that a dashed line marks by its name; null for none. */
  limit: { bytes: number; name: string } | null;
}

/** So many bounds have room beside each other. */
const mostBounds = 14;

/** How many files there are of each size; each class twice as large as the one before. */
export function SizeHistogram({ title, classes, limit }: Props) {
  const t = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const shown = limit === null ? classes : reaching(limit.bytes, classes);
  const largest = classes.reduce((most, each) => (each.files > most.files ? each : most));
  return (
    <figure className="chart">
      <figcaption className="chart-head">
        <div>
          <h3>{title}</h3>
          <p className="second small">
            {t('sizes.summary', {
              files: classes.reduce((sum, each) => sum + each.files, 0),
              from: formatWholeBytes(largest.fromBytes),
              to: formatWholeBytes(largest.toBytes + 1),
            })}
          </p>
        </div>
        <Button size="small" type="text" onClick={() => setAsTable(!asTable)}>
          {asTable ? t('chart.asChart') : t('chart.asTable')}
        </Button>
      </figcaption>
      {asTable ? <SizeTable title={title} classes={classes} /> : <Columns title={title} classes={shown} limit={limit} />}
    </figure>
  );
}

function Columns({ title, classes, limit }: Props) {
  const t = useTranslate();
  const most = Math.max(...classes.map((each) => each.files));
  const step = Math.ceil(classes.length / mostBounds);
  const place = limit === null ? 0 : placeOf(limit.bytes, classes);
  return (
    <div className="histogram">
      <ol aria-label={title}>
        {classes.map((each, index) => {
          const text = t('sizes.class', {
            files: each.files,
            from: formatWholeBytes(each.fromBytes),
            to: formatWholeBytes(each.toBytes + 1),
          });
          return (
            <li key={each.fromBytes} title={text} aria-label={text}>
              <span className="histogram-count" aria-hidden="true">
                {each.files > 0 && formatCount(each.files)}
              </span>
              <span className="histogram-bar" style={{ '--share': each.files / most } as React.CSSProperties} />
              <span className="histogram-bound" aria-hidden="true">
                {index % step === 0 && formatWholeBytes(each.fromBytes)}
              </span>
            </li>
          );
        })}
      </ol>
      {limit !== null && (
        <p className={place > 0.5 ? 'histogram-limit before' : 'histogram-limit'} style={{ left: `${100 * place}%` }}>
          <span>{limit.name}</span>
        </p>
      )}
    </div>
  );
}

function SizeTable({ title, classes }: Omit<Props, 'limit'>) {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="chart-table" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('files.size')}</th>
            <th scope="col">{t('measure.files')}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((each) => (
            <tr key={each.fromBytes}>
              <td>
                {t('sizes.range', { from: formatWholeBytes(each.fromBytes), to: formatWholeBytes(each.toBytes + 1) })}
              </td>
              <td>{formatCount(each.files)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
