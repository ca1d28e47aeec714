/** Reads the text of a Paimon data type, as far as a form needs: is it one, and if not, where does it go wrong. */

export interface TypeFault {
  reason: 'empty' | 'unknownType' | 'expected' | 'range' | 'trailing';
  /** What was found or expected there. */
  what: string;
  /** Offset in the text. */
  at: number;
}

export const simpleTypes = [
  'BOOLEAN',
  'TINYINT',
  'SMALLINT',
  'INT',
  'BIGINT',
  'FLOAT',
  'DOUBLE',
  'DECIMAL(10, 2)',
  'STRING',
  'CHAR(10)',
  'VARCHAR(255)',
  'BYTES',
  'BINARY(16)',
  'VARBINARY(255)',
  'DATE',
  'TIME(0)',
  'TIMESTAMP(3)',
  'TIMESTAMP_LTZ(3)',
  'VARIANT',
];

export const nestedTypes = ['ARRAY<STRING>', 'MAP<STRING, STRING>', 'ROW<id BIGINT, name STRING>', 'MULTISET<STRING>'];

/** Largest value of each parameter; a type that is not named here takes none. */
const parameterLimits: Record<string, number[]> = {
  DECIMAL: [38, 38],
  CHAR: [2_147_483_647],
  VARCHAR: [2_147_483_647],
  BINARY: [2_147_483_647],
  VARBINARY: [2_147_483_647],
  TIME: [9],
  TIMESTAMP: [9],
  TIMESTAMP_LTZ: [9],
};

const plainNames = new Set([
  'BOOLEAN',
  'TINYINT',
  'SMALLINT',
  'INT',
  'INTEGER',
  'BIGINT',
  'FLOAT',
  'DOUBLE',
  'STRING',
  'BYTES',
  'DATE',
  'VARIANT',
  ...Object.keys(parameterLimits),
]);

class Fault extends Error {
  constructor(readonly fault: TypeFault) {
    super(fault.reason);
  }
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  type(): void {
    const start = this.skipBlanks();
    const name = this.word().toUpperCase();
    if (name === '') {
      throw new Fault({ reason: start >= this.text.length ? 'empty' : 'unknownType', what: this.rest(), at: start });
    }
    if (name === 'ARRAY' || name === 'MULTISET') {
      this.bracketed(() => this.type());
    } else if (name === 'MAP') {
      this.bracketed(() => {
        this.type();
        this.expect(',');
        this.type();
      });
    } else if (name === 'ROW') {
      this.bracketed(() => this.fields());
    } else if (plainNames.has(name)) {
      this.parameters(name);
    } else {
      throw new Fault({ reason: 'unknownType', what: name, at: start });
    }
    this.nullability();
  }

  end(): void {
    this.skipBlanks();
    if (this.at < this.text.length) {
      throw new Fault({ reason: 'trailing', what: this.rest(), at: this.at });
    }
  }

  private fields(): void {
    do {
      this.fieldName();
      this.type();
      this.comment();
    } while (this.accept(','));
  }

  private fieldName(): void {
    const start = this.skipBlanks();
    const match = /^(?:`[^`]+`|[\p{L}\p{N}_]+)/u.exec(this.text.slice(this.at));
    if (match === null) {
      throw new Fault({ reason: 'expected', what: 'name', at: start });
    }
    this.at += match[0].length;
  }

  private comment(): void {
    this.skipBlanks();
    const match = /^'(?:[^']|'')*'/.exec(this.text.slice(this.at));
    this.at += match?.[0].length ?? 0;
  }

  private parameters(name: string): void {
    const limits = parameterLimits[name] ?? [];
    if (limits.length > 0 && this.accept('(')) {
      limits.forEach((limit, index) => {
        if (index === 0 || this.accept(',')) {
          this.number(limit);
        }
      });
      this.expect(')');
    }
    if (name === 'TIMESTAMP') {
      this.phrase(/^WITH\s+LOCAL\s+TIME\s+ZONE\b/i);
    }
  }

  private number(limit: number): void {
    const start = this.skipBlanks();
    const digits = /^\d+/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) {
      throw new Fault({ reason: 'expected', what: '0–9', at: start });
    }
    if (Number(digits) > limit) {
      throw new Fault({ reason: 'range', what: String(limit), at: start });
    }
    this.at += digits.length;
  }

  private nullability(): void {
    this.phrase(/^(?:NOT\s+)?NULL\b/i);
  }

  private phrase(pattern: RegExp): void {
    this.skipBlanks();
    this.at += pattern.exec(this.text.slice(this.at))?.[0].length ?? 0;
  }

  private bracketed(inner: () => void): void {
    this.expect('<');
    inner();
    this.expect('>');
  }

  private word(): string {
    const match = /^[A-Za-z_]+/.exec(this.text.slice(this.at))?.[0] ?? '';
    this.at += match.length;
    return match;
  }

  private accept(mark: string): boolean {
    this.skipBlanks();
    const there = this.text[this.at] === mark;
    this.at += there ? 1 : 0;
    return there;
  }

  private expect(mark: string): void {
    if (!this.accept(mark)) {
      throw new Fault({ reason: 'expected', what: mark, at: this.at });
    }
  }

  private skipBlanks(): number {
    while (/\s/.test(this.text[this.at] ?? '')) {
      this.at += 1;
    }
    return this.at;
  }

  private rest(): string {
    return this.text.slice(this.at, this.at + 12);
  }
}

/** What is wrong with the text of a type; null when nothing is. */
export function typeFault(text: string): TypeFault | null {
  const reader = new Reader(text);
  try {
    reader.type();
    reader.end();
    return null;
  } catch (error) {
    if (error instanceof Fault) {
      return error.fault;
    }
    throw error;
  }
}
