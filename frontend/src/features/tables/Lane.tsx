const mergeWithin = 0.02;
const mergeNamedWithin = 0.14;

/** Something at a moment of a lane's axis. */
export interface Mark {
  /** 0 at the beginning, 1 at the end. */
  at: number;
  name: string;
  detail: string;
  /** Whether its name stands beside it. */
  named?: boolean;
}

interface Tick {
  at: number;
  marks: Mark[];
}

/** Marks that would overlap become one tick with their count. */
function ticksOf(marks: Mark[]): Tick[] {
  const ticks: Tick[] = [];
  for (const mark of marks) {
    const last = ticks.at(-1);
    if (last !== undefined && mark.at - last.at < (mark.named ? mergeNamedWithin : mergeWithin)) {
      last.marks.push(mark);
    } else {
      ticks.push({ at: mark.at, marks: [mark] });
    }
  }
  return ticks;
}

function labelOf({ marks }: Tick): string {
  const [first] = marks;
  if (first?.named) {
    return marks.map((mark) => `${mark.name} · ${mark.detail}`).join('\n');
  }
  return `${marks.length > 1 ? `${first?.name}–${marks.at(-1)?.name}` : first?.name} · ${first?.detail}`;
}

/** One line of marks in their order of time; nothing where there are none. */
export function Lane({ label, look, marks }: { label: string; look: string; marks: Mark[] }) {
  if (marks.length === 0) {
    return null;
  }
  return (
    <div className="lane">
      <span className="second">{label}</span>
      <div className={`lane-track lane-${look}`}>
        {ticksOf(marks).map((tick) => (
          <span
            key={`${tick.at} ${tick.marks[0]?.name}`}
            className={`lane-tick${tick.at > 0.8 ? ' lane-tick-end' : ''}`}
            style={{ left: `${tick.at * 100}%` }}
            title={labelOf(tick)}
          >
            {tick.marks.length > 1 ? tick.marks.length : tick.marks[0]?.named && tick.marks[0].name}
          </span>
        ))}
      </div>
    </div>
  );
}
