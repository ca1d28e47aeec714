import { Link } from 'react-router';

import { squarify } from '../lib/squarify';
import type { Tone } from '../lib/tone';
import { Sign } from './Sign';

export interface TreeMapItem {
  key: string;
  label: string;
  /** Above zero. */
  value: number;
  /** The value as people read it. */
  text: string;
  tone: Tone;
  /** What the tone says. */
  word: string;
  to: string;
}

/** About as wide for its height as it is on a usual screen. */
const place = { x: 0, y: 0, width: 400, height: 100 };
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Less than this holds no text. */
const least = { width: 32, height: 10 };

/** Shares of a whole, the largest first: each as large as its value, with the sign and the colour of its state. */
export function TreeMap({ label, items }: { label: string; items: TreeMapItem[] }) {
  const rects = squarify(items.map((item) => item.value), place);
  return (
    <ul className="treemap" aria-label={label}>
      {items.map((item, index) => {
        const rect = rects[index] ?? place;
        const title = `${item.label} ${item.text} ${item.word}`;
        const hasRoom = rect.width >= least.width && rect.height >= least.height;
        return (
          <li
            key={item.key}
            className={`tone-${item.tone}`}
            style={{
              left: percent(rect.x, place.width),
              top: percent(rect.y, place.height),
              width: percent(rect.width, place.width),
              height: percent(rect.height, place.height),
            }}
          >
            <Link to={item.to} title={title}>
              {hasRoom ? (
                <>
                  <Sign tone={item.tone} size={12} />
                  <span className="treemap-label">{item.label}</span> <span className="small">{item.text}</span>{' '}
                  <span className="visually-hidden">{item.word}</span>
                </>
              ) : (
                <span className="visually-hidden">{title}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
