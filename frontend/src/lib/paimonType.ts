import { parametersOf, plainNames, type RowField, type TypeTree } from './typeTree';

/** Reads the text of a Paimon data type, as far as a form needs: what it is made of, and where it goes wrong. */

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

const names = new Set(plainNames);

/** Other ways to write a name. */
const synonyms: Record<string, string> = { INTEGER: 'INT' };

class Fault extends Error {
  constructor(readonly fault: TypeFault) {
    super(fault.reason);
  }
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  type(): TypeTree {
    const start = this.skipBlanks();
    const written = this.word().toUpperCase();
    const name = synonyms[written] ?? written;
    if (name === '') {
      throw new Fault({ reason: start >= this.text.length ? 'empty' : 'unknownType', what: this.rest(), at: start });
    }
    const type = this.named(name);
    if (type === null) {
      throw new Fault({ reason: 'unknownType', what: name, at: start });
    }
    return { ...type, nullable: this.nullability() };
  }

  end(): void {
    this.skipBlanks();
    if (this.at < this.text.length) {
      throw new Fault({ reason: 'trailing', what: this.rest(), at: this.at });
    }
  }

  private named(name: string): TypeTree | null {
    const nullable = true;
    if (name === 'ARRAY' || name === 'MULTISET') {
      return { kind: name, element: this.bracketed(() => this.type()), nullable };
    }
    if (name === 'MAP') {
      return this.bracketed(() => {
        const key = this.type();
        this.expect(',');
        return { kind: 'MAP', key, value: this.type(), nullable };
      });
    }
    if (name === 'ROW') {
      return { kind: 'ROW', fields: this.bracketed(() => this.fields()), nullable };
    }
    return names.has(name) ? this.plain(name) : null;
  }

  private plain(name: string): TypeTree {
    const parameters = this.parameters(name);
    const local = name === 'TIMESTAMP' && this.phrase(/^WITH\s+LOCAL\s+TIME\s+ZONE\b/i) !== '';
    return { kind: 'plain', name: local ? 'TIMESTAMP_LTZ' : name, parameters, nullable: true };
  }

  private fields(): RowField[] {
    const fields: RowField[] = [];
    do {
      fields.push({ name: this.fieldName(), type: this.type(), comment: this.comment() });
    } while (this.accept(','));
    return fields;
  }

  private fieldName(): string {
    const start = this.skipBlanks();
    const name = this.phrase(/^(?:`(?:[^`]|``)+`|[\p{L}\p{N}_]+)/u);
    if (name === '') {
      throw new Fault({ reason: 'expected', what: 'name', at: start });
    }
    return name.startsWith('`') ? name.slice(1, -1).replaceAll('``', '`') : name;
  }

  private comment(): string | null {
    const comment = this.phrase(/^(?:COMMENT\s*)?'(?:[^']|'')*'/i);
    return comment === '' ? null : comment.slice(comment.indexOf("'") + 1, -1).replaceAll("''", "'");
  }

  private parameters(name: string): number[] {
    const allowed = parametersOf[name] ?? [];
    if (allowed.length === 0 || !this.accept('(')) {
      return [];
    }
    const given: number[] = [];
    for (const [index, parameter] of allowed.entries()) {
      if (index === 0 || this.accept(',')) {
        given.push(this.number(parameter.most));
      }
    }
    this.expect(')');
    return given;
  }

  private number(limit: number): number {
    const start = this.skipBlanks();
    const digits = this.phrase(/^\d+/);
    if (digits === '') {
      throw new Fault({ reason: 'expected', what: '0–9', at: start });
    }
    if (Number(digits) > limit) {
      throw new Fault({ reason: 'range', what: String(limit), at: start });
    }
    return Number(digits);
  }

  private nullability(): boolean {
    return !/^NOT/i.test(this.phrase(/^(?:NOT\s+)?NULL\b/i));
  }

  /** What stands next, when it has this form; else nothing is read. */
  private phrase(pattern: RegExp): string {
    this.skipBlanks();
    const found = pattern.exec(this.text.slice(this.at))?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private bracketed<T>(inner: () => T): T {
    this.expect('<');
    const result = inner();
    this.expect('>');
    return result;
  }

  private word(): string {
    return this.phrase(/^[A-Za-z_]+/);
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

/** The type that a text stands for, or what is wrong with it. */
export function readType(text: string): { type: TypeTree; fault: null } | { type: null; fault: TypeFault } {
  const reader = new Reader(text);
  try {
    const type = reader.type();
    reader.end();
    return { type, fault: null };
  } catch (error) {
    if (error instanceof Fault) {
      return { type: null, fault: error.fault };
    }
    throw error;
  }
}

/** What is wrong with the text of a type; null when nothing is. */
export const typeFault = (text: string) => readType(text).fault;
