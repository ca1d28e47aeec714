import type { Problem } from './types';

/** A refusal or failure that the service (or the network before it) answered. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ProblemError';
    this.problem = problem;
  }

  /** The last part of the problem's type, "not-found" for one. */
  get slug(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf('/') + 1);
  }

  /** What is said about one place of the body, by JSON pointer. */
  at(pointer: string): string | undefined {
    return this.problem.errors?.find((error) => error.pointer === pointer)?.message;
  }
}

export const unreachable: Problem = { type: 'unreachable', title: '', status: 0 };

/** Reads an error of any origin as a problem. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) {
    return error;
  }
  return new ProblemError({ ...unreachable, detail: error instanceof Error ? error.message : String(error) });
}

export function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'status' in body && 'title' in body;
}
